/** What closes or is called off beside the range: ordinary in both languages, unless the range shares it. */
import { expect, test } from 'vitest';
import { readTitle } from './calendar-titles.ts';

const readings = (titles: string) =>
  Object.fromEntries(titles.split(/\s*[|\n]\s*/).map((title) => [title, readTitle(title).closes]));
const all = (titles: string, closes: string) =>
  Object.fromEntries(titles.split(/\s*[|\n]\s*/).map((title) => [title, closes]));

const places = `The kitchen is closed today | La cocina está cerrada hoy | Store closed for inventory
  Tienda cerrada por inventario | Restrooms out of order | Baños fuera de servicio | Snack bar and store closed
  Oficina y tienda cerradas | Upper parking lot closed | Estacionamiento de arriba cerrado | Range office closed
  Cerrada la cocina | Store closes early | Cafetería cerrada | Restroom closed, porta potty outside
  Trap league, snack bar closed | Oficina cerrada, campo abierto | Office closed 12-1 | Baño de mujeres cerrado`;
const gatherings = `Hunter education class cancelled | Clase de pistola cancelada | Trap league postponed
  Potluck canceled tonight | Comida compartida cancelada | Raffle drawing postponed | Rifa pospuesta hoy
  CANCELED: board meeting | Cancelada la clase | Se cancela la liga de trap | Class canceled - instructor sick
  No class today | No league tonight | No hay liga esta noche | Hoy no hay reunión | Sin clase hoy
  League cancelled, range open | Work party postponed | Junta directiva pospuesta | Christmas party cancelled`;
const others = `Solo efectivo hoy | Pago solo en efectivo | Cards or cash only | Efectivo solamente
  We are not closed | No estamos cerrados | Range is NOT closed | El campo no está cerrado | Not closed today
  No cerramos hoy`;
test.each([places, gatherings, others])('ordinary: %s', (titles) => {
  expect(readings(titles)).toEqual(all(titles, 'no'));
});

const shared = `Range and store closed | Range, office closed | Trap, office closed
  Store, kitchen, rifle range closed | Snack bar closed. Range too. | Store closed, ranges also
  Kitchen closed, so are we | Office closed and range | Oficina cerrada y campo | Cafetería cerrada, campo también
  Campo, tienda y oficina cerrados | Trap. Kitchen closed | Range & office closed | Range/office closed
  Trap y oficina cerradas | Open shoot, potluck cancelled | Public shoot and potluck cancelled
  Clase y tiro cancelados | No hay clase ni tiro | No league, no shooting | All classes cancelled
  Todas las clases canceladas | Public shooting class cancelled | Everything cancelled
  League cancelled - open Monday | Clase cancelada, abrimos el lunes | Class cancelled due to rain
  Snow class cancelled | League cancelled - snow | Class cancelled, gate stuck | Steel match cancelled
  Torneo cancelado | Trap cancelled | Clase cancelada y campo cerrado | Parking closed
  Estacionamiento cerrado: no se puede entrar | Cash only, no shooting | Efectivo solo socios | Not closed yet
  Not closed? | Not closed until Friday | No estamos cerrados para socios | Not closed to members`;
const closing = `Kitchen closed and range closed | No class. Closed | No hay clase, estamos cerrados
  Solo efectivo, campo cerrado | Raffle cancelled, club closed | Office closed, range is closed`;
test.each([
  [shared, 'ask'],
  [closing, 'yes'],
])('of the range too: %s', (titles, closes) => {
  expect(readings(titles)).toEqual(all(titles, closes));
});

test('who may shoot, and what the public comes for on another day, asks', () => {
  const titles = `Members’ shoot | Volunteers only work day | Se pospone todo | Open shoot moved to Sunday
  Range day moved to 12/12 | Tiro público movido al domingo | Hasta nuevo aviso | Until further notice`;
  expect(readings(titles)).toEqual(all(titles, 'ask'));
  const ordinary = 'Members-only meeting | Trap league moved to field 2 | Open until further notice | Work day';
  expect(readings(ordinary)).toEqual(all(ordinary, 'no'));
});
