/**
 * `npm run fuzz -- [--cases 40000] [--seed 1953]`: requests that no visitor sends and answers that no source gives, on
 * the whole server. None may be answered with an error of ours but the promised 503, and none may stop it. The same
 * seed makes the same cases. `--short` makes 1,600 of them.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { inboxFile } from '#server/inbox/open.ts';
import { ask, type Asked, requests } from './odd-requests.ts';
import { bentAnswers, contentTypes, type Source, sources } from './bent-answers.ts';
import { tell } from './record.ts';
import { atPlace, feedsAt, startTarget, type Target } from './target.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '40000' },
    seed: { type: 'string', default: '1953' },
    short: { type: 'boolean', default: false },
  },
});
const count = values.short ? 1_600 : Number(values.cases);
const seed = Number(values.seed);
/** How many are under way at once. */
const crowd = 16;
const pages = [
  '/api/calendar',
  '/api/road-conditions',
  '/api/weather-alerts',
  '/api/get-weather-forecast',
  '/api/status',
];

const faults: string[] = [];
const statuses = new Map<number, number>();

function judge(what: string, answer: Asked): void {
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const isOurError = answer.status >= 500 && answer.status !== 503;
  if (isOurError || /node:internal|\.tsx?:\d+/.test(answer.body)) faults.push(`${answer.status} to ${what}`);
}

/** Requests, `crowd` at once. */
async function sendOddRequests(target: Target, times: number): Promise<void> {
  const cases = fc.sample(requests, { numRuns: times, seed }).entries();
  const visit = async () => {
    for (const [index, request] of cases) {
      const { method, path, headers, body } = request;
      const what = `request ${index}: ${method} ${path.slice(0, 60)} ${Object.keys(headers).join()} ${body.length} bytes`;
      await ask(target.url, request).then(
        (answer) => judge(what, answer),
        (error: unknown) => faults.push(`no answer (${String(error)}) to ${what}`),
      );
    }
  };
  await Promise.all(Array.from({ length: crowd }, visit));
}

/** Answers: an hour passes before each round, so that every source is asked again. */
async function readBentAnswers(target: Target, served: Map<Source, Buffer>, times: number): Promise<void> {
  const rounds = fc.sample(bentAnswers, { numRuns: Math.ceil(times / sources.length), seed });
  for (const [index, round] of rounds.entries()) {
    for (const [source, make] of round) served.set(source, make(new Date(Date.now() + index * 3_600_000)));
    target.wait(1);
    await Promise.all(
      pages.map((path) => {
        const what = `answers ${index} at ${path}`;
        return ask(target.url, { method: 'GET', path, headers: {}, body: '' }).then(
          (answer) => judge(what, answer),
          (error: unknown) => faults.push(`no answer (${String(error)}) to ${what}`),
        );
      }),
    );
  }
}

await atPlace(async (place) => {
  const served = new Map<Source, Buffer>();
  const feeds = createServer((request, response) => {
    const source = sources.find((begin) => request.url?.startsWith(begin));
    const body = source && served.get(source);
    if (!source || !body) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': contentTypes[source] }).end(body);
  });
  await new Promise<void>((resolve) => {
    feeds.listen(0, '127.0.0.1', resolve);
  });
  const begun = performance.now();
  const target = await startTarget(place, feedsAt(`http://127.0.0.1:${(feeds.address() as AddressInfo).port}`));
  const answers = Math.floor(count / 4);
  try {
    await sendOddRequests(target, count - answers);
    await readBentAnswers(target, served, answers);
    const health = await ask(target.url, { method: 'GET', path: '/healthz', headers: {}, body: '' });
    if (health.status !== 200) faults.push(`/healthz says ${health.status} afterwards`);
  } finally {
    const memory = target.mostMemory();
    await target.kill();
    feeds.close();
    feeds.closeAllConnections();
    const db = new DatabaseSync(inboxFile(place.dataDir));
    const [row] = db.prepare('PRAGMA integrity_check').all();
    if (row?.['integrity_check'] !== 'ok') faults.push('the inbox is damaged');
    const stored = Number(db.prepare('SELECT count(*) AS count FROM items').get()?.['count']);
    db.close();
    const said = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
    const seconds = Math.round((performance.now() - begun) / 1000);
    tell(
      {
        row: '`npm run fuzz`',
        tried: `${count - answers} odd requests and ${answers} bent answers, seed ${seed}`,
        result: `${said.join(', ')}; ${stored} things stored, the inbox whole; memory at most ${memory} MB; ${seconds} s`,
        faults,
      },
      !values.short && count >= 40_000,
    );
  }
});
