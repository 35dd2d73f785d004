/** The faults of a machine while visitors send: what can't be stored is refused, and all recovers by itself. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { inboxFile } from '#server/inbox/open.ts';
import { startSmtpSink } from '#tests/fixtures/smtp-sink.ts';
import { audit } from './audit.ts';
import { newPlace } from './place.ts';
import { type Place, startTarget, type Target } from './target.ts';
import { crowd, nextThing, post } from './traffic.ts';

type Fault = {
  isPossible: boolean;
  /** Whether things may be refused meanwhile. Otherwise they must be taken, and the club told of them. */
  refuses: boolean;
  prepare?: (place: Place) => void;
  begin: (place: Place, target: Target) => unknown;
  end: (place: Place, target: Target) => unknown;
  tidy?: (place: Place) => void;
};

const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;
const hasRights = isLinux || (process.platform !== 'win32' && !isRoot);
/** The superuser may write everywhere, unless that is taken from it. */
const withoutPowers = isRoot && isLinux ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
const fillerIn = ({ dataDir }: Place) => path.join(dataDir, 'filler');

function fill(file: string): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(64 * 1024), { flag: 'a' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

let otherProgram: DatabaseSync | undefined;
const clock = (hours: number): Fault => ({
  isPossible: true,
  refuses: false,
  begin: (_, target) => target.wait(hours),
  end: (_, target) => target.wait(-hours),
});

export const faults: Readonly<Record<string, Fault>> = {
  'the disk is full': {
    isPossible: isLinux && isRoot,
    refuses: true,
    prepare: ({ dataDir }) => {
      mkdirSync(dataDir);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m,mode=700', 'small-disk', dataDir]);
    },
    begin: (place) => fill(fillerIn(place)),
    end: (place) => rmSync(fillerIn(place)),
    tidy: ({ dataDir }) => void execFileSync('umount', [dataDir]),
  },
  'the folder becomes read-only, and back': {
    isPossible: hasRights,
    // The inbox is open already.
    refuses: false,
    begin: ({ dataDir }) => chmodSync(dataDir, 0o500),
    end: ({ dataDir }) => chmodSync(dataDir, 0o700),
  },
  'the rights to the folder are taken away': {
    isPossible: hasRights,
    refuses: true,
    begin: ({ dataDir }) => chmodSync(dataDir, 0),
    end: ({ dataDir }) => chmodSync(dataDir, 0o700),
  },
  'another program holds the inbox': {
    isPossible: true,
    refuses: true,
    begin: ({ dataDir }) => {
      otherProgram = new DatabaseSync(inboxFile(dataDir), { timeout: 10_000 });
      otherProgram.exec('BEGIN IMMEDIATE');
    },
    end: () => otherProgram?.close(),
  },
  'the clock jumps an hour ahead, and back': clock(1),
  'the clock jumps an hour behind, and back': clock(-1),
  'the clock jumps three years ahead, and back': clock(3 * 365 * 24),
  'the clock jumps three years behind, and back': clock(-3 * 365 * 24),
};

const recovering = { timeout: 30_000, interval: 100 };

/** Fails if anything is refused without need or not told, while visitors send. @returns what is lost or doubled */
export async function injectFault(fault: Fault): Promise<string[]> {
  const place = await newPlace();
  const office = await startSmtpSink();
  fault.prepare?.(place);
  const target = await startTarget(place, fault.refuses ? {} : { SMTP_URL: office.url }, withoutPowers);
  const becomes = (page: string, status: number) =>
    expect.poll(async () => (await fetch(target.url + page)).status, { ...recovering, message: page }).toBe(status);
  try {
    // Mails are sent one after the other, each with a greeting.
    const visitors = crowd(() => target.url, fault.refuses ? 4 : 1, fault.refuses ? 0 : 100);
    await wait(500);
    fault.begin(place, target);
    await wait(1000);
    for (const page of ['/', '/healthz']) await becomes(page, 200);
    await becomes('/readyz', fault.refuses ? 503 : 200);
    fault.end(place, target);
    const last = nextThing(0, false);
    await vi.waitFor(() => post(target.url, last), recovering);
    await becomes('/readyz', 200);
    const refusals = await visitors.leave();
    expect(refusals.length > 0).toBe(fault.refuses);
    expect(refusals.filter((said) => !/answered 503: .*"inbox-unavailable"/.test(said))).toEqual([]);
    if (!fault.refuses) await expect.poll(() => unsentNotices(place), recovering).toBe(0);
    return audit(inboxFile(place.dataDir), [...visitors.sent, last]).violations;
  } finally {
    await target.kill();
    await office.close();
    fault.tidy?.(place);
  }
}

function unsentNotices({ dataDir }: Place): unknown {
  const db = new DatabaseSync(inboxFile(dataDir), { readOnly: true });
  const row = db.prepare('SELECT count(*) AS unsent FROM outbox WHERE recipient IS NULL AND sent_at IS NULL').get();
  db.close();
  return row?.['unsent'];
}
