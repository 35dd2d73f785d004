import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Settings } from '#server/env.ts';
import { mailApi, mailHeaders, type MailTransport, type SendOutcome } from './mail-api.ts';

export function transportOf({
  SMTP_URL,
  MAIL_API_URL,
  MAIL_API_KEY,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_API_URL' | 'MAIL_API_KEY'>): MailTransport | undefined {
  if (MAIL_API_KEY !== undefined) return mailApi(MAIL_API_URL, MAIL_API_KEY);
  return SMTP_URL === undefined ? undefined : smtpTransport(SMTP_URL);
}

/** In milliseconds. */
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
  const takesLogin = (until: AbortSignal): Promise<boolean> =>
    Promise.race([
      transport.verify().catch(() => false),
      new Promise<false>((resolve) => {
        until.addEventListener('abort', () => resolve(false));
      }),
    ]);
  return {
    send: async (mail, signal) => {
      const { from, to, replyTo, messageId, subject, text } = mail;
      try {
        const { rejected } = await transport.sendMail({
          from,
          // As objects, so that no address is split at a comma or bracket.
          to: to.map((address) => ({ name: '', address })),
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          messageId,
          subject,
          text,
          // The whole exchange has a timeout, because a server that sends a byte at a time is never silent.
          signal: AbortSignal.any([signal, AbortSignal.timeout(patience.whole)]),
          headers: mailHeaders(mail),
        });
        return rejected.length < to.length
          ? { ok: true, recipientsRefused: rejected.length }
          : { ok: false, fault: 'recipient', code: 'EENVELOPE' };
      } catch (error) {
        const failure = failureOf(error);
        // If the server still accepts our login, only this mail failed.
        if (failure.fault !== 'unreachable' || signal.aborted) return failure;
        const until = AbortSignal.any([signal, AbortSignal.timeout(patience.whole)]);
        return (await takesLogin(until)) ? { ...failure, fault: 'later' } : failure;
      }
    },
  };
}

/** TLS is required except on this machine, because a network attacker can strip the STARTTLS offer. */
function needsTls({ hostname, searchParams }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  return !isLoopback && searchParams.get('requireTLS') !== 'false';
}

/** Omits the server's text, which often repeats the address. */
function failureOf(error: unknown): Extract<SendOutcome, { ok: false }> {
  const { code, responseCode, permanent, command, response } = Object.fromEntries(Object.entries(error ?? {})) as {
    [Name in 'code' | 'responseCode' | 'permanent' | 'command' | 'response']?: unknown;
  };
  const named = typeof code === 'string' && /^[A-Z][A-Z0-9_]*$/.test(code) ? code : 'UNKNOWN';
  const failure = { ok: false, code: typeof responseCode === 'number' ? `${named} ${responseCode}` : named } as const;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return { ...failure, fault: 'unreachable' };
  // A refused sender is our own problem. Without a response the mail wasn't offered, and a retry would fail too.
  if (command === 'MAIL FROM' || (permanent !== true && responseCode !== undefined))
    return { ...failure, fault: 'later' };
  // 5.7 is a policy refusal, which may concern us: https://www.rfc-editor.org/rfc/rfc3463
  const isPolicy = typeof response === 'string' && /^\d{3}[ -]5\.7\./.test(response);
  return { ...failure, fault: code === 'EENVELOPE' && !isPolicy ? 'recipient' : 'refused' };
}
