import { setInterval } from 'node:timers';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { settingNames } from '#server/env.ts';
import { configOf, type EdgeOptions, openEdge } from './workerd.ts';

/**
 * Starts the worker, prints its URL, and runs its cron triggers until it is stopped.
 * @param persist the folder for D1
 */
export async function serveEdge(
  edgeDir: string,
  persist: string,
  { port = 0 }: Pick<EdgeOptions, 'port'> = {},
): Promise<void> {
  const vars = Object.fromEntries(
    settingNames.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const edge = await openEdge({ edgeDir, persist, port, vars });
  const [minutely = '', hourly = ''] = configOf(edgeDir).triggers.crons;
  for (const [cron, ms] of [[minutely, minuteMs] as const, [hourly, hourMs] as const]) {
    const trigger = () =>
      void edge.scheduled(cron).catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    setInterval(trigger, ms).unref();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void edge.close().then(() => process.exit(0)));
  process.stdout.write(`The site is at ${edge.url.origin} (Ctrl+C stops it)\n`);
}
