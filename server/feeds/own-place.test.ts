import { expect, test } from 'vitest';
import { placeToTell } from './own-place.ts';

const club = {
  name: 'Los Robles Rod & Gun Club',
  shortName: 'LRRGC',
  address: { street: '120 Ridge Blvd', city: 'Robles', region: 'CA', postalCode: '95000' },
};

test.each([
  ['120 Ridge Blvd, Robles, CA 95000, USA', undefined],
  ['Los Robles Rod and Gun Club, 120 Ridge Boulevard, Robles, CA 95000, EE. UU.', undefined],
  ['LRRGC', undefined],
  ['120 ridge blvd\nRobles CA 95000', undefined],
  ['Main Range, 120 Ridge Blvd, Robles, CA', 'Main Range'],
  // Others in the same town or street, and a number that only begins alike.
  ['Town Hall, 1 Main St, Robles, CA 95000, USA', 'Town Hall, 1 Main St, Robles, CA 95000, USA'],
  ['1200 Ridge Blvd, Robles, CA', '1200 Ridge Blvd, Robles, CA'],
  ['12 Ridge Blvd, Robles', '12 Ridge Blvd, Robles'],
  ['120 Ridgeview Ct, Robles', '120 Ridgeview Ct, Robles'],
  ['At the office', 'At the office'],
])('%j: %j', (location, told) => expect(placeToTell(location, club)).toBe(told));
