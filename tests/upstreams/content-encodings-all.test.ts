/** Every feed answers with 0 to 8 content encodings of each kind, and bodies of 1 byte to 5 MB. */
import { expect, test } from 'vitest';
import { type EncodedResponse, unexpectedStatuses } from './content-encodings.ts';

const kinds: readonly (readonly string[])[] = [
  ['gzip'],
  ['br'],
  ['identity'],
  ['x-none'],
  ['GZip', 'BR', 'Identity', 'br', 'gzip', 'X-None'],
];
const sizes = [1, 1_000, 100_000, 1_000_000, 5_000_000];

const responses: EncodedResponse[] = kinds.flatMap((kind) =>
  Array.from({ length: 9 }, (_, count) => Array.from({ length: count }, (__, index) => kind[index % kind.length] ?? ''))
    .flatMap((codings) => sizes.map((size) => ({ codings, size })))
    .flatMap((response): EncodedResponse[] => [
      { ...response, isHonest: true, end: 'complete' },
      { ...response, isHonest: false, end: 'complete' },
      { ...response, isHonest: false, end: 'reset' },
    ]),
);

test.each(['nws', 'open-meteo', 'weatherapi'] as const)(
  'the server outlives all encoded responses, with %s as the weather provider',
  async (weather) => expect(await unexpectedStatuses(weather, responses)).toEqual([]),
  1_800_000,
);
