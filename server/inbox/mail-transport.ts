/** Hands one mail to the mail server (SMTP). */
import { createTransport } from 'nodemailer';

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
 * `refused`: the server will not take this mail, now or later. `later`: it will not take it now. `server`: it could not
 * be spoken with, or not logged in to. `code` says more, without any address.
 */
export type SendOutcome =
  { ok: true; recipientsRefused: number } | { ok: false; fault: 'refused' | 'later' | 'server'; code: string };

/** Never throws. An aborted mail may or may not have arrived. */
export type Send = (mail: OutgoingMail, signal: AbortSignal) => Promise<SendOutcome>;

/** In milliseconds; shorter in tests. */
export type SmtpPatience = { connect: number; greeting: number; silence: number; whole: number };

const usualPatience: SmtpPatience = { connect: 15_000, greeting: 15_000, silence: 60_000, whole: 300_000 };

/** @param smtpUrl `SMTP_URL`, such as smtps://user:password@host:465 */
export function smtpSender(smtpUrl: string, patience: SmtpPatience = usualPatience): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience.connect,
    dnsTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ from, to, replyTo, unsubscribeUrl, messageId, subject, text }, signal) => {
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
      return { ok: false, ...faultOf(error) };
    }
  };
}

/** The server's own words stay out: they often repeat the address. */
function faultOf(error: unknown): { fault: 'refused' | 'later' | 'server'; code: string } {
  const { code, responseCode, permanent, command }: Partial<Record<string, unknown>> = Object.fromEntries(
    Object.entries(error ?? {}),
  );
  const named = typeof code === 'string' && /^[A-Z][A-Z0-9_]*$/.test(code) ? code : 'UNKNOWN';
  const said = typeof responseCode === 'number' ? `${named} ${responseCode}` : named;
  // About this mail's own recipient or content. A refused sender is about us.
  const aboutMail = (named === 'EENVELOPE' && command !== 'MAIL FROM') || named === 'EMESSAGE';
  if (!aboutMail) return { fault: 'server', code: said };
  // Without an answer the mail was not even offered: it will not be right the next time either.
  return { fault: permanent === true || responseCode === undefined ? 'refused' : 'later', code: said };
}
