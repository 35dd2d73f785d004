/**
 * The commands. Each returns its output and throws refusals. Over 200 lines, because the table at the end is read as a
 * whole.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { longMoment } from '#domain/format-time.ts';
import { kinds, type Kind } from '#domain/forms.ts';
import { byUrgency, clockOf, Refusal, steps, type InboxItem } from '../privacy-case.ts';
import type { Settings } from '#server/env.ts';
import { caseUrl } from '../mail-delivery.ts';
import { InboxCases } from '../sql/cases.ts';
import { backUp } from '../sqlite/backup.ts';
import type { Database } from '../sqlite/database.ts';
import { planRestore, restore } from '../sqlite/restore.ts';
import { sqliteStore } from '../sqlite/store.ts';
import { columns, csv, itemRow, json, subscriberRow, subscriberRows } from '../export.ts';
import type { usages } from './help.ts';
import { testMail } from './test-mail.ts';
import { deadlineText, details, holdingsRows, listLines, subscriberLine, type Paint } from '../case-text.ts';

export type CommandContext = {
  database: Database;
  now: Date;
  paint: Paint;
  /** Reads the content only if a command needs it. */
  site: () => { name: string; email: string; origin: string };
  mailSettings: () => Pick<Settings, 'SMTP_URL' | 'MAIL_TO' | 'MAIL_FROM'>;
};

const flag = z.boolean().optional();
const words = z.string().trim().min(1).optional();
export const optionsSchema = z.object({
  help: flag,
  json: flag,
  all: flag,
  yes: flag,
  'unsubscribe-links': flag,
  kind: z.enum(kinds).optional(),
  format: z.enum(['json', 'csv']).optional(),
  output: words,
  reason: words,
  note: words,
  basis: words,
  override: words,
});
export type Options = z.infer<typeof optionsSchema>;
/** The options without a value. */
export const flags: readonly string[] = ['help', 'json', 'all', 'yes', 'unsubscribe-links'];

export type Command = (context: CommandContext, argument: string, options: Options) => Promise<string>;

const isOpen = ({ handling, submission }: InboxItem) => submission.kind !== 'signup' && !handling.closedAt;

const states = ['open', 'extended', 'completed', 'denied'] as const;
const stateOf = ({ handling }: InboxItem): (typeof states)[number] =>
  handling.outcome ?? (handling.extendedAt ? 'extended' : 'open');

const list: Command = async ({ database, now, paint }, _, options) => {
  const cases = new InboxCases(database);
  if (options.kind === 'signup') {
    const subscribers = await cases.subscribers();
    if (options.json) return json(subscribers.map(subscriberRow));
    return subscribers.map((one) => subscriberLine(one, paint)).join('') || 'No one is on the email list.\n';
  }
  const found = await cases.list(options.kind ? [options.kind] : ['privacy-request', 'contact-message']);
  const items = byUrgency(options.all ? found : found.filter(isOpen), now);
  if (options.json) return json(items.map((item) => itemRow(item, now)));
  const ofKind = (kind: Kind, among = items) => among.filter(({ submission }) => submission.kind === kind);
  const lines = (some: InboxItem[]) => some.map((item) => listLines(item, clockOf(item, now), paint)).join('');
  const requests = () => {
    const counts = Object.groupBy(ofKind('privacy-request', found), stateOf);
    const title = states.map((state) => `${counts[state]?.length ?? 0} ${state}`).join(', ');
    const shown = Object.groupBy(ofKind('privacy-request'), stateOf);
    const parts = states.map((state) => {
      const some = shown[state] ?? [];
      return state === 'open' || some.length === 0 ? lines(some) : `${paint('bold', `${state}:`)}\n${lines(some)}`;
    });
    return `${paint('bold', `Privacy requests: ${title}`)}\n${parts.join('')}\n`;
  };
  const messages = () => {
    const some = ofKind('contact-message');
    return `${paint('bold', `Messages: ${some.length}${options.all ? '' : ' open'}`)}\n${lines(some)}\n`;
  };
  const subscribers = await cases.subscribers();
  const joined = subscribers.filter(({ confirmedAt }) => confirmedAt).length;
  const alerted = subscribers.filter(({ alertsAt }) => alertsAt).length;
  const waiting = subscribers.filter(({ confirmedAt, alertsAt }) => !confirmedAt && !alertsAt).length;
  const mails = await cases.mailCounts();
  return [
    options.kind === 'contact-message' ? '' : requests(),
    options.kind === 'privacy-request' ? '' : messages(),
    options.kind ? '' : `Email list: ${joined} joined, closure alerts: ${alerted}, ${waiting} not confirmed\n`,
    options.kind
      ? ''
      : `Mails: ${mails.waiting} waiting${mails.givenUp > 0 ? paint('yellow', `, ${mails.givenUp} given up`) : ''}\n`,
  ].join('');
};

const show: Command = async ({ database, now, paint }, reference, options) => {
  const item = await new InboxCases(database).find(reference);
  return options.json ? json({ ...itemRow(item, now), mails: item.mails }) : details(item, clockOf(item, now), paint);
};

/** Makes a command from a step on an item and the text about its result. */
const step =
  (
    take: (item: InboxItem, now: Date, options: Options) => ReturnType<typeof steps.acknowledge>,
    say: (item: InboxItem, context: CommandContext) => string,
  ): Command =>
  async (context, reference, options) => {
    const item = await new InboxCases(context.database).handle(reference, (found) => take(found, context.now, options));
    return options.json ? json(itemRow(item, context.now)) : say(item, context);
  };

const due = (item: InboxItem, { now, paint }: CommandContext) => deadlineText(clockOf(item, now), paint);

const exportAll: Command = async ({ database, now, site }, _, options) => {
  const cases = new InboxCases(database);
  const { kind, format = 'json', output } = options;
  let text: string;
  if (kind === 'signup') {
    const rows = await subscriberRows(cases, now, options['unsubscribe-links'] ? site().origin : undefined);
    text = format === 'csv' ? csv(columns.signup, rows) : json(rows);
  } else {
    const rows = (await cases.list(kind ? [kind] : kinds)).map((item) => itemRow(item, now));
    text = format === 'csv' && kind ? csv(columns[kind], rows) : json(rows);
  }
  if (output === undefined) return text;
  writeNew(output, text);
  return `Written to ${path.resolve(output)}. It holds personal data: delete it when it has served its purpose.\n`;
};

/** Never overwrites a file. Only its owner can read it. */
function writeNew(file: string, text: string): void {
  if (existsSync(file)) throw new Refusal(`${file} exists already.`);
  if (!existsSync(path.dirname(file))) throw new Refusal(`There is no folder ${path.dirname(file)}.`);
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
}

const restoreBackup: Command = async ({ database, now }, file, options) => {
  const plan = await planRestore(database, file);
  if (plan.damaged && !options.yes) {
    throw new Refusal(
      `The inbox is damaged. This puts the ${plan.inBackup} items of the backup in its place; what is left of it is kept beside it. To go on, add --yes.`,
    );
  }
  if (plan.inInbox > 0 && !options.yes) {
    throw new Refusal(
      `This puts the ${plan.inBackup} items of the backup in place of the ${plan.inInbox} in the inbox. ${plan.lost} of those are not in the backup and would be gone, and so would what was noted since. To go on, add --yes: the inbox as it is now is kept beside it all the same.`,
    );
  }
  const kept = await restore(database, file, now);
  return options.json
    ? json({ restored: plan.inBackup, replaced: plan.inInbox, kept })
    : `Restored ${plan.inBackup} items from ${file}.\nThe inbox as it was is kept in ${kept}.\n`;
};

/** Lists what the inbox holds of one person. With --yes it deletes that. */
const forget: Command = async ({ database, now }, who, options) => {
  const store = sqliteStore(database);
  const held = options.yes ? await store.forget(who, now) : await store.holdings(who);
  if (options.json) return json({ ...held, deleted: options.yes === true });
  const rows = holdingsRows(held).map(([label, text]) => `  ${label.padEnd(12)} ${text}\n`);
  const list = rows.length > 0 ? rows.join('') : '  nothing\n';
  return options.yes
    ? `Deleted, with the mails that waited:\n${list}A backup from before, once restored, is without it too.\n`
    : `The inbox holds of this person:\n${list}Nothing was deleted. To delete it for good, with the mails that wait, add --yes. Answer the person first: the address goes too.\n`;
};

export const commands: Readonly<Record<keyof typeof usages, Command>> = {
  list,
  show,
  acknowledge: step(
    (item, now) => steps.acknowledge(item, now),
    (item, context) => `${item.reference}: receipt confirmed. ${due(item, context)}.\n`,
  ),
  extend: step(
    (item, now, { reason = '' }) => steps.extend(item, now, reason),
    (item, context) =>
      `${item.reference}: extended. ${due(item, context)}.\nNow tell ${item.submission.data.email || 'the requester'} that it takes longer, and why.\n`,
  ),
  complete: step(
    (item, now, { note = '', override }) =>
      override === undefined
        ? steps.complete(item, now, note)
        : steps['keep-data'](item, now, `${note} (data kept: ${override})`),
    ({ reference }) => `${reference}: completed.\n`,
  ),
  deny: step(
    (item, now, { basis = '' }) => steps.deny(item, now, basis),
    (item) =>
      `${item.reference}: denied.\nNow tell ${item.submission.data.email || 'the requester'}, with the basis.\n`,
  ),
  forget,
  'renew-link': async ({ database, now, site }, reference, options) => {
    const { token, endsAt } = await new InboxCases(database).renewLink(reference, now);
    const url = caseUrl(site().origin, token);
    return options.json
      ? json({ url, endsAt })
      : `${url}\nIt works until ${longMoment(endsAt)}, and earlier links to ${reference} no longer do. Whoever has it can read the request and act on it.\n`;
  },
  'revoke-links': async ({ database }, reference, options) => {
    const revoked = await new InboxCases(database).revokeLinks(reference);
    return options.json
      ? json({ revoked })
      : `${reference}: ${revoked === 1 ? 'one link no longer works' : `${revoked} links no longer work`}.\n`;
  },
  'test-mail': testMail,
  export: exportAll,
  purge: async ({ database, now }, _, options) => {
    const purged = await sqliteStore(database).purge(now);
    if (options.json) return json(purged);
    return `Deleted: ${purged.privacyRequests} privacy requests, ${purged.contactMessages} messages, ${purged.signups} unconfirmed sign-ups.\n`;
  },
  backup: async ({ database }, file, options) => {
    const items = await backUp(database, file);
    return options.json
      ? json({ items, file: path.resolve(file) })
      : `Backed up ${items} items to ${path.resolve(file)}.\n`;
  },
  restore: restoreBackup,
};
