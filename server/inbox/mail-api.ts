/**
 * Hands one mail to a mail service over HTTP, for places from which no mail server can be reached, Cloudflare's edge
 * among them. In the shape that Resend has: https://resend.com/docs/api-reference/emails/send-email
 */
import { secondMs } from '#domain/durations.ts';
import type { MailTransport, OutgoingMail, SendOutcome } from './mail-transport.ts';

/** One whole exchange, in milliseconds; shorter in tests. */
const usualPatienceMs = 20 * secondMs;

/** @param url where mails are posted to  @param key the service's key for this site */
export function mailApi(url: string, key: string, patienceMs = usualPatienceMs): MailTransport {
  const exchange = async (init: RequestInit, signal?: AbortSignal): Promise<number | string> => {
    const deadline = AbortSignal.timeout(patienceMs);
    try {
      const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, deadline]) : deadline });
      // What it says may repeat an address.
      await response.body?.cancel();
      return response.status;
    } catch {
      return signal?.aborted ? 'EABORT' : deadline.aborted ? 'ETIMEDOUT' : 'ECONNECTION';
    }
  };
  return {
    /** Whether anybody answers there: to which question does not matter. */
    check: async () => {
      const status = await exchange({ method: 'HEAD' });
      return typeof status === 'string' ? status : status >= 500 ? `HTTP_${status}` : undefined;
    },
    send: async (mail, signal) => {
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        // Sent again after an answer that was lost, it is one mail all the same.
        'idempotency-key': mail.messageId,
      };
      return outcomeOf(await exchange({ method: 'POST', headers, body: JSON.stringify(bodyOf(mail)) }, signal));
    },
  };
}

const bodyOf = ({ from, to, replyTo, unsubscribeUrl, messageId, subject, text }: OutgoingMail) => ({
  from: `${JSON.stringify(from.name)} <${from.address}>`,
  to,
  ...(replyTo !== undefined && { reply_to: replyTo }),
  subject,
  text,
  headers: {
    'Message-ID': messageId,
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});

/** Only what it says of this very mail is final: a wrong key or an empty account are mended sooner or later. */
function outcomeOf(status: number | string): SendOutcome {
  if (typeof status === 'string') return { ok: false, fault: 'later', code: status };
  if (status >= 200 && status < 300) return { ok: true, recipientsRefused: 0 };
  return { ok: false, fault: status === 400 || status === 422 ? 'refused' : 'later', code: `HTTP_${status}` };
}
