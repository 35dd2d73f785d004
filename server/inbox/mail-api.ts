/** Mail over HTTP, for platforms without SMTP: https://resend.com/docs/api-reference/emails/send-email */
import { secondMs } from '#domain/durations.ts';
import { digest } from './tokens.ts';

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

// `recipientsRefused` counts refused recipients of a mail that others received. `recipient` and `refused` are final,
// `later` concerns this mail, `unreachable` all mails. `code` contains no address.
export type SendOutcome =
  | { ok: true; recipientsRefused: number }
  | { ok: false; fault: 'recipient' | 'refused' | 'later' | 'unreachable'; code: string };

export type MailTransport = {
  /** Never throws. An aborted mail may or may not arrive. */
  send: (mail: OutgoingMail, signal: AbortSignal) => Promise<SendOutcome>;
};

export const mailHeaders = ({ unsubscribeUrl }: OutgoingMail): Record<string, string> => ({
  // Prevents auto-replies: https://www.rfc-editor.org/rfc/rfc3834
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl !== undefined && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

const usualPatienceMs = 20 * secondMs;
/** Matches "Invalid `to` field." */
const aboutRecipient = /`to` field|recipient/i;

export const mailApi = (url: string, key: string, patienceMs = usualPatienceMs): MailTransport => ({
  async send(mail, signal) {
    const { from, to, replyTo, messageId, subject, text } = mail;
    const deadline = AbortSignal.timeout(patienceMs);
    const body = JSON.stringify({
      from: `${JSON.stringify(from.name)} <${from.address}>`,
      to,
      ...(replyTo !== undefined && { reply_to: replyTo }),
      subject,
      text,
      headers: { 'Message-ID': messageId, ...mailHeaders(mail) },
    });
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          // Deduplicates a retry after a lost response. A hash of the whole body, because the service refuses a known
          // key with another body: a mail with changed content, such as a deadline, is another mail.
          'idempotency-key': digest(body),
        },
        body,
        signal: AbortSignal.any([signal, deadline]),
      });
      const { ok, status } = response;
      // The response text may repeat an address.
      const said = await response.text();
      if (ok) return { ok, recipientsRefused: 0 };
      // Only a response about this mail is final. A wrong key or an empty account will be fixed.
      const final = aboutRecipient.test(said) ? 'recipient' : 'refused';
      const forAll = status >= 500 || [401, 403, 429].includes(status);
      const fault = status === 400 || status === 422 ? final : forAll ? 'unreachable' : 'later';
      return { ok: false, fault, code: `HTTP_${status}` };
    } catch {
      const code = signal.aborted ? 'EABORT' : deadline.aborted ? 'ETIMEDOUT' : 'ECONNECTION';
      return { ok: false, fault: 'unreachable', code };
    }
  },
});
