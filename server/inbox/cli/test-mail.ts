/** `npm run inbox -- test-mail`: sends a test mail to the club and explains a failure. */
import { randomUUID } from 'node:crypto';
import { longMoment } from '#words/format-time.ts';
import { Refusal } from '../privacy-case.ts';
import { correspondence } from '../mail-delivery.ts';
import { smtpTransport } from '../mail-transport.ts';
import type { Command } from './command.ts';

const meanings: readonly [RegExp, string][] = [
  [/^EAUTH/, 'The mail server does not take the user or the password.'],
  [/^(ECONNREFUSED|ESOCKET|ECONNECTION)/, 'Nothing answers at that host and port, or it does not speak TLS as asked.'],
  [/^(EDNS|ENOTFOUND)/, 'There is no host of that name.'],
  [/^ETIMEDOUT/, 'It does not answer: is the port right, and open to the outside?'],
  [/^ETLS/, 'It offers no TLS: port 465 with smtps://, or ?requireTLS=false in your own network.'],
  [/^EENVELOPE/, 'It refuses the sender (MAIL_FROM) or the recipient (MAIL_TO).'],
];

export const testMail: Command['run'] = async ({ now, site, mailSettings }) => {
  const settings = mailSettings();
  if (settings.SMTP_URL === undefined)
    throw new Refusal('No mail server is set: SMTP_URL is empty here. Set it as the site has it, and try again.');
  const { name, email, origin } = site();
  const { from, clubTo } = correspondence(settings, { name, email });
  const sent = await smtpTransport(settings.SMTP_URL).send(
    {
      from,
      to: clubTo,
      messageId: `<${randomUUID()}@${new URL(origin).hostname}>`,
      subject: 'Test of the mail from the website',
      text: `This is a test of the mails that ${origin} sends, of ${longMoment(now)}. Nothing needs to be done.\n`,
    },
    new AbortController().signal,
  );
  const to = clubTo.join(', ');
  if (!sent.ok) {
    const meaning = meanings.find(([code]) => code.test(sent.code))?.[1] ?? 'The mail server did not take it.';
    throw new Refusal(`The mail to ${to} was not sent: ${sent.code}. ${meaning}`);
  }
  if (sent.recipientsRefused > 0)
    throw new Refusal(`The mail server refused ${sent.recipientsRefused} of the recipients in MAIL_TO: ${to}.`);
  return `The mail server took a mail from ${from.address} to ${to}. Look whether it arrived, and not among the spam.\n`;
};
