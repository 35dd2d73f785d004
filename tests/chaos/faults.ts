/** The faults of a machine while visitors send: what can't be stored is refused, and all recovers by itself. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { inboxFile } from '#server/inbox/open.ts';
import { startSmtpSink } from '#tests/fixtures/smtp-sink.ts';
import { audit } from './audit.ts';
import { atPlace, type Place, startTarget, type Target } from './target.ts';
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

const recoveredWithinMs = 30_000;
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

/** @returns what was lost, doubled, refused without need, or not told */
export const injectFault = (fault: Fault): Promise<string[]> => atPlace((place) => live(place, fault));

async function live(place: Place, fault: Fault): Promise<string[]> {
  const violations: string[] = [];
  const check = async (fault: string, isSo: () => Promise<boolean>) => {
    const end = performance.now() + recoveredWithinMs;
    while (!(await isSo())) {
      if (performance.now() > end) return void violations.push(fault);
      await wait(100);
    }
  };
  const office = await startSmtpSink();
  fault.prepare?.(place);
  const target = await startTarget(place, fault.refuses ? {} : { SMTP_URL: office.url }, withoutPowers);
  const answers = (page: string, status: number) => async () => (await fetch(target.url + page)).status === status;
  try {
    // Mails are sent one after the other, each with a greeting.
    const visitors = crowd(() => target.url, fault.refuses ? 4 : 1, fault.refuses ? 0 : 100);
    await wait(500);
    fault.begin(place, target);
    await wait(1000);
    for (const page of ['/', '/healthz']) await check(`${page} is not served`, answers(page, 200));
    await check('/readyz does not tell', answers('/readyz', fault.refuses ? 503 : 200));
    fault.end(place, target);
    const last = nextThing(0, false);
    const isTaken = () =>
      post(target.url, last).then(
        () => true,
        () => false,
      );
    await check('it takes nothing afterwards', isTaken);
    await check('/readyz goes on complaining', answers('/readyz', 200));
    const refusals = await visitors.leave();
    const other = refusals.filter((said) => !(fault.refuses && /answered 503: .*"inbox-unavailable"/.test(said)));
    if (other.length > 0) violations.push(`answered otherwise: ${other[0]}`);
    if (fault.refuses && refusals.length === 0) violations.push('nothing was refused');
    if (!fault.refuses) await check('the club is not told of everything', async () => isMailed(place));
    return [...violations, ...audit(inboxFile(place.dataDir), [...visitors.sent, last]).violations];
  } finally {
    await target.kill();
    await office.close();
    fault.tidy?.(place);
  }
}

function isMailed({ dataDir }: Place): boolean {
  const db = new DatabaseSync(inboxFile(dataDir), { readOnly: true });
  const row = db.prepare('SELECT count(*) AS left FROM outbox WHERE recipient IS NULL AND sent_at IS NULL').get();
  db.close();
  return row?.['left'] === 0;
}
