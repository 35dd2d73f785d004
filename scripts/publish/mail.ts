/** Mails the office the result of a publish. */
import type { Site } from '#content/schema/site.ts';
import { minuteMs } from '#domain/durations.ts';
import { readSettings } from '#server/env.ts';
import { correspondence } from '#server/inbox/mail-delivery.ts';
import { transportOf } from '#server/inbox/mail-transport.ts';

export type News = { subject: string; text: string };

/** Mails the news to the office. @returns whether the mail was sent */
export async function tell(site: Site, { subject, text }: News, id: string): Promise<boolean> {
  const settings = readSettings(process.env);
  const transport = transportOf(settings);
  if (!transport) {
    process.stderr.write('No one is mailed about this: neither SMTP_URL nor MAIL_API_KEY is set.\n');
    return false;
  }
  const { from, clubTo: to } = correspondence(settings, site);
  const messageId = `<${id}@${new URL(site.origin).hostname}>`;
  const sent = await transport.send({ from, to, messageId, subject, text: `${text}\n` }, AbortSignal.timeout(minuteMs));
  if (!sent.ok) process.stderr.write(`The mail about this could not be sent (${sent.code}).\n`);
  return sent.ok;
}
