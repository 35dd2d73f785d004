/** The inbox's commands. Over 200 lines, because they form one table that is read as a whole. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { longMoment } from '#words/format-time.ts';
import { kinds, type Kind } from '#domain/forms.ts';
import { rangeDay } from '#domain/range-time.ts';
import { deadlineText, details, holdingsRows, listLines, subscriberLine } from '../case-text.ts';
import { csv, itemColumns, itemRow, json, subscriberColumns, subscriberRow, subscriberRows } from '../export.ts';
import { caseUrl } from '../mail-delivery.ts';
import { byUrgency, clockOf, Refusal, steps, type InboxItem, type StepName } from '../privacy-case.ts';
import { backUp } from '../sqlite/backup.ts';
import { merge } from '../sqlite/merge.ts';
import { restore } from '../sqlite/restore.ts';
import { officeLinks } from '#server/office/links.ts';
import type { Command } from './command.ts';
import { testMail } from './test-mail.ts';

const states = ['open', 'extended', 'completed', 'denied'] as const;
const stateOf = ({ handling }: InboxItem): (typeof states)[number] =>
  handling.outcome ?? (handling.extendedAt ? 'extended' : 'open');

const list: Command['run'] = async ({ store, now }, _, { kind, all, json: asJson }) => {
  const subscribers = await store.subscribers();
  if (kind === 'signup') {
    if (asJson) return json(subscribers.map(subscriberRow));
    return subscribers.map(subscriberLine).join('') || 'No one is on the email list.\n';
  }
  const found = await store.list(kind ? [kind] : ['privacy-request', 'contact-message']);
  const items = byUrgency(all ? found : found.filter(({ handling }) => !handling.closedAt), now);
  if (asJson) return json(items.map((item) => itemRow(item, now)));
  const ofKind = (one: Kind, among = items) => among.filter(({ submission }) => submission.kind === one);
  const lines = (some: readonly InboxItem[] = []) => some.map((item) => listLines(item, clockOf(item, now))).join('');
  const counts = Object.groupBy(ofKind('privacy-request', found), stateOf);
  const shown = Object.groupBy(ofKind('privacy-request'), stateOf);
  const requests = states.map((state) => (state !== 'open' && shown[state] ? `${state}:\n` : '') + lines(shown[state]));
  const messages = ofKind('contact-message');
  const joined = subscribers.filter(({ confirmedAt }) => confirmedAt).length;
  const alerted = subscribers.filter(({ alertsAt }) => alertsAt).length;
  const waiting = subscribers.filter(({ confirmedAt, alertsAt }) => !confirmedAt && !alertsAt).length;
  const mails = await store.mailCounts();
  return [
    kind !== 'contact-message' &&
      `Privacy requests: ${states.map((state) => `${counts[state]?.length ?? 0} ${state}`).join(', ')}\n${requests.join('')}\n`,
    kind !== 'privacy-request' && `Messages: ${messages.length}${all ? '' : ' open'}\n${lines(messages)}\n`,
    !kind &&
      `Email list: ${joined} joined, closure alerts: ${alerted}, ${waiting} not confirmed\nMails: ${mails.waiting} waiting, ${mails.givenUp} given up\n`,
  ]
    .filter(Boolean)
    .join('');
};

const step = (
  name: StepName,
  usage: Pick<Command, 'required' | 'summary' | 'more'>,
  next?: (item: InboxItem) => string,
): Command => ({
  ...usage,
  argument: 'reference',
  run: async ({ store, now }, reference, options) => {
    const text = usage.required && options[usage.required]?.trim();
    const item = await store.handle(reference, (found) => steps[name](found, now, text ?? ''));
    const { handling, reference: found } = item;
    const state = handling.closedAt ? (handling.outcome ?? 'closed') : deadlineText(clockOf(item, now));
    return `${found}: ${state}.\n${next ? next(item) : ''}`;
  },
});
const requester = (item: InboxItem) => item.submission.data.email || 'the requester';

/** Returns whether a moment is from one day to another at the range, both inclusive. */
function between({ from = '0001-01-01', to = '9999-12-31' }: { from?: string; to?: string }) {
  const odd = [from, to].find((day) => !z.iso.date().safeParse(day).success);
  if (odd !== undefined) throw new Refusal(`${odd} is not a day such as 2026-11-25.`);
  if (to < from) throw new Refusal(`--to ${to} is before ${from}.`);
  return (received: unknown): boolean => {
    const day = received instanceof Date ? rangeDay(received) : '';
    return from <= day && day <= to;
  };
}

const exportAll: Command['run'] = async ({ store, now, site }, _, options) => {
  const { kind, format, output } = options;
  const isAsked = between(options);
  const all =
    kind === 'signup'
      ? await subscriberRows(store, now, options['unsubscribe-links'] ? site().origin : undefined)
      : (await store.list(kind ? [kind] : kinds)).map((item) => itemRow(item, now));
  const rows = all.filter(({ receivedAt, askedAt }) => isAsked(receivedAt ?? askedAt));
  const text = format === 'csv' ? csv(rows, kind === 'signup' ? subscriberColumns : itemColumns) : json(rows);
  if (output === undefined) return text;
  if (existsSync(output)) throw new Refusal(`${output} exists already.`);
  writeFileSync(output, text, { flag: 'wx', mode: 0o600 });
  return `Written to ${path.resolve(output)}. It holds personal data: delete it when it has served its purpose.\n`;
};

const forget: Command['run'] = async ({ store, now }, who, { yes }) => {
  const held = yes ? await store.forget(who, now) : await store.holdings(who);
  const rows = holdingsRows(held).map(([label, text]) => `  ${label.padEnd(12)} ${text}\n`);
  const found = rows.join('') || '  nothing\n';
  return yes
    ? `Deleted, with the mails that waited:\n${found}A backup from before, once restored, is without it too.\n`
    : `The inbox holds of this person:\n${found}Nothing was deleted. To delete it for good, with the mails that wait, add --yes. Answer the person first: the address goes too.\n`;
};

const mergeFile: Command['run'] = async ({ database, now }, file, { yes = false }) => {
  const { items, handled, subscribers } = await merge(database, file, now, yes);
  const part = (title: string, lines: readonly string[]) => (lines.length > 0 ? `${title}:\n${lines.join('')}\n` : '');
  const lines = (some: readonly InboxItem[]) => some.map((item) => listLines(item, clockOf(item, now)));
  const found =
    part('Items', lines(items)) +
    part('Handled there', lines(handled)) +
    part('Email list and closure alerts', subscribers.map(subscriberLine));
  if (found === '') return `${file} has nothing that the inbox lacks.\n`;
  return `${found}${yes ? 'Brought in.' : 'Nothing was changed. To bring it in, add --yes.'}\n`;
};

const kindOption = '--kind is privacy-request, contact-message or signup.';

export const commands: Readonly<Record<string, Command>> = {
  list: {
    options: ['kind', 'all', 'json'],
    summary: 'open items, most urgent first',
    more: `--all also lists what is closed. ${kindOption}`,
    run: list,
  },
  show: {
    argument: 'reference',
    options: ['json'],
    summary: 'everything about one item',
    run: async ({ store, now }, reference, options) => {
      const item = await store.find(reference);
      return options.json ? json({ ...itemRow(item, now), mails: item.mails }) : details(item, clockOf(item, now));
    },
  },
  acknowledge: step('acknowledge', {
    summary: 'note that you confirmed receipt of a privacy request to its sender',
    more: 'Due 10 business days after receipt. Not for opt-outs, which are acted on at once.',
  }),
  extend: step(
    'extend',
    {
      required: 'reason',
      summary: 'take the one extension of 45 days, with its reason',
      more: 'Allowed once, within the first 45 days, and not for opt-outs. Tell the sender, and why.',
    },
    (item) => `Now tell ${requester(item)} that it takes longer, and why.\n`,
  ),
  complete: step('complete', {
    required: 'note',
    summary: 'close a privacy request, noting what was done',
    more: 'A request to delete is closed once forget has deleted the data, or with keep-data.',
  }),
  'keep-data': step('keep-data', { required: 'reason', summary: 'close a request to delete although the data stays' }),
  deny: step(
    'deny',
    { required: 'basis', summary: 'close a privacy request that is denied, with the legal basis' },
    (item) => `Now tell ${requester(item)}, with the basis.\n`,
  ),
  answered: step('answered', { summary: 'close a message that you answered, or that needs no answer' }),
  spam: step('spam', { summary: 'close a message that is spam' }),
  forget: {
    argument: 'email or reference',
    options: ['yes'],
    summary: 'delete everything that one person has sent',
    more: `Without --yes it lists what would go, and changes nothing. Messages, sign-ups and mails that wait are deleted; of
privacy requests, everything but the record that the law requires. Restoring a backup does not bring it back. Answer
the person first: their address goes too.`,
    run: forget,
  },
  'correct-address': {
    argument: 'email',
    required: 'to',
    summary: 'ask a subscriber’s corrected address to confirm what the old one gets',
    more: 'The old address gets its mails until the corrected one is confirmed, within 7 days, and none from then on.',
    run: async ({ store, now }, email, { to = '' }) => {
      await store.correctAddress(email, to, now);
      return `A mail asks ${to} to confirm. From then on ${email} gets none.\n`;
    },
  },
  'renew-link': {
    argument: 'reference',
    summary: 'a new link to a request or message, in place of those sent before',
    more: 'Anyone who has it can read the item and act on it without a password: a request until its time to answer is over, a message for 14 days.',
    run: async ({ store, now, site }, reference) => {
      const { token, endsAt } = await store.renewLink(reference, now);
      return `${caseUrl(site().origin, token)}\nIt works until ${longMoment(endsAt)}, and earlier links to ${reference} no longer do. Anyone who has it can read the item and act on it.\n`;
    },
  },
  'revoke-links': {
    argument: 'reference',
    summary:
      'end every link to a request or message; "all" ends the link to the whole inbox, "office" those to its page',
    run: async ({ database, store, now }, reference) => {
      const revoked =
        reference === 'office' ? await officeLinks(database).endAll(now) : await store.revokeLinks(reference);
      return `${reference}: ${revoked === 1 ? 'one link no longer works' : `${revoked} links no longer work`}.\n`;
    },
  },
  'test-mail': {
    summary: 'send a mail to the club now, to see that the mail server takes it',
    more: 'Uses SMTP_URL, MAIL_TO and MAIL_FROM as the site does. Only root may read them.',
    run: testMail,
  },
  export: {
    options: ['format', 'from', 'kind', 'output', 'to', 'unsubscribe-links'],
    summary: 'everything as JSON, or one kind as CSV',
    more: `--format is json (default) or csv. ${kindOption} Of sign-ups, confirmed addresses only.
--from and --to take days: what came in from the first through the last, such as --from 2026-11-01 --to 2026-11-30.
--output writes to a new file that only you can read, instead of the screen.
--unsubscribe-links gives each address on the email list a fresh link to put into your mail.
In tables, a cell that a spreadsheet would take for a formula begins with an apostrophe.`,
    run: exportAll,
  },
  backup: {
    argument: 'file',
    summary: 'copy the inbox into a new file, even while the site is running',
    more: 'The copy holds personal data. Keep it where only you can read it, and not for longer than you need it.',
    run: async ({ database }, file) => `Backed up ${await backUp(database, file)} items to ${path.resolve(file)}.\n`,
  },
  restore: {
    argument: 'file',
    options: ['yes'],
    summary: 'put a backup in place of the inbox, even while the site is running',
    more: `Asks for --yes unless the inbox is empty. The inbox as it was is kept beside it for 30 days.
Mails sent since the backup are not sent again; addresses that left the email list since stay off it.`,
    run: async ({ database, now }, file, { yes = false }) => {
      const { restored, kept } = await restore(database, file, now, yes);
      return `Restored ${restored} items from ${file}.\nThe inbox as it was is kept in ${kept}.\nWhat came in since: deploy/inbox merge ${kept}\n`;
    },
  },
  merge: {
    argument: 'file',
    options: ['yes'],
    summary: 'list what an inbox that a restore replaced has and the inbox lacks, and bring it in',
    more: `Without --yes it lists, and changes nothing. Takes a file that restore kept (before-restore-….sqlite), or a backup.
What the inbox has stays as it is; deleted people, and addresses that left, stay away. Mails that waited there are sent.`,
    run: mergeFile,
  },
};
