import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  costOf,
  guns,
  gunsWith,
  isGroup,
  mayCome,
  mostPeople,
  emptyParty,
  type Party,
  partyOf,
  people,
  pointsFor,
  searchOf,
  withinLimits,
} from './visit.ts';

const prices = { day: 35, junior: 20, service: 25 };
const parties: fc.Arbitrary<Party> = fc
  .record({
    counts: fc.array(fc.integer({ min: 0, max: mostPeople }), { minLength: people.length, maxLength: people.length }),
    first: fc.boolean(),
    guns: fc.subarray([...guns]),
  })
  .map(({ counts, ...more }) => ({
    ...emptyParty,
    ...Object.fromEntries(people.map((kind, index) => [kind, counts[index]])),
    ...more,
  }))
  .map(withinLimits);
const everyone = `release hours check-in reservation roads protection leave-at-home payment`;
const unarmed = `${everyone} ammunition targets`;
const shooter = `${unarmed} own-gun`;
const anyGun = 'handgun rifle shotgun trap';
const junior = `${shooter} guardian supervisor supervisor-id permission parent-release youth-form no-ammunition
  annual-juniors`;
const handgunUnder21 = 'handgun-supervisor supervisor-id';
const spectator = 'spectator-check-in young-spectator spectator-fee';
const youngAdult = `${shooter} parent-release youth-form annual`;

/** The points of each group, apart from those that every group gets. */
test.each<[Partial<Party>, string]>([
  [{}, ''],
  [{ children: 1 }, 'too-young'],
  [{ adults: 1 }, `${shooter} ${anyGun} annual`],
  [{ adults: 1, first: true, guns: ['rifle'] }, `${shooter} rifle annual photo-id early`],
  [{ adults: 1, guns: ['none'] }, `${unarmed} annual no-gun`],
  [{ adults: 1, service: 1, guns: ['rifle'] }, `${shooter} rifle service-id annual-service`],
  [{ adults: 2, service: 1, guns: ['rifle'] }, `${shooter} rifle annual service-id annual-service`],
  [{ spectators: 1, first: true }, `${everyone} photo-id early ${spectator}`],
  [{ juniors: 1, guns: ['rifle'] }, `${junior} junior-alone long-gun-coach rifle`],
  [{ juniors: 1, adults: 1 }, `${junior} ${anyGun} annual handgun-supervisor handgun-coach long-gun-coach`],
  // Someone lends them a gun, of any kind.
  [
    { juniors: 1, adults: 1, guns: ['none'] },
    `${junior.replace(' own-gun', '')} annual no-gun handgun-supervisor handgun-coach long-gun-coach`,
  ],
  [{ juniors: 1, adults: 1, guns: ['handgun'] }, `${junior} handgun annual handgun-supervisor handgun-coach`],
  [{ juniors: 1, guns: ['handgun'] }, `${junior} junior-alone handgun handgun-supervisor handgun-coach`],
  [{ spectators: 1, guns: ['none'] }, `${everyone} ${spectator}`],
  [{ juniors: 1, spectators: 1, guns: ['shotgun'] }, `${junior} shotgun trap long-gun-coach ${spectator}`],
  [{ youngAdults: 1, guns: ['rifle'] }, `${youngAdult} rifle`],
  [
    { youngAdults: 1, guns: ['handgun'] },
    `${youngAdult} handgun handgun-alone ${handgunUnder21} no-handgun-ammunition`,
  ],
  [{ youngAdults: 1 }, `${youngAdult} ${anyGun} ${handgunUnder21} no-handgun-ammunition`],
  [{ youngAdults: 1, juniors: 1, guns: ['rifle'] }, `${junior} annual rifle junior-alone young-coach long-gun-coach`],
])('%j gets the points that concern the group', (some, points) => {
  expect(pointsFor({ ...emptyParty, ...some }).toSorted()).toEqual(points.split(/\s+/).filter(Boolean).toSorted());
});

test.each<[Partial<Party>, boolean]>([
  [{ adults: 1, children: 9 }, true],
  [{ adults: 1, juniors: 9 }, true],
  [{ youngAdults: 3, juniors: 3, spectators: 4 }, true],
  [{ adults: 9, service: 9 }, false],
  [{ adults: 2, juniors: 5, spectators: 2 }, false],
  [{ adults: 14 }, true],
])('%j is a group, which must reserve: %s', (some, isOne) => {
  const party = { ...emptyParty, ...some };
  expect(isGroup(party)).toBe(isOne);
  expect(pointsFor(party).includes('reservation')).toBe(!isOne);
});

test.each([
  [{ adults: 1 }, 35],
  [{ adults: 1, juniors: 2 }, 75],
  [{ youngAdults: 1 }, 35],
  [{ adults: 2, service: 1 }, 60],
  [{ adults: 1, service: 2 }, 25],
  [{ juniors: 1, service: 1 }, 20],
  [{ spectators: 2, children: 1 }, 0],
])('what %j cost: %i', (some, total) => expect(costOf({ ...emptyParty, ...some }, prices).total).toBe(total));

test('every shooter is in one line, the lines add up, and the address gives every group back', () =>
  fc.assert(
    fc.property(parties, (party) => {
      const { lines, total } = costOf(party, prices);
      const counted = lines.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(party.adults + party.youngAdults + party.juniors);
      expect(lines.reduce((sum, { price, count }) => sum + count * prices[price], 0)).toBe(total);
      expect(partyOf(searchOf(party))).toEqual(party);
      expect(searchOf(party)).toMatch(/^(\?([aykjsm]=\d+|first=1|g=[hrsn]+)(&|$)(.+)?)?$/);
    }),
  ));

test.each([
  [{ juniors: 3 }, false],
  [{ juniors: 1, youngAdults: 1 }, false],
  [{ juniors: 3, spectators: 1 }, true],
  [{ adults: 1, juniors: 3 }, true],
])('%j may come, and has a total: %s', (some, may) => expect(mayCome({ ...emptyParty, ...some })).toBe(may));

test('an ID counts only with an adult who has it, in the words as in the price', () => {
  expect(partyOf('?a=1&y=1&m=3').service).toBe(2);
  expect(withinLimits({ ...emptyParty, juniors: 2, service: 1 }).service).toBe(0);
});

test('no gun and a gun clear each other, also in a shared address', () => {
  expect(gunsWith(['handgun', 'rifle'], 'none', true)).toEqual(['none']);
  expect(gunsWith(['none'], 'rifle', true)).toEqual(['rifle']);
  expect(gunsWith(['none'], 'none', false)).toEqual([]);
  expect(gunsWith(['handgun'], 'rifle', true)).toEqual(['handgun', 'rifle']);
  expect(partyOf('?a=1&g=hn').guns).toEqual(['handgun']);
});

test.each(['?a=-1', '?a=x', '?a=1.5', '?q=1', '?g=xyz'])('the address %s is no group', (search) => {
  expect(partyOf(search)).toEqual(emptyParty);
  expect(partyOf('?a=1000000').adults).toBe(mostPeople);
});
