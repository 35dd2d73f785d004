/** Records the site's status, so that "What did it say on March 3 at 10?" has an answer. */
import { z } from 'zod';
import type { Sources } from '#domain/day-plan.ts';
import { minuteMs } from '#domain/durations.ts';
import { type StatusAnswer, statusAnswer } from '#domain/status-answer.ts';
import type { Log } from '#server/http/log.ts';
import { type Engine, statement } from '#server/inbox/sql/statement.ts';

/** How often the status is computed and recorded. */
export const roundMs = minuteMs;
/** After a longer gap, for example while the server was down, a new row begins even with the same status. */
const gapMs = 3 * roundMs;

const status = z.object({
  state: z.enum(['open', 'check-in-ends-soon', 'check-in-over', 'closed', 'ask', 'unknown']),
  scheduled: z.string().nullable(),
  sure: z.boolean(),
  today: z.object({ opens: z.string(), lastCheckIn: z.string(), closes: z.string() }).nullable(),
  next: z.object({ date: z.string(), opens: z.string() }).nullable(),
  decidedBy: z.string(),
  reasons: z.array(z.object({ kind: z.string(), says: z.string(), until: z.string().optional() })),
});

/** When each source had been read when the status began, ISO 8601 in UTC; null if it couldn't be read. */
const sourceAges = z.record(z.string(), z.string().nullable());

export type Said = {
  firstAt: Date;
  /** The last time at which this status was recorded. */
  lastAt: Date;
  build: string;
  status: z.infer<typeof status>;
  sources: z.infer<typeof sourceAges>;
};

function statusOf({ state, scheduled, sure, today, next, decidedBy, days }: StatusAnswer): Said['status'] {
  return status.parse({ state, scheduled, sure, today, next, decidedBy, reasons: days[0]?.reasons ?? [] });
}

const agesOf = ({ isOfficeUnread, calendar, closuresCalendar }: Sources): Said['sources'] => ({
  ...(isOfficeUnread && { office: null }),
  ...(calendar && { calendar: calendar.checkedAt }),
  ...(closuresCalendar && { closuresCalendar: closuresCalendar.checkedAt }),
});

/** Adds a row if the status or the build has changed, else extends the last one, in one transaction. */
export async function recordStatus(engine: Engine, build: string, sources: Sources, now: Date): Promise<void> {
  const values = {
    now: now.getTime(),
    recently: now.getTime() - gapMs,
    build,
    status: JSON.stringify(statusOf(statusAnswer(now, sources))),
    sources: JSON.stringify(agesOf(sources)),
  };
  // A last row in the future was written under a wrong clock.
  const last = `id = (SELECT max(id) FROM said) AND status = :status AND build = :build
    AND last_at BETWEEN :recently AND :now`;
  await engine.batch([
    statement(
      `INSERT INTO said (first_at, last_at, build, status, sources) SELECT :now, :now, :build, :status, :sources
       WHERE NOT EXISTS (SELECT 1 FROM said WHERE ${last})`,
      values,
    ),
    statement(`UPDATE said SET last_at = :now WHERE ${last}`, values),
  ]);
}

/** The last status recorded at or before a moment; undefined if there is none. */
export async function saidAt(engine: Pick<Engine, 'rows'>, moment: Date): Promise<Said | undefined> {
  const [row] = await engine.rows(
    statement('SELECT * FROM said WHERE first_at <= :moment ORDER BY first_at DESC, id DESC LIMIT 1', {
      moment: moment.getTime(),
    }),
  );
  return (
    row && {
      firstAt: new Date(Number(row['first_at'])),
      lastAt: new Date(Number(row['last_at'])),
      build: String(row['build']),
      status: status.parse(JSON.parse(String(row['status']))),
      sources: sourceAges.parse(JSON.parse(String(row['sources']))),
    }
  );
}

type RecorderDeps = { engine: Engine; build: string; sources: () => Promise<Sources>; now: () => Date; log: Log };

/** Records the current status. Logs failures, because the site must show the status anyway. */
export async function recordNow({ engine, build, sources, now, log }: RecorderDeps): Promise<void> {
  try {
    await recordStatus(engine, build, await sources(), now());
  } catch (error) {
    log.error({ err: error }, 'what the site says could not be recorded');
  }
}

/** Records now, then every minute. */
export function startRecorder(deps: RecorderDeps): { close: () => Promise<void> } {
  let last = recordNow(deps);
  const timer = setInterval(() => void (last = last.then(() => recordNow(deps))), roundMs).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await last;
    },
  };
}
