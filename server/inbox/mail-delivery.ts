import type { Sources } from '#domain/day-plan.ts';
import type { Day } from '#domain/days.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import type { MailTexts } from '#content/mail-texts.server.ts';
import { mailPlaceholders } from '#content/schema/mail.ts';
import type { MailList } from '#domain/forms.ts';
import { canReceiveMail } from '#domain/mail-address.ts';
import { longMoment } from '#words/format-time.ts';
import { backoffDelay, maxCooldownMs } from '#server/backoff.ts';
import type { Settings } from '#server/env.ts';
import type { Log } from '#server/http/log.ts';
import { clockOf } from './privacy-case.ts';
import { deskAddress } from './desk-steps.ts';
import { digestTemplate } from './digest.ts';
import { knownDay } from './known-day.ts';
import { interpolate, isForClub, signupLink, writeMail, type MailLinks } from './mail-text.ts';
import type { MailTransport, OutgoingMail } from './mail-api.ts';
import { bouncedDays, clubMailDays, visitorMailDays } from './policy.ts';
import type { TokenPurpose } from './sql/mail-tokens.ts';
import type { DueMail } from './sql/outbox.ts';
import type { InboxStore } from './sql/store.ts';
import { bouncedText, deadlineText } from './case-text.ts';

export type Correspondence = {
  from: { name: string; address: string };
  clubTo: readonly string[];
  office: string;
};

export const correspondence = (
  { MAIL_FROM, MAIL_TO }: Pick<Settings, 'MAIL_FROM' | 'MAIL_TO'>,
  site: { name: string; email: string },
): Correspondence => ({
  from: { name: site.name, address: MAIL_FROM ?? site.email },
  clubTo: (MAIL_TO ?? site.email).split(',').map((address) => address.trim()),
  office: site.email,
});

export type DeliveryDeps = Correspondence & {
  store: InboxStore;
  transport: MailTransport;
  texts: MailTexts;
  origin: string;
  sources: () => Promise<Sources>;
  log: Log;
  now: () => Date;
};

const mailBackoff = { firstMs: minuteMs, maxMs: maxCooldownMs, random: Math.random };

/**
 * Sends a mail. Returns whether the next one can be sent: false if the mail server is unreachable. Throws storage
 * errors.
 */
export async function deliver(deps: DeliveryDeps, mail: DueMail, signal: AbortSignal): Promise<boolean> {
  const { store, transport, log, now } = deps;
  const about = { mail: mail.messageId, template: mail.template, attempt: mail.attempt };
  const forClub = isForClub(mail.template);
  // A receipt weeks late would confuse. Each of the club's notices is tried at least once, even if the clock is years
  // ahead.
  const patienceDays = !forClub ? visitorMailDays : mail.attempt > 1 ? clubMailDays : Infinity;
  const alert = mail.days && (await store.alertDays(mail.days, now()));
  // Nor announce a closure that is over.
  if (now().getTime() - mail.createdAt.getTime() > patienceDays * dayMs || alert?.length === 0) {
    await store.mailFailed(mail.messageId, { code: 'EXPIRED', at: now(), retryAt: undefined });
    log.warn(about, 'mail too old, not sent');
    return true;
  }
  const made = await makeLinks(deps, mail);
  const isDigest = mail.template === digestTemplate;
  const open = isDigest ? await due(store, mail.writtenAt) : undefined;
  const known = forClub || alert || !mail.day ? undefined : await knownDay(mail.day, deps);
  const outcome = await transport.send(
    compose(deps, mail, { ...made.links, ...open, alert: alert ?? [], known }),
    signal,
  );
  const at = now();
  if (outcome.ok) {
    await store.mailSent(mail.messageId, at, isDigest ? made.deskToken : undefined);
    // Don't retry, which would reach the other recipients twice. The operator must fix MAIL_TO.
    if (outcome.recipientsRefused > 0)
      log.warn({ ...about, recipientsRefused: outcome.recipientsRefused }, 'mail sent, but not to everybody');
    else log.info(about, 'mail sent');
    return true;
  }
  // The club's own mailbox will be fixed; a visitor's mistyped address won't.
  const final = (outcome.fault === 'recipient' || outcome.fault === 'refused') && !forClub;
  const retryAt = final ? undefined : new Date(at.getTime() + backoffDelay(mail.attempt, mailBackoff));
  await store.mailFailed(mail.messageId, { code: outcome.code, at, retryAt });
  if (alert && outcome.fault === 'recipient') await store.alertBounced(mail.messageId, at);
  log.warn({ ...about, code: outcome.code, final }, 'mail not sent');
  return outcome.fault !== 'unreachable';
}

export type OfficeNotice =
  | 'calendar-notice'
  | 'still-closed-notice'
  | 'new-titles-notice'
  | 'office-link-notice'
  | 'office-use-notice';

/**
 * Returns false if no mail server accepts it. Every attempt has the same id. Without `to`, the whole office gets it.
 */
export type MailOffice = (
  template: OfficeNotice,
  values: Readonly<Record<string, string>>,
  messageId: string,
  to?: readonly string[],
) => Promise<boolean>;

const noticeMs = minuteMs;

/** Mails the office directly, bypassing the outbox. Returns whether the mail server accepted it. */
export async function sendOfficeNotice(
  { transport, texts, from, clubTo, origin, log }: DeliveryDeps,
  template: OfficeNotice,
  values: Readonly<Record<string, string>>,
  messageId: string,
  to = clubTo,
): Promise<boolean> {
  const { mails, signature } = texts['en-US'];
  const { subject, text } = mails[template];
  const outcome = await transport.send(
    {
      from,
      to,
      messageId: `<${messageId}@${new URL(origin).hostname}>`,
      subject,
      text: `${interpolate(text, values)}\n\n-- \n${signature}\n`,
    },
    AbortSignal.timeout(noticeMs),
  );
  if (!outcome.ok) log.warn({ template, code: outcome.code }, 'the office could not be mailed');
  return outcome.ok;
}

type Open = { requests: string; messages: string; bounced: string };

/** Open privacy requests and abandoned mails, one line each, and the number of open messages; without personal data. */
async function due(store: InboxStore, now: Date): Promise<Open> {
  const { requests = [], messages = [] } = Object.groupBy(await store.openItems(now), ({ submission }) =>
    submission.kind === 'privacy-request' ? 'requests' : 'messages',
  );
  const lines = requests.map((item) => `${item.reference}: ${deadlineText(clockOf(item, now))}`);
  const bounced = await store.bounced(new Date(now.getTime() - bouncedDays * dayMs));
  return {
    requests: lines.join('\n') || 'none',
    messages: String(messages.length),
    bounced: bounced.map((mail) => `${mail.reference}: ${bouncedText(mail)}`).join('\n') || 'none',
  };
}

export const caseUrl = (origin: string, token: string): string => `${origin}${deskAddress}?token=${token}`;

/** Creates the same links at each attempt, because one with a lost response may have arrived. */
async function makeLinks(
  { store, origin }: DeliveryDeps,
  { messageId, template, writtenAt, language, wants, day, days }: DueMail,
): Promise<{ links: MailLinks; deskToken: string | undefined }> {
  const needs = (name: string) => (mailPlaceholders[template] as readonly string[]).includes(name);
  const desk =
    needs('deskUrl') &&
    (template === digestTemplate
      ? await store.mintInboxToken(messageId, writtenAt)
      : await store.mintCaseToken(messageId, writtenAt));
  const link = async (purpose: TokenPurpose, lists: { for?: MailList; from?: MailList; day?: Day }) => {
    const token = await store.mintToken(messageId, purpose, writtenAt);
    return origin + signupLink(purpose, { token, ...lists }, language);
  };
  return {
    deskToken: desk ? desk.token : undefined,
    links: {
      ...(desk && { deskUrl: caseUrl(origin, desk.token), deskEnds: longMoment(desk.endsAt) }),
      ...(needs('confirmUrl') && { confirmUrl: await link('confirm', { for: wants, ...(day && { day }) }) }),
      ...(needs('unsubscribeUrl') && {
        unsubscribeUrl: await link('unsubscribe', { from: days ? 'alerts' : wants }),
      }),
    },
  };
}

function compose(
  { texts, from, clubTo, office, origin }: DeliveryDeps,
  mail: DueMail,
  values: Parameters<typeof writeMail>[2],
): OutgoingMail {
  const sender = mail.submission.data.email;
  const forClub = isForClub(mail.template);
  return {
    from,
    to: forClub ? clubTo : [sender],
    // Only for messages: privacy requests are answered from the inbox.
    ...(mail.template === 'contact-notice' && canReceiveMail(sender) && { replyTo: sender }),
    ...(!forClub && from.address !== office && { replyTo: office }),
    ...(values.unsubscribeUrl !== undefined && { unsubscribeUrl: values.unsubscribeUrl }),
    messageId: `<${mail.messageId}@${new URL(origin).hostname}>`,
    ...writeMail(texts, mail, values),
  };
}
