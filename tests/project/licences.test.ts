import { expect, it } from 'vitest';
import { shippedPackages } from '#scripts/licences.ts';

/** They ask nothing of our own code. MPL-2.0 asks that changes to the package's files be given away: we make none. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1'];

it('what is shipped is under licences that ask nothing of our own code', () => {
  const shipped = shippedPackages();
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['hono', 'workbox-core', '@fontsource/barlow']),
  );
  expect(shipped.filter(({ licence }) => !allowed.includes(licence))).toEqual([]);
});
