/** The parsing thread: reads one document at a time, and says so part by part. It may be ended at any moment. */
import { parentPort } from 'node:worker_threads';
import { UpstreamError } from '#server/integrations/upstream-error.ts';
import { documents } from './documents.ts';
import type { Job, Said } from './messages.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const say = (said: Said): void => parentPort?.postMessage(said);

parentPort?.on('message', ({ name, bytes, context, from }: Job) => {
  try {
    const { count, read } = documents[name](bytes, context as never);
    say({ kind: 'opened', count });
    for (let index = from; index < count; index++) say({ kind: 'part', part: read(index) });
    say({ kind: 'done' });
  } catch (error) {
    if (error instanceof UpstreamError)
      say({ kind: 'refused', upstream: error.upstream, outcome: error.outcome, detail: error.detail });
    else say({ kind: 'stumbled', error: error instanceof Error ? error : new Error(String(error)) });
  }
});
say({ kind: 'ready' });
