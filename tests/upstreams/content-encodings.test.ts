/** The server, in a process of its own, outlives responses in up to eight content encodings. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { atPlace, startTarget } from '#tests/chaos/target.ts';
import { answerAll, samples, settingsAt } from './recordings.ts';
import { type Behaviour, startUpstream } from './server.ts';

type EncodedResponse = {
  codings: readonly string[];
  /** Before it is encoded, in bytes. */
  size: number;
  /** Whether the body is encoded as its header says. */
  isHonest: boolean;
  /** How the body ends after half of it: with the other half, or with a reset connection. */
  end: 'complete' | 'reset';
};

const repeated = (coding: string, times: number) => Array.from({ length: times }, () => coding);
const responses: EncodedResponse[] = [
  { codings: repeated('identity', 6), size: 100_000, isHonest: true, end: 'complete' },
  { codings: repeated('gzip', 8), size: 1_000_000, isHonest: false, end: 'complete' },
  { codings: repeated('GZip', 6), size: 100_000, isHonest: false, end: 'reset' },
  { codings: ['br'], size: 5_000_000, isHonest: true, end: 'reset' },
];
test('the server outlives encoded responses of every upstream', { tags: ['long'] }, async () => {
  const used = Object.values(samples).flat();
  const upstream = await startUpstream();
  await atPlace(async (place) => {
    const target = await startTarget(place, settingsAt(upstream.url));
    const unexpected: string[] = [];
    try {
      for (const response of responses) {
        const behaviour = answer(response);
        for (const sample of used) answerAll(upstream, sample, () => behaviour);
        // The requests that come first: others depend on their responses.
        const count = () => used.map(({ prefixes: [first = ''] }) => upstream.count(first));
        const before = count();
        // Past the backoff after the response before.
        target.wait(1);
        while (!count().every((now, index) => now > (before[index] ?? 0)))
          for (const { route } of used) {
            const { status } = await fetch(`${target.url}/api${route}`);
            if (status !== 200 && status !== 503) unexpected.push(`${route} ${status}: ${JSON.stringify(response)}`);
          }
      }
      expect((await fetch(`${target.url}/healthz`)).status).toBe(200);
    } finally {
      await target.kill();
      await upstream.close();
    }
    expect(unexpected).toEqual([]);
  });
});

function answer({ codings, size, isHonest, end }: EncodedResponse): Behaviour {
  const plain = Buffer.alloc(size, ' ');
  const body = isHonest ? codings.reduce(encode, plain) : plain;
  const half = Math.ceil(body.length / 2);
  return (response) => {
    const encoding = codings.length > 0 && { 'content-encoding': codings.join(', ') };
    response.writeHead(200, { 'content-type': 'application/json', ...encoding });
    response.write(body.subarray(0, half), () => {
      if (end === 'complete') response.end(body.subarray(half));
      // After the headers were read.
      else setTimeout(() => response.destroy(), 20);
    });
  };
}

function encode(bytes: Buffer, coding: string): Buffer {
  if (coding.toLowerCase() === 'gzip') return gzipSync(bytes, { level: 1 });
  if (coding.toLowerCase() !== 'br') return bytes;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}
