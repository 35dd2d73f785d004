import { expect, test } from 'vitest';
import { skyInSpanish } from './sky-words-es.ts';

test.each([
  ['Sunny', 'Soleado'],
  ['Mostly Cloudy', 'Mayormente nublado'],
  ['Light Rain Likely', 'Lluvia ligera probable'],
  ['Chance Rain Showers', 'Posibles chubascos'],
  ['Slight Chance Light Rain then Partly Sunny', 'Poca probabilidad de lluvia ligera, luego parcialmente soleado'],
  ['Scattered Showers And Thunderstorms', 'Chubascos y tormentas eléctricas dispersos'],
  ['Chance Rain And Snow then Mostly Sunny', 'Posibles lluvia y nieve, luego mayormente soleado'],
  ['Patchy Fog then Sunny', 'Neblina por zonas, luego soleado'],
  ['Areas Of Smoke', 'Zonas de humo'],
  ['Widespread Haze', 'Bruma generalizada'],
  ['Sunny And Breezy', 'Soleado y con brisa'],
  ['Light Rain and Fog/Mist', 'Lluvia ligera y neblina'],
  ['Isolated Thunderstorms', 'Tormentas eléctricas aisladas'],
  ['Chance Rain/Snow/Sleet', 'Posibles lluvia, nieve y aguanieve'],
  ['Becoming Sunny', 'Se pone soleado'],
])('the weather service’s “%s” is said in Spanish', (words, said) => {
  expect(skyInSpanish(words)).toEqual({ es: said });
});

test('new words have no Spanish, and a forecast is called one', () => {
  for (const said of ['Frogs Likely', 'Sunny then Frogs', 'Frogs (forecast)', null])
    expect(skyInSpanish(said)).toEqual({});
  expect(skyInSpanish('Mostly Sunny (forecast)')).toEqual({ es: 'Mayormente soleado (pronóstico)' });
});
