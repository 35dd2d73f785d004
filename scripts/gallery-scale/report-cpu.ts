/**
 * Loaded into every process of a build that is timed: at its end it notes how long its threads have kept processors
 * busy.
 */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['CPU_REPORT'];
// A worker thread belongs to its process, which counts it.
if (file && isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    appendFileSync(file, `${user + system}\n`);
  });
}
