import type { MailTexts } from '#content/mail-texts.server.ts';
import type { Mail, MailTemplate } from '#content/schema/mail.ts';
import type { AlertDays } from '#domain/closure-alerts.ts';
import { privacyDeadlines } from '#domain/deadlines.ts';
import type { Day } from '#domain/days.ts';
import { languageQuery, type MailList, spokenAnswers, type Submission } from '#domain/forms.ts';
import type { Language } from '#domain/language.ts';
import { fullDate, longMoment, spanishDate, weekdayDate } from '#words/format-time.ts';
import { catalogs } from '#words/catalogs.ts';
import { alertLine } from '#words/say-alert.ts';
import { emailText } from './case-text.ts';
import { digestTemplate } from './digest.ts';
import type { KnownDay } from './known-day.ts';
import { receiptsPerDay, unconfirmedDays } from './policy.ts';
import type { DueMail } from './sql/outbox.ts';

/**
 * Fills in {placeholders} in one pass, so that braces in values are kept. A missing value becomes a dash. The period of
 * "11:00 a.m." also ends the sentence.
 */
export function interpolate(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (_, name: string, period: string) => {
    const value = values[name] ?? '–';
    return value.endsWith('.') ? value : value + period;
  });
}

export type MailLinks = { confirmUrl?: string; unsubscribeUrl?: string; deskUrl?: string; deskEnds?: string };

type Of = { token: string; for?: MailList; from?: MailList; day?: Day };

/** The path of a link in a subscriber's mail. Its page is in the mail's language. */
export const signupLink = (purpose: 'confirm' | 'unsubscribe', of: Of, language: Language): string =>
  `/api/signups/${purpose}?${[new URLSearchParams(of).toString(), languageQuery(language)].filter(Boolean).join('&')}`;

/** A day for use within a sentence. */
export const dayIn = (language: Language, day: Day): string => (language === 'es' ? spanishDate : weekdayDate)(day);

/** What a sign-up is for, in words. */
export const wantedIn = (language: Language, { lists }: Pick<Mail, 'lists'>, wanted: MailList, day?: Day): string =>
  day ? interpolate(lists.day, { day: dayIn(language, day) }) : lists[wanted];

export const isForClub = (template: MailTemplate): boolean => template.endsWith('-notice');

/** "Sunday, October 18: Closed: staff event". */
function dayLine(language: Language, days: AlertDays): string {
  const { title, text } = alertLine(catalogs[language], days);
  return `${title}: ${text}`;
}

/** What comes before a text about a day. Saying nothing means that the day is as usual. */
export function linesAhead(language: Language, known: KnownDay): string[] {
  const { unchecked, callFirst } = catalogs[language];
  if (known === 'unknown') return [`${unchecked()} ${callFirst()}`];
  return known ? [dayLine(language, known)] : [];
}

/**
 * Writes a mail: to the club in English, to a visitor in their language. The subject has the reference, or a day and
 * its hours, and no visitor input.
 */
export function writeMail(
  all: MailTexts,
  mail: DueMail,
  {
    alert,
    known,
    ...more
  }: MailLinks & {
    requests?: string;
    messages?: string;
    bounced?: string;
    alert: readonly AlertDays[];
    known: KnownDay;
  },
): { subject: string; text: string } {
  const forClub = isForClub(mail.template);
  const language = forClub ? 'en-US' : mail.language;
  const texts = all[language];
  const { subject, text } = texts.mails[mail.template];
  const [first] = alert.map((days) => alertLine(catalogs[language], days));
  const closures = alert.map((days) => dayLine(language, days)).join('\n');
  const ahead = [
    ...(forClub && mail.language === 'es' ? [texts.writtenInSpanish] : []),
    // Who signs up for a day reads at once what is known of it.
    ...linesAhead(language, known),
  ];
  const values = {
    reference: mail.reference,
    received: longMoment(mail.receivedAt, language),
    days: String(unconfirmedDays),
    lists: wantedIn(language, texts, mail.wants, mail.day),
    closure: first && `${first.title}: ${first.word}`,
    closures,
    ceiling: String(receiptsPerDay),
    ...valuesOf(texts, mail.submission, mail.receivedAt),
    ...more,
  };
  const flag = forClub && mail.template !== digestTemplate && mail.flagged ? '[likely spam] ' : '';
  return {
    subject: flag + interpolate(subject, values),
    text: `${[...ahead, interpolate(text, values)].join('\n\n')}\n\n-- \n${texts.signature}\n`,
  };
}

function valuesOf(texts: Mail, { kind, data }: Submission, receivedAt: Date): Record<string, string | undefined> {
  if (kind === 'contact-message') return { answers: answersIn(texts, { kind, data }) };
  if (kind === 'signup') return {};
  const { confirmBy, answerBy } = privacyDeadlines(data.requestType, receivedAt);
  const type = texts.forms['privacy-request'].fields.requestType.options?.[data.requestType];
  return { type, confirmBy: confirmBy && fullDate(confirmBy), answerBy: fullDate(answerBy) };
}

function answersIn(texts: Mail, { kind, data }: Submission): string {
  const answers = spokenAnswers(kind, texts.forms[kind].fields, data);
  const lines = answers.filter(({ control }) => control !== 'textarea');
  const paragraphs = answers.filter(({ control }) => control === 'textarea');
  return [
    lines
      .map(({ words, control, text }) => `${words.label}: ${control === 'email' ? emailText(text) : text}`)
      .join('\n'),
    ...paragraphs.map(({ words, text }) => `${words.label}:\n${text}`),
  ].join('\n\n');
}
