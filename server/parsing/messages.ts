/** What the server and its parsing thread say to each other. */
import type { Outcome } from '#server/integrations/upstream-error.ts';
import type { DocumentName } from './documents.ts';

export type Job = {
  name: DocumentName;
  bytes: Uint8Array;
  context: unknown;
  /** The first part to read: those before it were read, or given up. */
  from: number;
};

export type ThreadMessage =
  /** It has loaded its code, and waits for a job. */
  | { kind: 'ready' }
  | { kind: 'opened'; count: number }
  | { kind: 'part'; part: unknown }
  | { kind: 'done' }
  | { kind: 'refused'; upstream: string; outcome: Outcome; detail: string }
  /** Our reader stumbled over what nobody thought of. */
  | { kind: 'stumbled'; error: Error };
