/** Hands one mail to the mail server (SMTP). */
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Settings } from '#server/env.ts';
import { mailApi } from './mail-api.ts';

export type OutgoingMail = {
  from: { name: string; address: string };
  to: readonly string[];
  replyTo?: string;
  /** For the mail program's own button: https://www.rfc-editor.org/rfc/rfc8058 */
  unsubscribeUrl?: string;
  messageId: string;
  subject: string;
  text: string;
};

/**
 * `recipientsRefused`: how many of several recipients the server would not take, while the others get the mail.
 * `refused`: the server will not take this mail, now or later. `later`: it did not take it now. `code` says more,
 * without any address.
 */
export type SendOutcome =
  { ok: true; recipientsRefused: number } | { ok: false; fault: 'refused' | 'later'; code: string };

export type MailTransport = {
  /** Connects, greets and logs in. Gives a code, without any address, where that fails; never throws. */
  check: () => Promise<string | undefined>;
  /** Never throws. An aborted mail may or may not have arrived. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<SendOutcome>;
};

/** What the settings name: a mail service, or else a mail server; undefined where they name neither. */
export function transportOf({
  SMTP_URL,
  MAIL_API_URL,
  MAIL_API_KEY,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_API_URL' | 'MAIL_API_KEY'>): MailTransport | undefined {
  if (MAIL_API_KEY !== undefined) return mailApi(MAIL_API_URL, MAIL_API_KEY);
  return SMTP_URL === undefined ? undefined : smtpTransport(SMTP_URL);
}

/** In milliseconds; shorter in tests. */
export type SmtpPatience = { connect: number; greeting: number; silence: number; whole: number };

const usualPatience: SmtpPatience = { connect: 15_000, greeting: 15_000, silence: 60_000, whole: 300_000 };

/** @param smtpUrl `SMTP_URL`, such as smtps://user:password@host:465 */
export function smtpTransport(smtpUrl: string, patience: SmtpPatience = usualPatience): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsTls(new URL(smtpUrl)),
    connectionTimeout: patience.connect,
    dnsTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    check: async () => {
      try {
        await transport.verify();
        return undefined;
      } catch (error) {
        return codeOf(error);
      }
    },
    send: async ({ from, to, replyTo, unsubscribeUrl, messageId, subject, text }, signal) => {
      try {
        const { rejected } = await transport.sendMail({
          from,
          // As objects, so that no address is taken apart at a comma or a bracket.
          to: to.map((address) => ({ name: '', address })),
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          messageId,
          subject,
          text,
          // A server that answers a letter at a time is never silent, and never done.
          signal: AbortSignal.any([signal, AbortSignal.timeout(patience.whole)]),
          headers: {
            // So that holiday notes and the like are not sent back: https://www.rfc-editor.org/rfc/rfc3834
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return rejected.length < to.length
          ? { ok: true, recipientsRefused: rejected.length }
          : { ok: false, fault: 'refused', code: 'EENVELOPE' };
      } catch (error) {
        return { ok: false, fault: faultOf(error), code: codeOf(error) };
      }
    },
  };
}

/**
 * Whoever stands between us and a mail server can strip its offer of TLS, and would read every mail and the password.
 * So we insist, but on this machine itself, or where the URL says otherwise: `?requireTLS=false`.
 */
function needsTls({ hostname, searchParams }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  return !isLoopback && searchParams.get('requireTLS') !== 'false';
}

const partsOf = (error: unknown): Partial<Record<string, unknown>> => Object.fromEntries(Object.entries(error ?? {}));

/** The server's own words stay out: they often repeat the address. */
function codeOf(error: unknown): string {
  const { code, responseCode } = partsOf(error);
  const named = typeof code === 'string' && /^[A-Z][A-Z0-9_]*$/.test(code) ? code : 'UNKNOWN';
  return typeof responseCode === 'number' ? `${named} ${responseCode}` : named;
}

function faultOf(error: unknown): 'refused' | 'later' {
  const { code, responseCode, permanent, command } = partsOf(error);
  // About this mail's own recipient or content. A refused sender is about us.
  const aboutMail = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  // Without an answer the mail was not even offered: it will not be right the next time either.
  return aboutMail && (permanent === true || responseCode === undefined) ? 'refused' : 'later';
}
