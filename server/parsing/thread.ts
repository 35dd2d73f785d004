/** The parsing thread: reads one document at a time, and says so part by part. It may be ended at any moment. */
import { parentPort } from 'node:worker_threads';
import { UpstreamError } from '#server/integrations/upstream-error.ts';
import { documents } from './documents.ts';
import type { Job, ThreadMessage } from './messages.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (message: ThreadMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ name, bytes, context, from }: Job) => {
  try {
    const { count, read } = documents[name](bytes, context as never);
    send({ kind: 'opened', count });
    for (let index = from; index < count; index++) send({ kind: 'part', part: read(index) });
    send({ kind: 'done' });
  } catch (error) {
    if (error instanceof UpstreamError)
      send({ kind: 'refused', upstream: error.upstream, outcome: error.outcome, detail: error.detail });
    else send({ kind: 'stumbled', error: error instanceof Error ? error : new Error(String(error)) });
  }
});
send({ kind: 'ready' });
