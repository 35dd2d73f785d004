import { Hono } from 'hono';
import { secondMs } from '#domain/durations.ts';
import type { BuiltSite } from './site.ts';

/** GET /healthz: 200 while the process is serving, with its build and start time (ISO 8601, UTC). */
export function healthz({ site, now }: { site: Pick<BuiltSite, 'id' | 'builtAt'>; now: () => Date }): Hono {
  const startedAt = now().toISOString();
  return new Hono().get('/healthz', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ status: 'ok', build: site.id, builtAt: site.builtAt, startedAt });
  });
}

/** `warning`: a person should look. `failing`: forms can't be stored. Other keys are the facts behind it. */
export type Finding = { state: 'ok' | 'warning' | 'failing' } & Readonly<Record<string, unknown>>;

/** Checks one thing. An error counts as failing. */
export type Check = () => Finding | Promise<Finding>;

/** Checks read the disk, so their findings are cached this long. */
const findingsTtlMs = 5 * secondMs;

/**
 * GET /readyz: 503 if a check fails, else 200. It contains no visitor's data. `clock`: a monotonic clock in
 * milliseconds.
 */
export function readyz(checks: Readonly<Record<string, Check>>, clock = () => performance.now()): Hono {
  let last: { at: number; findings: Promise<Record<string, Finding>> } | undefined;
  return new Hono().get('/readyz', async (c) => {
    if (!last || clock() - last.at > findingsTtlMs) last = { at: clock(), findings: runChecks(checks) };
    const findings = await last.findings;
    const states = Object.values(findings).map(({ state }) => state);
    const worst = states.includes('failing') ? 'failing' : states.includes('warning') ? 'warning' : 'ready';
    return c.json({ status: worst, checks: findings }, worst === 'failing' ? 503 : 200, {
      'cache-control': 'no-store',
    });
  });
}

async function runChecks(checks: Readonly<Record<string, Check>>): Promise<Record<string, Finding>> {
  const findings = Object.entries(checks).map(async ([name, check]): Promise<[string, Finding]> => {
    try {
      return [name, await check()];
    } catch (error) {
      const reason = error instanceof Error && 'reason' in error ? error.reason : 'unknown';
      return [name, { state: 'failing', reason }];
    }
  });
  return Object.fromEntries(await Promise.all(findings));
}
