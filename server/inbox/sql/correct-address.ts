import { type MailList, mailLists } from '#domain/forms.ts';
import { languages } from '#domain/language.ts';
import { Refusal } from '../privacy-case.ts';
import { readSubmission } from '../read-submission.ts';
import { normalizeAddress } from './erase.ts';
import { oneOf, submissionOf } from './rows.ts';
import { type Engine, statement } from './statement.ts';
import { submissions } from './submissions.ts';
import { columns, listsIn } from './subscribers.ts';

/** What an address gets, or asked for where it never confirmed. */
const subscriptionOf = (emailKey: string) =>
  statement(
    `SELECT subscribers.*, (SELECT wants FROM signups WHERE subscriber_id = subscribers.id ORDER BY item_id DESC) AS asked
     FROM subscribers WHERE email_key = :emailKey`,
    { emailKey },
  );

export const addressCorrection = (engine: Engine) => ({
  /**
   * Signs a corrected address up for what the old one gets, in its language. Its owner confirms that like any sign-up,
   * because the office too may mistype it; until then the old address gets its mails. Returns what is to be confirmed.
   * @throws {Refusal} for an address that is not subscribed, and for a corrected one that is none or has it all already
   */
  async correctAddress(old: string, corrected: string, now: Date): Promise<MailList> {
    const [subscriber] = await engine.rows(subscriptionOf(normalizeAddress(old)));
    if (!subscriber) throw new Refusal(`${old} gets no mails, and nothing waits for its confirmation.`);
    const confirmed = listsIn('all').filter((list) => subscriber[columns[list]] != null);
    const [only] = confirmed;
    const wants = confirmed.length > 1 ? 'all' : (only ?? oneOf(mailLists, subscriber['asked']));
    const read = readSubmission('signup', {
      ...submissionOf('signup', subscriber).data,
      email: corrected,
      alerts: wants === 'list' ? undefined : 'yes',
      alertsOnly: wants === 'alerts' ? 'yes' : undefined,
    });
    if (!read.ok || read.submission.kind !== 'signup') throw new Refusal(`${corrected} is not an email address.`);
    const emailKey = read.submission.data.email.toLowerCase();
    if (emailKey === subscriber['email_key']) throw new Refusal(`Both addresses are the same.`);
    const [known] = await engine.rows(subscriptionOf(emailKey));
    if (known && listsIn(wants).every((list) => known[columns[list]] != null))
      throw new Refusal(`${corrected} gets these mails already. To end those to ${old}, delete it.`);
    const language = oneOf(languages, subscriber['language']);
    await submissions(engine).add(read.submission, { receivedAt: now, flagged: false, language });
    await engine.batch([
      statement('UPDATE subscribers SET replaces = :old WHERE email_key = :emailKey', {
        old: subscriber['id'] ?? null,
        emailKey,
      }),
    ]);
    return wants;
  },
});
