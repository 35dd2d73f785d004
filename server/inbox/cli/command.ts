/** The type of an inbox command: its argument, its options and its action. */
import type { parseArgs } from 'node:util';
import type { Kind } from '#domain/forms.ts';
import type { Settings } from '#server/env.ts';
import type { InboxStore } from '../sql/store.ts';
import type { Database } from '../sqlite/database.ts';

export const optionTypes = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  yes: { type: 'boolean' },
  'unsubscribe-links': { type: 'boolean' },
  kind: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string' },
  basis: { type: 'string' },
} as const;
export const formats = ['json', 'csv'] as const;
type OptionName = keyof typeof optionTypes;
type Parsed = ReturnType<typeof parseArgs<{ options: typeof optionTypes }>>['values'];
export type Options = Omit<Parsed, 'kind'> & { kind?: Kind | undefined };

export type CommandContext = {
  database: Database;
  store: InboxStore;
  now: Date;
  /** Lazy, because only some commands need the content. */
  site: () => { name: string; email: string; origin: string };
  mailSettings: () => Pick<Settings, 'SMTP_URL' | 'MAIL_TO' | 'MAIL_FROM'>;
};

export type Command = {
  argument?: string;
  options?: readonly OptionName[];
  required?: 'reason' | 'note' | 'basis' | 'to';
  summary: string;
  more?: string;
  /** Returns its output. Throws refusals. */
  run: (context: CommandContext, argument: string, options: Options) => Promise<string>;
};
