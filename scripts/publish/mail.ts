/** Mails the office the result of a publish. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '#content/schema/site.ts';
import { minuteMs } from '#domain/durations.ts';
import { readSettings } from '#server/env.ts';
import { correspondence } from '#server/inbox/mail-delivery.ts';
import { transportOf } from '#server/inbox/mail-transport.ts';
import { root } from './target.ts';

/** `id`: the same for the same mail. */
export type News = { subject: string; text: string; id: string };

/** News that no mail server has taken yet. */
const untold = path.join(root, '.generated', 'untold.json');

/** Each may wait a minute for a mail server that hangs. */
const mostUntold = 3;

/** Mails the news to the office, after what earlier runs could not mail. */
export async function tell(site: Site, ...news: readonly News[]): Promise<void> {
  const letters = [...readUntold(), ...news].slice(-mostUntold);
  if (letters.length === 0) return;
  // Before the mail server is asked: this run may be killed meanwhile.
  keep(letters);
  const left: News[] = [];
  for (const letter of letters) if (!(await send(site, letter))) left.push(letter);
  keep(left);
}

/** Without this file the site is published all the same, so it never ends a publish. */
function readUntold(): readonly News[] {
  try {
    return existsSync(untold) ? (JSON.parse(readFileSync(untold, 'utf8')) as News[]) : [];
  } catch (error) {
    process.stderr.write(`The mails that earlier publishes could not send are unreadable: ${String(error)}\n`);
    return [];
  }
}

function keep(letters: readonly News[]): void {
  try {
    mkdirSync(path.dirname(untold), { recursive: true });
    replaceFile(untold, JSON.stringify(letters));
  } catch (error) {
    process.stderr.write(`The mail could not be noted, to be sent later: ${String(error)}\n`);
  }
}

/** Replaces a file as a whole: another program may read it at any moment, and a full disk leaves the former one. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/** Mails the office. @returns whether to try no more: it was taken, or never will be */
export async function send(site: Site, { subject, text, id }: News): Promise<boolean> {
  const settings = readSettings(process.env);
  const transport = transportOf(settings);
  if (!transport) {
    process.stderr.write('No one is mailed about this: neither SMTP_URL nor MAIL_API_KEY is set.\n');
    return true;
  }
  const { from, clubTo: to } = correspondence(settings, site);
  const messageId = `<${id}@${new URL(site.origin).hostname}>`;
  const sent = await transport.send({ from, to, messageId, subject, text: `${text}\n` }, AbortSignal.timeout(minuteMs));
  if (sent.ok) return true;
  process.stderr.write(`The mail about this could not be sent (${sent.code}).\n`);
  return sent.fault === 'recipient' || sent.fault === 'refused';
}
