import type { Day } from '#domain/days.ts';
import { type MailList, mailLists } from '#domain/forms.ts';
import { languages } from '#domain/language.ts';
import { Refusal } from '../privacy-case.ts';
import { readSubmission } from '../read-submission.ts';
import { normalizeAddress } from './erase.ts';
import { daysOrNot, oneOf, submissionOf, textOrNot } from './rows.ts';
import { type Engine, type Row, statement } from './statement.ts';
import { submissions } from './submissions.ts';
import { columns, listsIn } from './subscribers.ts';

const subscriptionOf = (emailKey: string) =>
  statement(
    `SELECT subscribers.*, wants AS asked, day FROM subscribers JOIN signups ON subscriber_id = subscribers.id
     WHERE email_key = :emailKey ORDER BY item_id DESC LIMIT 1`,
    { emailKey },
  );

type Wish = { wants: MailList; day?: Day | undefined };

/** The lists that an address gets or, until it confirms, has requested. Each needs its own confirmation. */
function wishesOf(subscriber: Row): Wish[] {
  const list: Wish[] = subscriber['confirmed_at'] == null ? [] : [{ wants: 'list' }];
  const days = daysOrNot(subscriber['alert_days']);
  if (days) return [...list, ...days.map((day): Wish => ({ wants: 'alerts', day }))];
  if (subscriber['alerts_at'] != null) return [{ wants: list.length > 0 ? 'all' : 'alerts' }];
  return list.length > 0 ? list : [{ wants: oneOf(mailLists, subscriber['asked']), day: textOrNot(subscriber['day']) }];
}

const gets = (subscriber: Row, list: keyof typeof columns, day: Day | undefined): boolean => {
  const days = list === 'alerts' ? daysOrNot(subscriber['alert_days']) : undefined;
  return subscriber[columns[list]] != null && (!days || (day !== undefined && days.includes(day)));
};

export const addressCorrection = (engine: Engine) => ({
  /**
   * Signs a corrected address up for the old one's lists, in its language. Its owner must confirm, like any sign-up,
   * because the office may mistype too; until then the old address gets the mails. Returns the lists to confirm.
   * @throws {Refusal} for an address that is not subscribed, and for a correction that is invalid or has all lists
   * already
   */
  async correctAddress(old: string, corrected: string, now: Date): Promise<MailList[]> {
    const [subscriber] = await engine.rows(subscriptionOf(normalizeAddress(old)));
    if (!subscriber) throw new Refusal(`${old} gets no mails, and nothing waits for its confirmation.`);
    const read = readSubmission('signup', { ...submissionOf('signup', subscriber).data, email: corrected });
    if (!read.ok || read.submission.kind !== 'signup') throw new Refusal(`${corrected} is not an email address.`);
    const { data } = read.submission;
    const emailKey = data.email.toLowerCase();
    if (emailKey === subscriber['email_key']) throw new Refusal(`Both addresses are the same.`);
    const [known] = await engine.rows(subscriptionOf(emailKey));
    const asked = wishesOf(subscriber);
    if (known && asked.every(({ wants, day }) => listsIn(wants).every((list) => gets(known, list, day))))
      throw new Refusal(`${corrected} gets these mails already. To end those to ${old}, delete it.`);
    const language = oneOf(languages, subscriber['language']);
    for (const { wants, day } of asked) {
      const alerts = wants === 'list' ? undefined : 'yes';
      const alertsOnly = wants === 'alerts' ? 'yes' : undefined;
      // oxlint-disable-next-line no-await-in-loop -- in order: the address is new to the first one only
      await submissions(engine).add(
        { kind: 'signup', data: { ...data, alerts, alertsOnly, day } },
        { receivedAt: now, flagged: false, language },
      );
    }
    await engine.batch([
      statement('UPDATE subscribers SET replaces = :old WHERE email_key = :emailKey', {
        old: subscriber['id'] ?? null,
        emailKey,
      }),
    ]);
    return asked.map(({ wants }) => wants);
  },
});
