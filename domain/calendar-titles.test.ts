/**
 * What titles of the club's calendar mean. docs/editing-content.md has most of them in its table. Over 200 lines,
 * because each promise has a case.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '#words/en.ts';
import { textOf } from '#words/phrase.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { forbidsShooting, isBusy, isForShooting, isOpenDay, readTitle, saysOpen } from './calendar-titles.ts';
import { formatTime } from '#words/format-time.ts';

const doc = readFileSync(new URL('../docs/editing-content.md', import.meta.url), 'utf8');
const [, table = ''] = /<!-- titles -->\n.*\n.*\n([\s\S]*)<!-- \/titles -->/.exec(doc) ?? [];
const documented = Array.from(table.matchAll(/^\| ([^|]+) \| (.*) \|$/gm), ([, said = '', titles = '']) => ({
  said,
  titles: Array.from(titles.matchAll(/`([^`]+)`/g), ([, title = '']) => title),
}));

const says = { yes: 'Closed', ask: 'Call first', no: 'Nothing: an ordinary event' };
const reading = (title: string) => {
  const { closes, hours } = readTitle(title);
  if (closes === 'yes' && hours?.opens) return `Closed until ${formatTime(hours.opens)}, then call first`;
  return closes === 'partly' ? textOf(words.part(hours ?? {})).replace(/\.$/, '') : says[closes];
};

test.each(documented)('the documented titles: $said', ({ said, titles }) => {
  expect(titles.map((title) => [title, reading(title)])).toEqual(titles.map((title) => [title, said]));
});

test('the table is read', () => expect(documented.flatMap(({ titles }) => titles).length).toBeGreaterThan(250));

test.each(
  rowsOf(`
yes | 🅒🅛🅞🅢🅔🅓, 🅲🅻🅾🆂🅴🅳, 🇨🇱🇴🇸🇪🇩, Cl0sure, C1osed, Clos3d, Clo$ed, C<wbr>lo<WBR>sed, <CLOSED> trap league,
  Range: C L O S E D - snow, Range  closed
ask | Range hired by Netflix, Competitors exclusively, Boy Scouts have the range, Staff at SHOT Show,
  Public returns Sunday, SJPD, RSO no-show, Padlocked, Season over, Thanksgiving Day, Navidad, Sin público - torneo,
  Puente, XXX
no | Police vs Fire charity match, Lead-free ammo day, Lost and found, Christmas trap shoot, Staff: Mike,
  Audit committee
ask | Cl★sed, Range 关闭, ???, Opening?, Range opens after work party
# One letter is left out, added, mistaken, or changes places with the next; two are another word.
ask | Closd, Cloosed, Clised, Colsed, Cancelld, Clised-circuit TV, #openclosed
ask | Vlosed, Cloed, Clopsed, Cerada
yes | Closed on vacation, Closed off, Cerrado on leave, Shut away, Range closed session, Clsd out of town
ask | Closing on vacation, Clsoed off, Cancelled on leave, Locked out of town
ask | Called off, Called off today, Everything is off, All off, Line is off
no | Dave on vacation, Mike is off, Board closed session
yes | Snow: the range is closed, Range shuttered, Club mothballed, Boarded up
ask | Open 9-4 invited officers only, Range open 10-3 (employees only), Open 9-2 by invitation, Open to 4-H 9-4,
  Abierto a socios
ask | Open: members, Range open (staff), Range open - staff & guests, Open 9-4: scouts, Abierto: socios,
  Campo abierto (personal)
no | Open: members and public, Range open - members’ raffle, Open today - bring a jacket, Range open: bring a friend,
  Range open - sunny
ask | Nobody shoots today, No one shoots Saturday, Nadie tira hoy, Sierre, Siere hoy, Bomb squad
ask | Fire alarm, Fire alarm at the clubhouse, Smoke alarms going off, Range open a socios
no | Smoke Squad practice, Check smoke alarms, Snack bar closed, Sierra club hike
ask | Work party - trap range closed, Snow: closed, Trap house boarded up
no | Clad, Cased guns, Carded, Clauses to read, Match then awards
ask | Clzd, Cls'd, Claused, Estamos serrados, Carrada, Dont shoot, E-trap down, Range vacation,
  Skeet field out of order
no | Classed rifles, Trap 2 down, Bays 1-6 taken by IDPA, Sheriff qual Bay 1, Bay 6 reserved 10-2,
  Group rental 12 people
# The firefighters' own training, for a day, takes the range; a class or a talk by them does not.
ask | Fire dept training all day, Entrenamiento de bomberos todo el día
no | Cal Fire training, Fire safety training all day, Cal Fire benefit shoot all day, CPR training all day
# What a hazard only describes, and what goes on beside the range.
no | Fire marshal visit, Evac plan meeting, Storm prep, Make-up day for rained out match, Hot dogs 11-1,
  No dogs please, Celebration of life at the clubhouse, Clubhouse: private party, Meeting room rented
ask | Fire at the gate, Evac warning, Evac plan, Storm, Storm plan in effect, Smoke check,
  Make-up day for no rifle day, Hot and dry, Clubhouse and range: private party, Clubhouse: power outage,
  Clubhouse party: no shooting, Both the pavilion and the bays rented, Lead reclamation
# Work at the range, people who are away, and other houses.
no | Weed abatement, Septic guy before opening 7am, Tom off, Dana on call, Guest coach at 2, normal day,
  Open rain or shine
ask | All bays 1-6 rented, Bay 3 only, RSO off, Saturday off, Power off, Bay 2 closed, Gates lock at 1
# Hours and little else.
ask | Til 1 PM, Till 1 PM, Gate 1 PM, Gates 1 PM, Door 1 PM, Doors 1 PM, Puerta 1 PM, Relay 1 PM, Relays 1 PM,
  Turno 1 PM, Turnos 1 PM, Tanda 1 PM, Tandas 1 PM, Start 1 PM, Starts 1 PM, End 1 PM, Ends 1 PM, La 1 PM, Las 2 PM,
  Última tanda 1 PM
no | Clothed, Closest to the pin, Blizzard drill, Fire drill and live fire class
ask | Youth class - range gone, Instalación tomada, Graba Telemundo, Mining contractor here.,
  Mining contractor here til 4
# In these the range is only the place, or has its name in another word's.
no | Long range gear, Free ranges news, Range officer wanted, Range officers wanted, Range master wanted,
  Range masters wanted, Range rule update, Range rules update, Range bag giveaway, Range bags giveaway,
  Range card printing, Range cards printing, Range flag check, Range flags check, Range finder giveaway,
  Range finders giveaway, Range map update, Range maps update, Range photo wall, Range photos wall,
  Range cleanup help, Range clean-up crew, Range set-up crew, Range set up crew, Range cleaner wanted,
  Range day planning, Range days planning, Range day for the public: quota, Range day for all families: quota,
  Range day for seniors: quota, Range day for junior: quota, Range day for juniors: quota, Limpieza de campo anual,
  Geologist at the range, Geologist at our range, Día de campo familiar, Días de campo familiares,
  Limpieza del campo con apoyo, Limpieza en el campo con apoyo, Faena del polígono anual, Oficial del campo nuevo,
  Oficiales del campo nuevos
no | Registration opens after the match, Range open from bench 3
# Other rooms, full classes, lanes of a highway, a group on numbered places, and a closure that is denied.
no | Carbine class closed/full, Parking lot C is closed, Highway 9 lane closures, Mowing w/ Cal Fire,
  Company group 20 people - trap fields 3-4 only, Range is not closed - open as usual, No closures next week
ask | Parking lot closed, Highway 9 closed, Not closed: open to members, No closures until Friday
# What is off where the range is open, what comes after closing, and a range that others have.
no | League cancelled - range open, Rental cancelled - range open, Private event cancelled: open to all,
  Crew before opening 7-8:45, Potluck canceled; range open as usual, Range will not be closed - open Sunday,
  Safety meeting after closing, Horario habitual, We're open, Hunter ed class: classroom only, Fire inspection 9am,
  Full range of optics on show, Mower maintenance
ask | Range league cancelled, Rental cancelled - open to members, Public day cancelled - range open,
  Snow: league cancelled - range open, Range cancelled - open to members, Cancelled - range open,
  Open cancelled - range open, We reopen at 1, Closing after the match, Classroom only, Annual maintenance week,
  Range maintenence, LE quals, Park rangers qualification, Steel match - full range, 9am, Regular hours until 2,
  Horario normal hasta las 2, Normal hours 10-2, Fire inspection until 1, After closing until 2
# What is said of the range, or of "us", counts as ordinary only if it is known.
ask | Range taken, Range spoken for, Scouts get the range - trap league Friday, Rain likely - military day,
  Range belongs to the scouts today, Range for USPSA, Cadets on the range all day, Go to another range today,
  Public range returns next week, We rest today, We're elsewhere, Ejército en el campo, Fiesta en todo el campo,
  Salimos temprano, Hoy acabamos a las 12, Nos mudamos, Range zorbed, El campo se usa, Lead cleanup all day
no | Range officer: Mike, Range safety briefing, Range committee, Long range zorb, Veterans day at the range,
  Día de campo, Comida en el campo, Limpieza del campo, Necesitamos voluntarios, Celebramos a las madres,
  Range open - zorbs, We need volunteers, Range cleanup, Ramos de turno, Range rules posted
ask | Nos vamos, Hoy nos vamos a la 1, Vamos de vacaciones, Estoy enfermo, Empleados de vacaciones,
  Vacaciones de empleados, Oficina de vacaciones, Velador enfermo, Owner out sick, Family out sick, Half out sick,
  Mantenimiento de la pista, Mantenimiento del predio, Mantenimiento de la instalación, Mantenimiento del lunes,
  Reparación de la entrada, Reparación de la calle, Mantenimiento del agua
no | No volunteers needed, Helado gratis, Mantenimiento de las mesas, Reparación del trap, Vacaciones de Rosa
# The event of another clause explains no doubt.
ask | SWAT - board meeting 6:30 PM, Fumigación. Liga de trap, Raffle: nobody to open up today,
  Rifa; sin agua ni baños, Fire crew staging - no room for anyone, Boda | todo el terreno,
  Quinceañera - instalaciones ocupadas, Raffle; todo parado
no | Match - rain likely, Long range clinic (limited to 10 shooters), Steel match / new shooters, Junta - traer silla
# The same words in both languages, and what names only who comes.
ask | Military day, Game wardens qualifying, Rangers qualifying all day, Membership day, Club members & guests,
  Socios nada más, Nada más socios, Entrenamiento de policías, Not enough volunteers, RSOs at training,
  Personal en capacitación, Encargado enfermo, Can't get up the hill, Hasta el jueves, Regresen mañana,
  Movido al próximo sábado, Salida temprana, Ended for the season, Terminó la temporada, Neblina, Helada,
  Árbol en el camino, Velorio, En construcción, Remodelación, Remodel, Obras, Limpieza de plomo, Cuarentena,
  Orden del condado, Candado, Pendiente, Indisponible, Hoy nada, Nadie puede tirar, Iced over, Lost our lease,
  Check Facebook, Club holiday
# Weather that is only foretold, one person's holidays, the upkeep of a thing, and who may come to a meeting.
no | Chance of snow, Hot; bring water, Cold front, Cold and clear, Possible rain, Thunderstorms possible,
  Heat advisory, Light snow, Posible lluvia, Nieve ligera, Calor; traer agua, José de vacaciones, Ana enferma,
  Mike out sick, Bill off; Dave covering, Mantenimiento de la máquina de trap, Reparación de bancas,
  Meeting for members only, Junta solo para socios, End of season BBQ, Fin de temporada de venado, Deer season ended,
  Inventario de la tienda
ask | Rain, Lluvia, Rain likely; may close, Closing if rain likely, Snow expected: chains required,
  Heavy rain expected, Rain likely - no public, Public shooting hours moved, Vacaciones, Vacaciones de verano,
  Vacaciones del club, Personal de vacaciones, Todos de vacaciones, Vacaciones de agosto, Mantenimiento del campo,
  Mantenimiento de la línea, Reparación del camino, Mantenimiento, Mantenimiento de todo el campo,
  Mantenimiento de trap y campo, Range for members only, Campo solo para socios
# Who has the range, a film's crew, places of all kinds, and hours or days that differ.
ask | Marines at the range, Navy SEALs here, National Guard on site, Hosting the Marines, We host the cadets all day,
  Recibimos al ejército, Filming with Netflix, Filmación de Telemundo, Rodaje, Carriles ocupados, Lanes are all taken,
  Doors at 11 not 9, Puertas a las 11 en vez de las 9, Call b4 you drive up, Mother Nature 1; Range 0,
  State match: público hasta el domingo, Public from Sunday, Camino deslavado, Nadie atiende hoy
no | Marine Corps birthday, Marines’ toy drive, We host Appleseed, We host the state match, Filmación de la clase,
  Lanes 1-4 taken, Doors at 5 not 6: bingo, Open to the public until Sunday, Clase hasta el domingo
# A number that counts something is no place's; who or what is here has the range, unless it says what for.
ask | Range 5 hours, Lane 30% full, Trap 2 week closure, Soldiers, ROTC, Coast Guard, Army Reserve weapons qual,
  Oakland PD night shoot, DEA quals, Rangers here for qualification, SWAT here for weapons demo,
  Army here for demolition, Sheriff here for gun tour, Rangers here until 2, Mining contractor here, Telemundo aquí,
  Grabación de Telemundo, TV commercial being shot, Film permit: car ad, Explorers have the pistol range,
  Fuel reduction crew on all lines, Range day for Apple employees, Tree across the gate, Trap machine broken,
  Máquina de platos descompuesta, Portón atorado, Cerca caída, Generator died, Rimfire only, Doors open 10:30,
  Puertas a las 11, Last relay 1:30, Gone by 2, 2pm cutoff, Work day; shooting from 12,
  Jornada de limpieza - tiro desde las 12
no | Range 2 match, Bay 2 training, Lane 4 Smith birthday, Rangers here for campfire talk, Kids here free,
  New targets are here, Filming our match for YouTube, Grabación del torneo, Bingo; doors 5 PM,
  Doors open for bingo 6, Todos los campos abiertos, CCW quals, Bullseye quals, Quals for CCW, Range day for ladies,
  Range day for new members, Shooting from 3 positions, Tiro desde 3 posiciones, Explorers have the picnic area,
  Rimfire match; shooting at 9:30
`),
)('%s: %s', (closes, titles) => {
  const all = titles.split(', ');
  expect(all.map((title) => [title, readTitle(title)])).toEqual(all.map((title) => [title, { closes }]));
});

/** "11:00-" opens at 11, "-13:00" closes at 1 PM, "13:00-11:00" is closed between them. */
test.each(
  rowsOf(`
18:00- | Opens at 6
07:00- | Opens at 7
06:00- | Opens at 06
12:00- | Opens at 12
11:00- | Opens 11; 11 AM late opening; Work party before opening 7-8:45: open at 11
00:00- | Opens at 12 AM
-19:00 | Closes at 7
-08:00 | Closes at 8
-07:00 | Closes at 07
-12:00 | Closes at 12 PM; Closes at midday; Cerramos al mediodia
-13:30 | Closes at 13.30; Closes at 13h30; Closes at 1.30pm; Closes at 1330 hrs; Cerramos a la 1 y media
-14:00 | Closes at 14 h; Closes @14hr; Closes @ 14hrs; Cerramos a las 14 horas; Closes at 14:00 h; Closes at 2p
-14:15 | Closes at 2:15 in the afternoon; Cerramos a las 2 y cuarto; Cerramos a las 2:15 de la tarde
09:00-12:00 | Open from nine until 12 noon; Open 9 in the morning to 12 p m; Abierto de 9 de la manana a 12
ask | Closes at 2430h; Closes at 1375 hours; Closes 2 hrs early
ask | Opens at 24; Opens at 9:60; Opens at 0 AM; Opens at 13 PM; Open 2-2; Open 4-2; Open 10-25; Open 25-26
# Of a stretch, the half of the day of its end.
20:00-21:00 | Open 8-9 PM
09:00-12:00 | Open 9 AM-12; Open 9-12 PM
ask | Opens at 11, opens at 12; Closes at 1 PM, closes at 2 PM; Open 10-2, closes at 3
ask | Closes at 1 PM, members until 4; Opens at 11, swap meet closes at 2; Opens at 11, open until lunch
# What says closed closes, also with other words; an end of it that is clear is kept.
yes | Closed Monday, opens at 9 Tuesday; Closed 10 AM-1 PM; Closed until 11 closes at 1 PM
yes | Closed until 11 AM or later; Closed until 11 AM, members until 4; Closed until 11 AM Sunday;
  Closed until 11 AMish
11:00- | Closed until 11 AM: snow; Closed until 11:00 today; The range is closed until 11am - ice
ask | Canceled: Range closed; Closure is over; Cierre levantado
# What the hours leave to explain.
ask | Closes at 1 PM, trap closed
-13:00 | Closes at 1 PM: snow, ice; Closes at 1 PM: half day, early closing; Closes  at  1  PM
10:00-14:00 | Open 10 AM to 2 PM; Only open 10-2; Sat & Sun open 10-2; Solo abierto de 10 a 2; Range 10-2
09:00-16:00 | Public shooting: 9 AM to 4 PM
ask | Range 11 AM; Tomorrow open 10-2; Mañana abrimos a las 11; Staff meeting opens at 11; RSO shortage open 10-2
ask | Swap meet closes at 2; Open until lunch; Abierto hasta la comida; Open in the afternoon; Abierto por la tarde
no | Open until further notice; Range 10-2, trap 12-4
no | Pro shop open 10-2; Trap league 10-2; Ticket sales open at 9
ask | Office and range open at 11; Opens at 11, office closes at 1; Trap opens after 9; Pistol range open 10-2
`),
)('%s: %s', (expected, titles) => {
  const all = titles.split('; ');
  const read = (title: string) => {
    const { closes, hours } = readTitle(title);
    return hours ? `${hours.opens ?? ''}-${hours.closes ?? ''}` : closes;
  };
  expect(all.map((title) => [title, read(title)])).toEqual(all.map((title) => [title, expected]));
});

/** The calendar forbids shooting, the range is open, or that it is shared as free and busy. */
test.each(
  rowsOf(`
forbidsShooting | No shooting before 11 AM; No live fire until noon; Sin tiro hasta las 11
not forbidsShooting | Closes at 1 PM; Early close 1 PM; No shooters class
saysOpen | Range open; Open to the public; Open 9-4; Open 10 to 2; Open 9 AM to 4 PM; Regular hours; Abierto al público;
  Abierto a todo público; Open today; Open as usual; Abierto como siempre
not saysOpen | Closed; Open house; Open Range 101; Opening day trout; Open again Dec 12; Open?; Range open to scouts;
  Open 6-9 PM; Open 12-9pm; Open publicity; Open hours talk; Reopen; Open Christmas; Open New Year; Abierto el 21;
  Open 2028; Open the holidays
isForShooting | Recreational shooting; Rec shoot; General shoot 9-4; Rifle range; Visitor plinking; Open range;
  Tiro recreativo
not isForShooting | Trap league; Range safety class; NRA Basic Pistol; Members’ meeting
isOpenDay | Range open; Abierto; Open sight-in; Public days; Public session; Range day
not isOpenDay | Closed; Open house; Open class; Open sights match; Open bay 3
isBusy | Busy; busy ; Ocupado
not isBusy | Busy bees; Not busy; Closed
`),
)('%s: %s', (name, titles) => {
  const is = new Map(Object.entries({ forbidsShooting, isBusy, isForShooting, isOpenDay, saysOpen }));
  const found = titles.split('; ').map((title) => [title, is.get(name.replace('not ', ''))?.(title)]);
  expect(found).toEqual(titles.split('; ').map((title) => [title, !name.startsWith('not ')]));
});

test.each(['Range 14 day hold', 'Range 30 min late', 'Range 20 mph winds'])('%s names no numbered place', (title) =>
  expect(readTitle(title).closes).toBe('ask'),
);

test('a long title costs no time, nor does a list of what two patterns of one list know', () => {
  const started = performance.now();
  const pieces = `no |closed |registration for |1|a |open 1-|((|clos|picnic, |swap , |office |class |no class, |office and |a-|
cash |cerrada la |not |the `;
  for (const piece of pieces.split(/\|\n?/))
    for (const title of [piece.repeat(300 / piece.length), `closed ${piece.repeat(290 / piece.length)}!`])
      readTitle(title);
  expect(performance.now() - started).toBeLessThan(2_000);
});
