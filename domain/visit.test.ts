/** Every kind of group against what the specification of the club's ages, papers and fees says of it. */
import { describe, expect, test } from 'vitest';
import {
  costOf,
  guns,
  nobody,
  type Party,
  partyOf,
  people,
  type PointId,
  pointIds,
  pointsFor,
  searchOf,
} from './visit.ts';

/** None, one and two of each kind; new or not; every choice of guns. */
const parties: Party[] = people
  .reduce<Party[]>((all, kind) => all.flatMap((one) => [0, 1, 2].map((count) => ({ ...one, [kind]: count }))), [nobody])
  .flatMap((one) => [one, { ...one, first: true }])
  .flatMap((one) =>
    Array.from({ length: 2 ** guns.length }, (_, bits) => ({
      ...one,
      guns: guns.filter((_gun, bit) => bits & (1 << bit)),
    })),
  );
const prices = { day: 35, junior: 20, service: 25 };

/** Groups that read the sentence and should not, or the other way round, and how many should. */
function groupsOf(id: PointId, should: (party: Party) => boolean) {
  const wrong = parties.filter((party) => pointsFor(party).includes(id) !== should(party));
  return { wrong: wrong.slice(0, 3), read: parties.filter(should).length };
}
const shoots = ({ adults, youngAdults, juniors }: Party) => adults > 0 || youngAdults > 0 || juniors > 0;
const somebody = (party: Party) => shoots(party) || party.spectators > 0;
const handgunPossible = (party: Party) => party.guns.length === 0 || party.guns.includes('handgun');

describe('a group reads the sentence exactly when the rule is about it', () => {
  test.each<[PointId, string, (party: Party) => boolean]>([
    ['too-young', 'under 7: not permitted', ({ children }) => children > 0],
    ['guardian', '7-17: accompanied by a parent or guardian', ({ juniors }) => juniors > 0],
    ['permission', '7-17: signed permission form or written permission', ({ juniors }) => juniors > 0],
    ['supervisor', 'supervisors are 21 or over', ({ juniors }) => juniors > 0],
    [
      'junior-alone',
      '7-17: never without an adult',
      ({ juniors, adults, spectators }) => juniors > 0 && adults + spectators === 0,
    ],
    ['no-ammunition', 'under 18: no buying of ammunition', ({ juniors }) => juniors > 0],
    ['parent-release', 'under 21: a signed release', ({ juniors, youngAdults }) => juniors + youngAdults > 0],
    ['youth-form', 'under 21: the form', ({ juniors, youngAdults }) => juniors + youngAdults > 0],
    [
      'handgun-supervisor',
      'under 21: handguns only with an adult supervising and a parent’s presence or permission',
      (party) => party.juniors + party.youngAdults > 0 && handgunPossible(party),
    ],
    ['handgun-coach', 'coach of 21 or over for handguns', (party) => party.juniors > 0 && handgunPossible(party)],
    [
      'long-gun-coach',
      'coach of 18 or over for long guns',
      (party) =>
        party.juniors > 0 &&
        (party.guns.length === 0 || party.guns.includes('rifle') || party.guns.includes('shotgun')),
    ],
    [
      'handgun-alone',
      '18-20: no handgun without an adult',
      ({ youngAdults, adults, spectators, guns: own }) =>
        youngAdults > 0 && own.includes('handgun') && adults + spectators === 0,
    ],
    [
      'no-handgun-ammunition',
      'under 21: no buying of handgun ammunition',
      (party) => party.youngAdults > 0 && handgunPossible(party),
    ],
    [
      'supervisor-id',
      'supervisors hold valid photo ID',
      (party) => party.juniors > 0 || (party.youngAdults > 0 && handgunPossible(party)),
    ],
    ['young-coach', 'under 21: no coaching of handguns', ({ youngAdults, juniors }) => youngAdults > 0 && juniors > 0],
    ['photo-id', 'new shooters bring government photo ID', (party) => party.first && somebody(party)],
    ['early', 'new shooters arrive early, for orientation, quiz and card', (party) => party.first && somebody(party)],
    ['no-gun', 'no rentals', (party) => shoots(party) && party.guns.join() === 'none'],
    ['own-gun', 'bring your own', shoots],
    ['spectator-check-in', 'spectators check in and pass the quiz', ({ spectators }) => spectators > 0],
    ['spectator-fee', 'spectators pay a fee', ({ spectators }) => spectators > 0],
    ['young-spectator', 'spectators of 7-17 are accompanied too', ({ spectators }) => spectators > 0],
    ['protection', 'eye and ear protection, spectators too', somebody],
    ['release', 'everyone signs the release', somebody],
    ['check-in', 'last shooter check-in', somebody],
    [
      'service-id',
      'military and responders: valid ID',
      ({ service, adults, youngAdults }) => service > 0 && adults + youngAdults > 0,
    ],
    [
      'annual',
      'whether an annual pass pays',
      ({ service, adults, youngAdults }) => adults + youngAdults > 0 && service < adults + youngAdults,
    ],
    ['annual-juniors', 'free junior entry with a passholder', ({ juniors }) => juniors > 0],
  ])('%s: %s', (id, _, should) => {
    const { wrong, read } = groupsOf(id, should);
    expect(wrong).toEqual([]);
    // A rule that is about no group, or about all, would prove nothing.
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(parties.length);
  });
});

test('each sentence is read by some group, and by none that is empty', () => {
  const read = new Set(parties.flatMap(pointsFor));
  expect(pointIds.filter((id) => !read.has(id))).toEqual([]);
  expect(pointsFor(nobody)).toEqual([]);
});

describe('what it costs', () => {
  test.each([
    ['one adult', { adults: 1 }, 35],
    ['an adult with two juniors', { adults: 1, juniors: 2 }, 75],
    ['18 to 20 pays the day pass', { youngAdults: 1 }, 35],
    ['two adults, one a veteran', { adults: 2, service: 1 }, 60],
    ['more veterans than adults', { adults: 1, service: 2 }, 25],
    ['a junior is no veteran', { juniors: 1, service: 1 }, 20],
    ['who only watches, and who is too young, is not in the sum', { spectators: 2, children: 1 }, 0],
  ])('%s', (_, some, total) => expect(costOf({ ...nobody, ...some }, prices).total).toBe(total));

  test('every shooter stands in one line, and the lines add up', () => {
    for (const party of parties) {
      const { lines, total } = costOf(party, prices);
      const counted = lines.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(party.adults + party.youngAdults + party.juniors);
      expect(lines.reduce((sum, { price, count }) => sum + count * prices[price], 0)).toBe(total);
    }
  });
});

describe('the address', () => {
  test('gives every group back', () => {
    for (const party of parties) expect(partyOf(searchOf(party))).toEqual(party);
  });

  test('is short, and holds nothing but counts and choices', () => {
    for (const party of parties) expect(searchOf(party)).toMatch(/^(\?([aykjsm]=\d|first=1|g=[hrsn]+)(&|$)(.+)?)?$/);
    expect(searchOf({ ...nobody, adults: 1, juniors: 2, first: true, guns: ['handgun', 'rifle'] })).toBe(
      '?a=1&j=2&first=1&g=hr',
    );
  });

  test.each(['?a=-1', '?a=x', '?a=1.5', '?a=', '?q=1', '?g=xyz', '?first=yes'])('%s says nothing', (search) => {
    expect(partyOf(search)).toEqual(nobody);
  });
  test('asks for no more than the form has', () => expect(partyOf('?a=1000000').adults).toBe(9));
});
