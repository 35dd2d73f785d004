import { longMoment } from '#words/format-time.ts';
import type { Log } from '#server/http/log.ts';
import type { MailOffice } from '#server/inbox/mail-delivery.ts';
import { officeLinkMinutes } from '#server/inbox/policy.ts';
import type { OfficeLinks } from './links.ts';

type LinkMailDeps = {
  links: OfficeLinks;
  mail: MailOffice | undefined;
  clubTo: readonly string[];
  pageUrl: string;
  log: Log;
  now: () => Date;
};

/** Mails a new link to the address that was typed, if it is one of the office and got few lately. */
export async function mailLink({ links, mail, clubTo, pageUrl, log, now }: LinkMailDeps, typed: string): Promise<void> {
  const recipient = clubTo.find((one) => one.toLowerCase() === typed.toLowerCase());
  const made = recipient !== undefined && (await links.make(recipient, now()));
  if (!recipient || !made || !mail)
    return log.warn({ known: recipient !== undefined }, 'no link to the office’s page was mailed');
  const values = {
    asked: longMoment(now()),
    officeUrl: `${pageUrl}?token=${made.token}`,
    minutes: String(officeLinkMinutes),
    ends: longMoment(made.endsAt),
  };
  if (await mail('office-link-notice', values, `office-link-${crypto.randomUUID()}`, [recipient]))
    log.info('a link to the office’s page was mailed');
}
