/**
 * Sends mail through an HTTP service, for platforms without SMTP such as Cloudflare. The API is Resend's:
 * https://resend.com/docs/api-reference/emails/send-email
 */
import { secondMs } from '#domain/durations.ts';
import type { MailTransport, OutgoingMail, SendOutcome } from './mail-transport.ts';

/** For one whole exchange. Shorter in tests. */
const usualPatienceMs = 20 * secondMs;

export function mailApi(url: string, key: string, patienceMs = usualPatienceMs): MailTransport {
  const exchange = async (init: RequestInit, signal?: AbortSignal): Promise<Reply | string> => {
    const deadline = AbortSignal.timeout(patienceMs);
    try {
      const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, deadline]) : deadline });
      const { status } = response;
      const isAboutRecipient = isRefusal(status) && aboutRecipient.test(await response.text());
      // The response may repeat an address.
      if (!isRefusal(status)) await response.body?.cancel();
      return { status, isAboutRecipient };
    } catch {
      return signal?.aborted ? 'EABORT' : deadline.aborted ? 'ETIMEDOUT' : 'ECONNECTION';
    }
  };
  return {
    /** Any response shows that the service is reachable. */
    check: async () => {
      const reply = await exchange({ method: 'HEAD' });
      return typeof reply === 'string' ? reply : reply.status >= 500 ? `HTTP_${reply.status}` : undefined;
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

type Reply = { status: number; isAboutRecipient: boolean };
/** "Invalid `to` field." */
const aboutRecipient = /`to` field|recipient/i;

const isRefusal = (status: number): boolean => status === 400 || status === 422;

/** Only a response about this mail is final. A wrong key or an empty account will be fixed. */
function outcomeOf(reply: Reply | string): SendOutcome {
  if (typeof reply === 'string') return { ok: false, fault: 'later', code: reply };
  const { status, isAboutRecipient } = reply;
  const final = isAboutRecipient ? 'recipient' : 'refused';
  if (status >= 200 && status < 300) return { ok: true, recipientsRefused: 0 };
  return { ok: false, fault: isRefusal(status) ? final : 'later', code: `HTTP_${status}` };
}
