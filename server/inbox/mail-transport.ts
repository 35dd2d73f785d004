/** Sends mail over SMTP. */
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Settings } from '#server/env.ts';
import { mailApi } from './mail-api.ts';

export type OutgoingMail = {
  from: { name: string; address: string };
  to: readonly string[];
  replyTo?: string;
  /** For the unsubscribe button of mail programs: https://www.rfc-editor.org/rfc/rfc8058 */
  unsubscribeUrl?: string;
  messageId: string;
  subject: string;
  text: string;
};

/**
 * `recipientsRefused` counts refused recipients of a mail that others get. `recipient` (the address was rejected) and
 * `refused` are final, `later` isn't. `code` holds no address.
 */
export type SendOutcome =
  { ok: true; recipientsRefused: number } | { ok: false; fault: 'recipient' | 'refused' | 'later'; code: string };

export type MailTransport = {
  /** Connects and logs in. Returns an error code without any address. Never throws. */
  check: () => Promise<string | undefined>;
  /** Never throws. An aborted mail may or may not arrive. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<SendOutcome>;
};

export function transportOf({
  SMTP_URL,
  MAIL_API_URL,
  MAIL_API_KEY,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_API_URL' | 'MAIL_API_KEY'>): MailTransport | undefined {
  if (MAIL_API_KEY !== undefined) return mailApi(MAIL_API_URL, MAIL_API_KEY);
  return SMTP_URL === undefined ? undefined : smtpTransport(SMTP_URL);
}

/** In milliseconds. Shorter in tests. */
export type SmtpPatience = { connect: number; greeting: number; silence: number; whole: number };

const usualPatience: SmtpPatience = { connect: 15_000, greeting: 15_000, silence: 60_000, whole: 300_000 };

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
          // As objects, so that no address is split at a comma or a bracket.
          to: to.map((address) => ({ name: '', address })),
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          messageId,
          subject,
          text,
          // A server that sends a byte at a time never times out by silence.
          signal: AbortSignal.any([signal, AbortSignal.timeout(patience.whole)]),
          headers: {
            // Prevents automatic replies: https://www.rfc-editor.org/rfc/rfc3834
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return rejected.length < to.length
          ? { ok: true, recipientsRefused: rejected.length }
          : { ok: false, fault: 'recipient', code: 'EENVELOPE' };
      } catch (error) {
        return { ok: false, fault: faultOf(error), code: codeOf(error) };
      }
    },
  };
}

/**
 * Requires TLS, because an attacker on the network can remove the server's STARTTLS offer. Exceptions are this machine
 * and `?requireTLS=false`.
 */
function needsTls({ hostname, searchParams }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  return !isLoopback && searchParams.get('requireTLS') !== 'false';
}

const partsOf = (error: unknown): Partial<Record<string, unknown>> => Object.fromEntries(Object.entries(error ?? {}));

/** Leaves out the server's own words, which often repeat the address. */
function codeOf(error: unknown): string {
  const { code, responseCode } = partsOf(error);
  const named = typeof code === 'string' && /^[A-Z][A-Z0-9_]*$/.test(code) ? code : 'UNKNOWN';
  return typeof responseCode === 'number' ? `${named} ${responseCode}` : named;
}

function faultOf(error: unknown): 'recipient' | 'refused' | 'later' {
  const { code, responseCode, permanent, command, response } = partsOf(error);
  // About this mail's recipient or content. A refused sender is our own problem.
  const aboutMail = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  // Without a response the mail was not offered, and a retry fails in the same way.
  if (!aboutMail || (permanent !== true && responseCode !== undefined)) return 'later';
  // 5.7 is a policy, which may be about us: https://www.rfc-editor.org/rfc/rfc3463
  const isPolicy = typeof response === 'string' && /^\d{3}[ -]5\.7\./.test(response);
  return code === 'EENVELOPE' && !isPolicy ? 'recipient' : 'refused';
}
