import type { Content } from '#content/load.server.ts';
import type { ProjectCopy } from '#tests/fixtures/project-copy.ts';

/** New values for every price, hour, phone number, address and name. None of them occurs on the real site. */
export const changed = {
  opens: '08:10',
  closes: '17:25',
  lastCheckIn: '16:35',
  openDays: ['tuesday', 'wednesday', 'saturday'],
  closedDays: ['monday', 'thursday', 'friday', 'sunday'],
  name: 'Copper Gulch Trap & Rifle Club',
  shortName: 'COGU',
  phone: '(831) 555-0191',
  email: 'desk@copper-gulch.example',
  origin: 'https://copper-gulch.example',
  street: '9920 Copper Gulch Rd',
  postalCode: '95999',
  latitude: 36.1234,
  longitude: -121.4321,
  shareholder: { name: 'Member InboxCases', email: 'members@copper-gulch.example', phone: '(831) 555-0192' },
  president: 'Jo Miner',
  amount: (amount: number) => amount + 3.75,
} as const;

export function changeEveryFact(copy: ProjectCopy, { prices, site }: Content): void {
  copy.set(
    'prices.yaml',
    prices.prices.map(({ amount }, index) => [['prices', index, 'amount'], changed.amount(amount)]),
  );
  const { opens, closes, lastCheckIn } = changed;
  copy.set('hours.yaml', [
    [
      ['week'],
      [
        { days: changed.openDays, opens, closes, lastCheckIn },
        { days: changed.closedDays, closed: true },
      ],
    ],
  ]);
  copy.set('youth-form.yaml', [[['counselReview'], 'approved']]);
  copy.set('site.yaml', [
    [['name'], changed.name],
    [['shortName'], changed.shortName],
    [['phone'], changed.phone],
    [['email'], changed.email],
    [['origin'], changed.origin],
    [['address'], { ...site.address, street: changed.street, postalCode: changed.postalCode }],
    [['coordinates'], { latitude: changed.latitude, longitude: changed.longitude }],
    [['shareholderContact'], changed.shareholder],
    [['president'], changed.president],
  ]);
}
