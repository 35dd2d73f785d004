/** A sample of the responses that content-encodings-all.test.ts sends. */
import { expect, test } from 'vitest';
import { type EncodedResponse, unexpectedStatuses } from './content-encodings.ts';

const repeated = (coding: string, times: number) => Array.from({ length: times }, () => coding);
const responses: EncodedResponse[] = [
  { codings: repeated('identity', 6), size: 100_000, isHonest: true, end: 'complete' },
  { codings: repeated('gzip', 8), size: 1_000_000, isHonest: false, end: 'complete' },
  { codings: repeated('GZip', 6), size: 100_000, isHonest: false, end: 'reset' },
  { codings: repeated('br', 1), size: 5_000_000, isHonest: true, end: 'reset' },
];

test.each(['nws', 'open-meteo', 'weatherapi'] as const)(
  'the server outlives encoded responses, with %s as the weather provider',
  async (weather) => expect(await unexpectedStatuses(weather, responses)).toEqual([]),
);
