/**
 * Sends mail through an HTTP service, for platforms without SMTP such as Cloudflare. The API is Resend's:
 * https://resend.com/docs/api-reference/emails/send-email
 */
import { secondMs } from '#domain/durations.ts';
import type { MailTransport, OutgoingMail, SendOutcome } from './mail-transport.ts';

/** For one whole exchange. Shorter in tests. */
const usualPatienceMs = 20 * secondMs;

export function mailApi(url: string, key: string, patienceMs = usualPatienceMs): MailTransport {
  const exchange = async (init: RequestInit, signal?: AbortSignal): Promise<number | string> => {
    const deadline = AbortSignal.timeout(patienceMs);
    try {
      const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, deadline]) : deadline });
      // The response may repeat an address.
      await response.body?.cancel();
      return response.status;
    } catch {
      return signal?.aborted ? 'EABORT' : deadline.aborted ? 'ETIMEDOUT' : 'ECONNECTION';
    }
  };
  return {
    /** Any response shows that the service is reachable. */
    check: async () => {
      const status = await exchange({ method: 'HEAD' });
      return typeof status === 'string' ? status : status >= 500 ? `HTTP_${status}` : undefined;
    },
    send: async (mail, signal) => {
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        // A retry after a lost response doesn't send a second mail.
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

/** Only a response about this mail is final. A wrong key or an empty account will be fixed. */
function outcomeOf(status: number | string): SendOutcome {
  if (typeof status === 'string') return { ok: false, fault: 'later', code: status };
  if (status >= 200 && status < 300) return { ok: true, recipientsRefused: 0 };
  return { ok: false, fault: status === 400 || status === 422 ? 'refused' : 'later', code: `HTTP_${status}` };
}
