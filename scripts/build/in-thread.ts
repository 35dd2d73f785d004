import { parentPort, Worker, workerData } from 'node:worker_threads';

type Message<Result> = { progress: number } | { result: Result };

/** Runs a module that calls {@link answer} in a thread of its own. Rejects with what it throws. */
export function inThread<Data, Result>(
  module: URL,
  data: Data,
  onProgress: (progress: number) => void = () => {},
): Promise<Result> {
  const thread = new Worker(module, { workerData: data });
  return new Promise((resolve, reject) => {
    thread.on('message', (message: Message<Result>) =>
      'result' in message ? resolve(message.result) : onProgress(message.progress),
    );
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error(`${module.pathname} ended without an answer`)));
  });
}

/** In the thread: answers with what a function makes of the data. */
export async function answer<Data, Result>(
  work: (data: Data, onProgress: (progress: number) => void) => Result | Promise<Result>,
): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const post = (message: Message<Result>) => parentPort?.postMessage(message);
  post({ result: await work(workerData as Data, (progress) => post({ progress })) });
}
