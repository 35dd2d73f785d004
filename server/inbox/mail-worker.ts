/**
 * Sends the mails that wait in the outbox, one after the other, apart from any visitor's request. A mail that fails is
 * tried again after a growing pause; a mail server that cannot be reached is left alone for a growing pause.
 */
import { dayMs, minuteMs } from '#domain/durations.ts';
import type { Mail } from '#content/schema/mail.ts';
import type { Log } from '#server/log.ts';
import { isForClub, needsLink, writeMail, type MailLinks } from './mail-text.ts';
import type { OutgoingMail, Send } from './mail-transport.ts';
import { clubMailDays, visitorMailDays } from './policy.ts';
import type { DueMail, InboxStore } from './store.ts';

export type MailWorkerDeps = {
  store: InboxStore;
  send: Send;
  texts: Mail;
  /** The address that mails come from, and the club's name beside it. */
  from: { name: string; address: string };
  /** Who at the club is told of new items. */
  clubTo: readonly string[];
  /** The site's public address, without a slash at its end, for links. */
  origin: string;
  log: Log;
  now: () => Date;
  /** A number from 0 to 1, for the jitter. */
  random?: () => number;
};

export type MailWorker = {
  /** Looks into the outbox now. Never throws. */
  wake: () => void;
  /**
   * Stops after the mail that is being sent, or gives that up after some seconds: it is tried again at the next start.
   */
  close: () => Promise<void>;
};

const firstPauseMs = minuteMs;
const longestPauseMs = 6 * 60 * minuteMs;
/** How often the outbox is looked into although nobody called: pauses end, and other processes put mails there. */
const roundMs = minuteMs;
/** Longer than the transport's own patience with one mail. */
const claimMs = 10 * minuteMs;
const patienceAtCloseMs = 5000;

/** The pause after the nth failure in a row: a minute, doubled up to six hours, of which half is left to chance. */
export function pauseAfter(failures: number, random: () => number): number {
  const full = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return full / 2 + (full / 2) * random();
}

export function startMailWorker(deps: MailWorkerDeps): MailWorker {
  const { store, log, now, random = Math.random } = deps;
  let running: Promise<void> | undefined;
  let calledAgain = false;
  /** Asked to close; and out of patience with the mail that is being sent then. */
  const closing = new AbortController();
  const cutting = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  /** Failures of the mail server itself, in a row, and until when it is left alone. */
  let serverFailures = 0;
  let quietUntil = 0;

  async function round(): Promise<void> {
    while (!closing.signal.aborted && now().getTime() >= quietUntil) {
      const mail = await store.claimMail(now(), new Date(now().getTime() + claimMs));
      if (!mail) return;
      await deliver(mail);
    }
  }

  async function deliver(mail: DueMail): Promise<void> {
    const about = { mail: mail.id, template: mail.template, attempt: mail.attempt };
    const forClub = isForClub(mail.template);
    // A receipt that comes weeks late, once somebody sets up a mail server, would only puzzle.
    if (now().getTime() - mail.createdAt.getTime() > (forClub ? clubMailDays : visitorMailDays) * dayMs) {
      await store.mailFailed(mail.id, { code: 'EXPIRED', at: now(), retryAt: undefined });
      log.warn(about, 'mail too old, not sent');
      return;
    }
    const outcome = await deps.send(await compose(deps, mail), cutting.signal);
    const at = now();
    if (outcome.ok) {
      serverFailures = 0;
      await store.mailSent(mail.id, at);
      // Not sent again: the others would get it twice. Somebody has to look at MAIL_TO.
      if (outcome.recipientsRefused > 0)
        log.warn({ ...about, recipientsRefused: outcome.recipientsRefused }, 'mail sent, but not to everybody');
      else log.info(about, 'mail sent');
      return;
    }
    serverFailures = outcome.fault === 'server' ? serverFailures + 1 : 0;
    if (serverFailures > 0) quietUntil = at.getTime() + pauseAfter(serverFailures, random);
    // The club's own mailbox is mended sooner or later; a visitor's mistyped address is not.
    const final = outcome.fault === 'refused' && !forClub;
    const retryAt = final ? undefined : new Date(at.getTime() + pauseAfter(mail.attempt, random));
    await store.mailFailed(mail.id, { code: outcome.code, at, retryAt });
    log.warn({ ...about, code: outcome.code, final }, 'mail not sent');
  }

  function wake(): void {
    calledAgain = true;
    if (closing.signal.aborted || running) return;
    clearTimeout(timer);
    running = (async () => {
      while (calledAgain && !closing.signal.aborted) {
        calledAgain = false;
        await round();
      }
    })()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be worked through'))
      .finally(() => {
        running = undefined;
        if (!closing.signal.aborted) timer = setTimeout(wake, roundMs).unref();
      });
  }

  return {
    wake,
    close: async () => {
      closing.abort();
      clearTimeout(timer);
      const cut = setTimeout(() => cutting.abort(), patienceAtCloseMs);
      await running;
      clearTimeout(cut);
    },
  };
}

async function compose(
  { store, texts, from, clubTo, origin, now }: MailWorkerDeps,
  mail: DueMail,
): Promise<OutgoingMail> {
  const needs = needsLink(mail.template);
  const links: MailLinks = {
    ...(needs.confirm && {
      confirmUrl: `${origin}/api/signups/confirm?token=${await store.mintToken(mail.id, 'confirm', now())}`,
    }),
    ...(needs.unsubscribe && {
      unsubscribeUrl: `${origin}/api/signups/unsubscribe?token=${await store.mintToken(mail.id, 'unsubscribe', now())}`,
    }),
  };
  const sender = mail.submission.data.email;
  const forClub = isForClub(mail.template);
  return {
    from,
    to: forClub ? clubTo : [sender],
    // Only to messages: privacy requests are answered from the inbox.
    ...(mail.template === 'contact-notice' && { replyTo: sender }),
    ...(links.unsubscribeUrl !== undefined && { unsubscribeUrl: links.unsubscribeUrl }),
    messageId: `<${mail.messageId}@${new URL(origin).hostname}>`,
    ...writeMail(texts, mail, links),
  };
}
