/** Responses in up to eight content encodings, sent to the whole server in a process of its own. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Settings } from '#server/env.ts';
import { atPlace, feedsAt, startTarget } from '#tests/chaos/target.ts';
import { cases } from './cases.ts';
import { type Behaviour, startUpstream } from './server.ts';

export type EncodedResponse = {
  /** The values of the Content-Encoding header. */
  codings: readonly string[];
  /** Before it is encoded, in bytes. */
  size: number;
  /** Whether the body is encoded as its header says. */
  isHonest: boolean;
  /** How the body ends after half of it: with the other half, or with a reset connection. */
  end: 'complete' | 'reset';
};

const provider = (api: string) => (api === '/api/get-weather-forecast' ? 'weather' : api);

/**
 * Starts the server and has each of its feeds answer with each of the responses. Gives what visitors got beside 200 and
 * 503; throws when the server ends.
 */
export async function unexpectedStatuses(
  weather: Settings['WEATHER_PROVIDER'],
  responses: readonly EncodedResponse[],
): Promise<string[]> {
  const feeds = cases.filter(({ api, settings }) =>
    provider(api) === 'weather' ? (settings?.WEATHER_PROVIDER ?? 'nws') === weather : weather === 'nws',
  );
  // The weather service's stations are asked only where its first response was good.
  const prefixes = feeds.map((feed) => feed.prefixes[0] ?? '');
  const upstream = await startUpstream();
  const unexpected: string[] = [];
  await atPlace(async (place) => {
    const target = await startTarget(place, {
      ...feedsAt(upstream.url),
      WEATHER_PROVIDER: weather,
      WEATHERAPI_KEY: 'key',
    });
    try {
      for (const response of responses) {
        const body = bodyOf(response);
        for (const { prefixes: all, type } of feeds)
          for (const prefix of all) upstream.on(prefix, answer(response, body, type));
        const before = prefixes.map((prefix) => upstream.count(prefix));
        // Past the backoff after the response before.
        target.wait(1);
        const isAsked = () => prefixes.every((prefix, index) => upstream.count(prefix) > (before[index] ?? 0));
        // The server may hear of the hour after it has answered.
        while (!isAsked()) {
          for (const { api } of feeds) {
            const { status } = await fetch(`${target.url}${api}`);
            if (status !== 200 && status !== 503) unexpected.push(`${api} ${status}: ${JSON.stringify(response)}`);
          }
        }
      }
      // It lives on after the last response too.
      await fetch(`${target.url}/healthz`);
    } finally {
      await target.kill();
      await upstream.close();
    }
  });
  return unexpected;
}

const bodyOf = ({ codings, size, isHonest }: EncodedResponse): Buffer =>
  isHonest ? codings.reduce(encode, Buffer.alloc(size, ' ')) : Buffer.alloc(size, ' ');

function answer({ codings, end }: EncodedResponse, body: Buffer, type: string): Behaviour {
  const half = Math.ceil(body.length / 2);
  return (response) => {
    response.writeHead(200, {
      'content-type': type,
      ...(codings.length > 0 && { 'content-encoding': codings.join(', ') }),
    });
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
