/**
 * The faults of a machine, under a running server and visitors who go on sending: a disk that fills up, a folder
 * that may not be written, another program that holds the inbox, a clock that jumps. While one lasts, what cannot be
 * stored is refused as promised and the site is served; when it is over, all recovers by itself.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { inboxFile } from '#server/inbox/open.ts';
import { audit } from './audit.ts';
import { startSmtpSink } from '#tests/fixtures/smtp-sink.ts';
import type { Found } from './report.ts';
import { atPlace, type Place, startTarget, type Target } from './target.ts';
import { crowd, nextThing, post } from './traffic.ts';

type Fault = {
  name: string;
  /** Why it cannot be had on this machine. */
  missing?: string | undefined;
  /** Whether what is sent meanwhile may be refused. Otherwise it must be taken. */
  refuses: boolean;
  /** Done before the server starts. */
  prepare?: (place: Place) => void;
  begin: (place: Place, target: Target) => void;
  end: (place: Place, target: Target) => void;
  /** Done after the server was ended. */
  tidy?: (place: Place) => void;
};

/** Within this time of its end nothing may be left of a fault. */
const healedWithinMs = 30_000;
const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
const noRights = process.platform === 'win32' || (isRoot && !isLinux) ? 'nothing is forbidden to this user' : undefined;
/** The superuser may write everywhere, unless that is taken from it. */
const asAnybody = isRoot && isLinux ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
const years = 3 * 365 * 24;
const fillerIn = ({ dataDir }: Place) => path.join(dataDir, 'filler');

function mountSmallDisk({ dataDir }: Place): void {
  mkdirSync(dataDir);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m,mode=700', 'small-disk', dataDir]);
}

function fill(file: string): void {
  const some = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeFileSync(file, some, { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** The program that holds the inbox. */
let holder: DatabaseSync | undefined;

const clock = (name: string, hours: number): Fault => ({
  name: `the clock jumps ${name}, and back`,
  refuses: false,
  begin: (_, target) => target.wait(hours),
  end: (_, target) => target.wait(-hours),
});

export const revokedPermissions: Fault = {
  name: 'the rights to the folder are taken away',
  missing: noRights,
  refuses: true,
  begin: ({ dataDir }) => chmodSync(dataDir, 0),
  end: ({ dataDir }) => chmodSync(dataDir, 0o700),
};

export const machineFaults: readonly Fault[] = [
  {
    name: 'the disk is full',
    missing: isLinux && isRoot ? undefined : 'mounting a small disk takes the superuser of a Linux',
    refuses: true,
    prepare: mountSmallDisk,
    begin: (place) => fill(fillerIn(place)),
    end: (place) => rmSync(fillerIn(place)),
    tidy: ({ dataDir }) => void execFileSync('umount', [dataDir]),
  },
  {
    name: 'the folder is read-only from the start',
    missing: noRights,
    refuses: true,
    prepare: ({ dataDir }) => mkdirSync(dataDir, { mode: 0o500 }),
    begin: () => undefined,
    end: ({ dataDir }) => chmodSync(dataDir, 0o700),
  },
  revokedPermissions,
  {
    name: 'another program holds the inbox',
    refuses: true,
    begin: ({ dataDir }) => {
      holder = new DatabaseSync(inboxFile(dataDir), { timeout: 10_000 });
      holder.exec('BEGIN IMMEDIATE');
    },
    end: () => holder?.close(),
  },
  clock('an hour ahead', 1),
  clock('an hour behind', -1),
  clock('three years ahead', years),
  clock('three years behind', -years),
];

/** Tries it so often. @throws where it cannot be had on this machine */
export async function injectFault(fault: Fault, times: number): Promise<Found> {
  const all: Awaited<ReturnType<typeof live>>[] = [];
  for (let time = 0; time < times; time++) all.push(await atPlace((place) => live(place, fault)));
  const sum = (figure: 'acknowledged' | 'refused') => all.reduce((so, one) => so + one[figure], 0);
  const slowest = (Math.max(...all.map(({ healedMs }) => healedMs)) / 1000).toFixed(1);
  return {
    row: `\`npm run chaos\`: ${fault.name}`,
    tried: `${times} times, amid ${sum('acknowledged') + sum('refused')} things sent`,
    result: `${sum('acknowledged')} acknowledged, all there once${fault.refuses ? `; ${sum('refused')} refused with the promised 503, and \`/readyz\` failing` : ' and mailed'}; pages served throughout; all well ${slowest} s after its end at the latest`,
    violations: all.flatMap(({ violations }) => violations),
  };
}

async function live(place: Place, fault: Fault) {
  const violations: string[] = [];
  const expect = (isSo: boolean, fault: string) => isSo || violations.push(fault);
  const office = await startSmtpSink();
  fault.prepare?.(place);
  const target = await startTarget(place, fault.refuses ? {} : { SMTP_URL: office.url }, asAnybody);
  const readyIs = (status: number) => until(async () => (await statusOf(target, '/readyz')) === status);
  try {
    // Mails are sent one after the other, each with a greeting.
    const visitors = crowd(target, fault.refuses ? 0 : 200);
    await wait(500);
    fault.begin(place, target);
    await wait(1_000);
    for (const page of ['/', '/healthz']) expect((await statusOf(target, page)) === 200, `${page} is not served`);
    expect(await readyIs(fault.refuses ? 503 : 200), '/readyz does not tell');
    fault.end(place, target);
    const ended = performance.now();
    const last = nextThing(0, false);
    const isTaken = () =>
      post(target.url, last, new Agent()).then(
        () => true,
        () => false,
      );
    expect((await until(isTaken)) && (await readyIs(200)), 'it does not get well by itself');
    const healedMs = performance.now() - ended;
    const { sent, refusals } = await visitors.leave();
    const odd = refusals.filter((said) => !(fault.refuses && /answered 503: .*"inbox-unavailable"/.test(said)));
    expect(odd.length === 0, `answered otherwise: ${odd[0]}`);
    expect(!fault.refuses || refusals.length > 0, 'nothing was refused');
    expect(fault.refuses || (await until(() => isMailed(place))), 'the club is not told of everything');
    const { acknowledged, violations: losses } = audit(inboxFile(place.dataDir), [...sent, last]);
    return { acknowledged, refused: refusals.length, healedMs, violations: [...violations, ...losses] };
  } finally {
    await target.kill();
    await office.close();
    fault.tidy?.(place);
  }
}

async function statusOf({ url }: Target, page: string): Promise<number> {
  const response = await fetch(url + page, { signal: AbortSignal.timeout(10_000) });
  await response.arrayBuffer();
  return response.status;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = performance.now() + healedWithinMs;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await wait(100);
  }
  return false;
}

/** Whether the club's mails are all sent. */
function isMailed({ dataDir }: Place): boolean {
  const db = new DatabaseSync(inboxFile(dataDir), { readOnly: true });
  const row = db.prepare('SELECT count(*) AS left FROM outbox WHERE recipient IS NULL AND sent_at IS NULL').get();
  db.close();
  return row?.['left'] === 0;
}
