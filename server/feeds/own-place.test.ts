import { expect, test } from 'vitest';
import { place } from '#tests/upstreams/conditions.ts';
import { placeToTell } from './own-place.ts';

const club = { name: 'Los Robles Rod & Gun Club', shortName: 'LRRGC', address: place.own.address };

test.each([
  '120 Ridge Blvd, Robles, CA 95000, USA',
  '120 Ridge Blvd, Robles, California 95000, United States',
  '120 Ridge Blvd, Robles, CA 95000-1234',
  '120 Ridge Blvd Robles CA 95000',
  'Los Robles Rod and Gun Club, 120 Ridge Boulevard, Robles, CA 95000, EE. UU.',
  // Two lines, as the feed's parser joins them.
  'Los Robles Rod & Gun Club 120 Ridge Blvd, Robles, CA',
  'LRRGC',
])('%j is the club', (location) => expect(placeToTell(location, club)).toBeUndefined());

test.each([
  ['Main Range, 120 Ridge Blvd, Robles, CA', 'Main Range'],
  ['Range 3 , LRRGC, Robles', 'Range 3'],
])('%j: %j', (location, told) => expect(placeToTell(location, club)).toBe(told));

test.each([
  // Other places in the same town or street, and a number with the same beginning.
  'Town Hall, 1 Main St, Robles, CA 95000, USA',
  'LRRGC, Robles Lodge, 50 Main St, Robles, CA 95001, USA',
  'LRRGC, Robles Lodge 50 Main St, Robles, CA',
  'LRRGC, Robles, CA 95001',
  '1200 Ridge Blvd, Robles, CA',
  '12 Ridge Blvd, Robles',
  '120 Ridgeview Ct, Robles',
  '120 Ridge Ct, Robles',
  'At the office',
  'Robles, CA 95000',
  // More than the address.
  '120 Ridge Blvd (upper lot; use gate code)',
  'LRRGC, 120 Ridge Blvd (upper lot; use gate code), Robles, CA 95000',
])('%j stays', (location) => expect(placeToTell(location, club)).toBe(location));
