/** For whoever watches over the site: is everything behind the pages in order, and what is not? */
import { Hono } from 'hono';
import { secondMs } from '#domain/durations.ts';

/** `warning`: somebody should look. `failing`: what visitors send cannot be taken. With the facts behind it. */
export type Finding = { state: 'ok' | 'warning' | 'failing' } & Readonly<Record<string, unknown>>;

/** Looks at one thing. What it throws counts as failing. */
export type Check = () => Finding | Promise<Finding>;

/** Checks touch the disk: whoever asks more often is told the same again. */
const trustedMs = 5 * secondMs;

/**
 * GET /readyz: 200 with `status` `ready` or `warning`, 503 with `failing`, and what each check found. Holds nothing
 * that anybody sent, and no addresses.
 * @param clock milliseconds that only ever grow
 */
export function readyz(checks: Readonly<Record<string, Check>>, clock = () => performance.now()): Hono {
  let last: { at: number; findings: Promise<Record<string, Finding>> } | undefined;
  return new Hono().get('/readyz', async (c) => {
    if (!last || clock() - last.at > trustedMs) last = { at: clock(), findings: runChecks(checks) };
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
