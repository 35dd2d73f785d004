/** JSON that keeps a reader busy, for the two sources that are read as a whole. */
import type { Bomb } from './calendars.ts';

const bomb = (name: string, body: string, lost = true): Bomb => ({ name, body: Buffer.from(body), lost });
const list = (count: number, make: (index: number) => unknown): string =>
  Array.from({ length: count }, (_, index) => JSON.stringify(make(index))).join(',');

const generic: readonly Bomb[] = [
  bomb('900 kB of spaces and nothing else', ' '.repeat(900_000)),
  bomb('900 kB of brackets', '['.repeat(900_000)),
  bomb('900 kB of one number', '9'.repeat(900_000)),
  bomb('900 kB of backslashes', `"${'\\'.repeat(900_000)}`),
];

const alert = (text: object) => ({ properties: { event: 'Wind Advisory', ends: '2099-01-01T00:00:00Z', ...text } });

/** One alert in force with these words, as the National Weather Service sends it. */
export const alertsOf = (description: string): string => JSON.stringify({ features: [alert({ description })] });

/** Answers of the National Weather Service. */
export function alertBombs(): Bomb[] {
  const described = (name: string, description: string) => bomb(name, alertsOf(description), false);
  return [
    ...generic,
    described('900 kB of spaces in a description', `x${' '.repeat(900_000)}x`),
    described('900 kB of line breaks and spaces', '\n \n'.repeat(180_000)),
    described('900 kB of carriage returns', '\r'.repeat(450_000)),
    described('900 kB of bullets', '\n*'.repeat(300_000)),
    bomb('10,000 alerts', `{"features":[${list(10_000, () => alert({}))}]}`),
    bomb('300,000 empty alerts', `{"features":[${list(300_000, () => ({}))}]}`),
  ];
}

/** A closure of Highway 17 in force at that moment (Unix seconds), at the range's door. */
const closure = (now: number, text: string) => ({
  lcs: {
    index: '1',
    recordTimestamp: { recordEpoch: String(now) },
    location: {
      travelFlowDirection: text,
      begin: {
        beginRoute: 'SR-17',
        beginLatitude: '37.2388',
        beginLongitude: '-122.1052',
        beginLocationName: text,
        beginFreeFormDescription: text,
        beginNearbyPlace: text,
        beginCounty: text,
      },
      end: {},
    },
    closure: {
      closureID: 'C',
      closureTimestamp: {
        closureStartEpoch: String(now - 60),
        closureEndEpoch: String(now + 3600),
        isClosureEndIndefinite: 'false',
      },
      facility: text,
      typeOfClosure: text,
      typeOfWork: text,
      lanesClosed: text,
      code1097: { isCode1097: 'true' },
      code1098: { isCode1098: 'false' },
      code1022: { isCode1022: 'false' },
    },
  },
});

/** A district's file with one closure, in force at that moment, of these words. */
export const roadsOf = (at: Date, text: string): string =>
  JSON.stringify({ data: [closure(Math.floor(at.getTime() / 1000), text)] });

/** Files of one district. @param at the present moment */
export function roadBombs(at: Date): Bomb[] {
  const now = Math.floor(at.getTime() / 1000);
  const worded = (name: string, text: string) => bomb(`a closure with ${name}`, roadsOf(at, text), false);
  const megabytes = 7_900_000;
  return [
    ...generic,
    bomb('8 MB of empty rows', `{"data":[${'{},'.repeat(megabytes / 3)}{}]}`),
    bomb('8 MB of tiny rows', `{"data":[${'{"lcs":{}},'.repeat(megabytes / 11)}{}]}`),
    bomb('8 MB of numbers', `{"data":[${'0,'.repeat(megabytes / 2)}0]}`),
    bomb('8 MB without commas', `{"data":[${'"" '.repeat(megabytes / 3)}]}`),
    bomb('4,000 closures at the door', `{"data":[${list(4_000, () => closure(now, 'x'.repeat(100)))}]}`, false),
    worded('20 kB of spaces', `x${' '.repeat(20_000)}x`),
    worded('20 kB of brackets', ' ('.repeat(10_000)),
    worded('20 kB of full stops', `x${'. '.repeat(10_000)}x`),
    worded('20 kB of lanes', 'R Shoulder,'.repeat(2_000)),
    worded('20 kB of slashes', 'north/'.repeat(3_500)),
  ];
}
