export const guns = ['handgun', 'rifle', 'shotgun', 'none'] as const;
type Gun = (typeof guns)[number];

/** Kinds of people and their keys in an address. `service`: 18 or older, with military or responder ID. */
const keys = { adults: 'a', youngAdults: 'y', juniors: 'j', children: 'k', spectators: 's', service: 'm' } as const;
type People = keyof typeof keys;
export const people = Object.keys(keys) as [People, ...People[]];

export type Party = Readonly<Record<People, number>> & { first: boolean; guns: readonly Gun[] };

export const emptyParty: Party = {
  ...(Object.fromEntries(people.map((kind) => [kind, 0])) as Record<People, number>),
  first: false,
  guns: [],
};

/** The most people of each kind that the form accepts: a class, or a company's outing. */
export const mostPeople = 20;

/** The largest group, of all kinds together, that needs no reservation. */
const mostUnreserved = 9;

/** Whether the group is so large that it must reserve; the club sets its price. */
export const isGroup = (party: Party): boolean => shooters(party) + party.children + party.spectators > mostUnreserved;

const shooters = ({ adults, youngAdults, juniors }: Party) => adults + youngAdults + juniors;
const payingFull = ({ adults, youngAdults }: Party) => adults + youngAdults;
const under21 = ({ youngAdults, juniors }: Party) => youngAdults + juniors > 0;
const canSupervise = ({ adults, spectators }: Party) => adults + spectators > 0;
const has = (party: Party, ...wanted: Gun[]) => wanted.some((gun) => party.guns.includes(gun));
/** Until the visitor chooses guns, any gun counts. */
const mayHave = (party: Party, ...wanted: Gun[]) => party.guns.length === 0 || has(party, ...wanted);
const bringsNone = (party: Party) => party.guns.length === 1 && has(party, 'none');
/** A gun that someone else brings may be of any kind. */
const mayShoot = (party: Party, ...wanted: Gun[]) => bringsNone(party) || mayHave(party, ...wanted);
/** The maximum number of passes with an ID: one for each adult of the group. */
export const mostService = (party: Party): number => Math.min(payingFull(party), mostPeople);
const withService = (party: Party) => Math.min(party.service, mostService(party));
const hasPeople = (party: Party) => shooters(party) + party.spectators > 0;

const holds = {
  'too-young': (party) => party.children > 0,
  'junior-alone': (party) => party.juniors > 0 && !canSupervise(party),
  'handgun-alone': (party) => party.youngAdults > 0 && has(party, 'handgun') && !canSupervise(party),
  'no-gun': (party) => shooters(party) > 0 && bringsNone(party),

  guardian: (party) => party.juniors > 0,
  supervisor: (party) => party.juniors > 0,
  'handgun-supervisor': (party) => under21(party) && mayShoot(party, 'handgun'),
  'handgun-coach': (party) => party.juniors > 0 && mayShoot(party, 'handgun'),
  'long-gun-coach': (party) => party.juniors > 0 && mayShoot(party, 'rifle', 'shotgun'),
  'young-coach': (party) => party.youngAdults > 0 && party.juniors > 0,
  'young-spectator': (party) => party.spectators > 0,

  'photo-id': (party) => party.first && hasPeople(party),
  'supervisor-id': (party) => party.juniors > 0 || (party.youngAdults > 0 && mayShoot(party, 'handgun')),
  'service-id': (party) => withService(party) > 0,
  permission: (party) => party.juniors > 0,
  'parent-release': under21,
  'youth-form': under21,
  release: hasPeople,

  hours: hasPeople,
  'check-in': hasPeople,
  reservation: (party) => hasPeople(party) && !isGroup(party),
  early: (party) => party.first && hasPeople(party),
  'spectator-check-in': (party) => party.spectators > 0,
  roads: hasPeople,

  protection: hasPeople,
  'own-gun': (party) => shooters(party) > 0 && !bringsNone(party),
  handgun: (party) => shooters(party) > 0 && mayHave(party, 'handgun'),
  rifle: (party) => shooters(party) > 0 && mayHave(party, 'rifle'),
  shotgun: (party) => shooters(party) > 0 && mayHave(party, 'shotgun'),
  ammunition: (party) => shooters(party) > 0,
  'no-ammunition': (party) => party.juniors > 0,
  'no-handgun-ammunition': (party) => party.youngAdults > 0 && mayHave(party, 'handgun'),
  targets: (party) => shooters(party) > 0,
  'leave-at-home': hasPeople,

  payment: hasPeople,
  trap: (party) => shooters(party) > 0 && mayHave(party, 'shotgun'),
  'spectator-fee': (party) => party.spectators > 0,
  annual: (party) => payingFull(party) > withService(party),
  'annual-service': (party) => withService(party) > 0,
  'annual-juniors': (party) => party.juniors > 0,
} satisfies Record<string, (party: Party) => boolean>;

export type PointId = keyof typeof holds;
export const pointIds = Object.keys(holds) as [PointId, ...PointId[]];

/** False for juniors alone, who may not come: a price for them would mislead. */
export const mayCome = (party: Party): boolean => !holds['junior-alone'](party);

/** The points for a group's visit, in page order. */
export const pointsFor = (party: Party): PointId[] => pointIds.filter((id) => holds[id](party));

/** Amounts in US dollars, by the ids of content/prices.yaml. */
export type DayPrices = Readonly<Record<'day' | 'junior' | 'service', number>>;
export type CostLine = { price: keyof DayPrices; count: number; amount: number };

/** The cost of a group's day passes in US dollars, without the spectators' fee: only the range office knows it. */
export function costOf(party: Party, prices: DayPrices): { lines: CostLine[]; total: number } {
  const service = withService(party);
  const counts = { day: payingFull(party) - service, service, junior: party.juniors };
  const lines = (Object.keys(counts) as (keyof DayPrices)[])
    .filter((price) => counts[price] > 0)
    .map((price) => ({ price, count: counts[price], amount: counts[price] * prices[price] }));
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A group as a query string, "?a=1&j=2&first=1&g=hr"; empty for an empty group. */
export function searchOf(party: Party): string {
  const search = new URLSearchParams();
  for (const kind of people) if (party[kind] > 0) search.set(keys[kind], String(party[kind]));
  if (party.first) search.set('first', '1');
  if (party.guns.length > 0) search.set('g', party.guns.map((gun) => gun[0]).join(''));
  const written = String(search);
  return written && `?${written}`;
}

/** Parses the output of {@link searchOf}. A missing or invalid number is zero, a larger one is capped at the limit. */
export function partyOf(search: string): Party {
  const given = new URLSearchParams(search);
  const countOf = (written = '') => (/^\d+$/.test(written.trim()) ? Math.min(Number(written), mostPeople) : 0);
  const counts = people.map((kind) => [kind, countOf(given.get(keys[kind]) ?? '')]);
  const chosen = given.get('g') ?? '';
  return withinLimits({
    ...emptyParty,
    ...Object.fromEntries(counts),
    first: given.get('first') === '1',
    guns: guns.filter((gun) => chosen.includes(gun.charAt(0))),
  });
}

/** The guns after one is chosen or given up: "none" and a gun clear each other. */
export const gunsWith = (chosen: readonly Gun[], gun: Gun, isChosen: boolean): Gun[] =>
  guns.filter((one) => (one === gun ? isChosen : chosen.includes(one) && !(isChosen && [one, gun].includes('none'))));

/**
 * Limits IDs to the adults who come, because more of them would count in the group's words but not in its price. A gun
 * counts more than "none".
 */
export const withinLimits = (party: Party): Party => ({
  ...party,
  service: withService(party),
  guns: bringsNone(party) ? party.guns : party.guns.filter((gun) => gun !== 'none'),
});
