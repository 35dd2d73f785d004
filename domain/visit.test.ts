/** Groups against the specification of the club's ages, papers and fees. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOf, guns, mostPeople, nobody, type Party, partyOf, people, pointsFor, searchOf } from './visit.ts';

const prices = { day: 35, junior: 20, service: 25 };
const parties: fc.Arbitrary<Party> = fc
  .record({
    counts: fc.array(fc.integer({ min: 0, max: mostPeople }), { minLength: people.length, maxLength: people.length }),
    first: fc.boolean(),
    guns: fc.subarray([...guns]),
  })
  .map(({ counts, ...more }) => ({
    ...nobody,
    ...Object.fromEntries(people.map((kind, index) => [kind, counts[index]])),
    ...more,
  }));
const everyone = `release hours check-in reservation roads protection leave-at-home payment`;
const shooter = `${everyone} own-gun ammunition targets`;
const anyGun = 'handgun rifle shotgun trap';
const junior = `${shooter} guardian supervisor supervisor-id permission parent-release youth-form no-ammunition
  annual-juniors`;
const youngAdult = `${shooter} parent-release youth-form annual`;

/** What each group reads, beside nothing else. */
test.each<[string, Partial<Party>, string]>([
  ['no one', {}, ''],
  ['a child under 7', { children: 1 }, 'too-young'],
  ['an adult', { adults: 1 }, `${shooter} ${anyGun} annual`],
  ['a new adult', { adults: 1, first: true, guns: ['rifle'] }, `${shooter} rifle annual photo-id early`],
  ['an adult without a gun', { adults: 1, guns: ['none'] }, `${shooter} annual no-gun`],
  ['a veteran', { adults: 1, service: 1, guns: ['rifle'] }, `${shooter} rifle service-id annual-service`],
  [
    'a veteran with a friend',
    { adults: 2, service: 1, guns: ['rifle'] },
    `${shooter} rifle annual service-id annual-service`,
  ],
  [
    'a new spectator',
    { spectators: 1, first: true },
    `${everyone} photo-id early spectator-check-in young-spectator spectator-fee`,
  ],
  ['a junior alone, with a rifle', { juniors: 1, guns: ['rifle'] }, `${junior} junior-alone long-gun-coach rifle`],
  [
    'a junior who may have any gun',
    { juniors: 1, adults: 1 },
    `${junior} ${anyGun} annual handgun-supervisor handgun-coach long-gun-coach`,
  ],
  [
    'a junior with a handgun',
    { juniors: 1, adults: 1, guns: ['handgun'] },
    `${junior} handgun annual handgun-supervisor handgun-coach`,
  ],
  [
    'a junior with a spectator',
    { juniors: 1, spectators: 1, guns: ['shotgun'] },
    `${junior} shotgun trap long-gun-coach spectator-check-in young-spectator spectator-fee`,
  ],
  ['18 to 20, with a rifle', { youngAdults: 1, guns: ['rifle'] }, `${youngAdult} rifle`],
  [
    '18 to 20, alone with a handgun',
    { youngAdults: 1, guns: ['handgun'] },
    `${youngAdult} handgun handgun-alone handgun-supervisor supervisor-id no-handgun-ammunition`,
  ],
  [
    '18 to 20, with any gun',
    { youngAdults: 1 },
    `${youngAdult} ${anyGun} handgun-supervisor supervisor-id no-handgun-ammunition`,
  ],
  [
    '18 to 20 with a junior',
    { youngAdults: 1, juniors: 1, guns: ['rifle'] },
    `${junior} annual rifle junior-alone young-coach long-gun-coach`,
  ],
])('%s reads what concerns the group', (_, some, points) => {
  expect(pointsFor({ ...nobody, ...some }).toSorted()).toEqual(points.split(/\s+/).filter(Boolean).toSorted());
});

test.each([
  ['one adult', { adults: 1 }, 35],
  ['an adult with two juniors', { adults: 1, juniors: 2 }, 75],
  ['18 to 20 pays the day pass', { youngAdults: 1 }, 35],
  ['two adults, one a veteran', { adults: 2, service: 1 }, 60],
  ['more veterans than adults', { adults: 1, service: 2 }, 25],
  ['a junior is no veteran', { juniors: 1, service: 1 }, 20],
  ['spectators and children are not in the sum', { spectators: 2, children: 1 }, 0],
])('what it costs: %s', (_, some, total) => expect(costOf({ ...nobody, ...some }, prices).total).toBe(total));

test('every shooter is in one line, the lines add up, and the address gives every group back', () =>
  fc.assert(
    fc.property(parties, (party) => {
      const { lines, total } = costOf(party, prices);
      const counted = lines.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(party.adults + party.youngAdults + party.juniors);
      expect(lines.reduce((sum, { price, count }) => sum + count * prices[price], 0)).toBe(total);
      expect(partyOf(searchOf(party))).toEqual(party);
      expect(searchOf(party)).toMatch(/^(\?([aykjsm]=\d|first=1|g=[hrsn]+)(&|$)(.+)?)?$/);
    }),
  ));

test.each(['?a=-1', '?a=x', '?a=1.5', '?a=', '?q=1', '?g=xyz', '?first=yes'])(
  'the address %s is no group',
  (search) => {
    expect(partyOf(search)).toEqual(nobody);
    expect(partyOf('?a=1000000').adults).toBe(9);
  },
);
