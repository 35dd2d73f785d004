/** The range office at its desk: what it types, what it reads, and at which moment. */
import path from 'node:path';
import type { Submission } from '#domain/forms.ts';
import { runInbox } from '#server/inbox/cli/run.ts';
import { friday, testInbox, type TestInbox } from './support.ts';

type Ran = { code: number; out: string; err: string };
export type InboxCases = TestInbox & {
  /** Runs a command at the desk's present moment. */
  run: (...args: string[]) => Promise<Ran>;
  clock: { now: Date };
  receive: (submission: Submission, at?: Date) => Promise<string>;
};

export function desk(inbox: TestInbox = testInbox()): InboxCases {
  const clock = { now: friday };
  return {
    ...inbox,
    clock,
    run: async (...args) => {
      const said = { out: '', err: '' };
      const code = await runInbox(args, {
        out: (text) => (said.out += text),
        err: (text) => (said.err += text),
        env: { DATA_DIR: path.dirname(inbox.file) },
        now: clock.now,
        paint: (style, text) => `[${style}]${text}[/]`,
      });
      return { code, ...said };
    },
    receive: async (submission, at = clock.now) => {
      const added = await inbox.store.add(submission, { receivedAt: at, flagged: false });
      if (added.outcome === 'key-reused') throw new Error('not stored');
      return added.reference;
    },
  };
}
