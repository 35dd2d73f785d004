/** Items as text for the club: plain sentences in the range's time zone. */
import type { Day } from '#domain/days.ts';
import type { Clock, PrivacyRequestType } from '#domain/deadlines.ts';
import { fieldsOf, type Submission } from '#domain/forms.ts';
import { canReceiveMail } from '#domain/mail-address.ts';
import { fullDate, longMoment, weekdayDate } from '#words/format-time.ts';
import type { Holding, Holdings } from './sql/erase.ts';
import type { InboxItem, MailState, Subscriber } from './privacy-case.ts';
import type { Bounced } from './sql/cases.ts';

const typeWords: Readonly<Record<PrivacyRequestType, string>> = {
  access: 'to know',
  delete: 'to delete',
  correct: 'to correct',
  'opt-out': 'to opt out',
  other: 'other',
};

/** Escapes characters by which a visitor's text could control a terminal. */
export const visible = (text: string): string =>
  text.replace(
    /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );

const oneLine = (text: string, longest: number): string => {
  const line = visible(text).replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** "OVERDUE by 2 days: confirm receipt by Friday, June 19, 2026". */
export function deadlineText(clock: Clock | undefined): string {
  if (!clock) return 'closed';
  const what = `${clock.step === 'confirm' ? 'confirm receipt' : 'answer'} by ${fullDate(clock.due)}`;
  if (clock.daysLeft === 0) return `DUE TODAY: ${what}`;
  return clock.daysLeft < 0 ? `OVERDUE by ${days(-clock.daysLeft)}: ${what}` : `${days(clock.daysLeft)} left: ${what}`;
}

const personIn = ({ name, email }: { name?: string | undefined; email: string }): string =>
  oneLine([name, `<${email}>`].filter(Boolean).join(' '), 70);

export function listLines(item: InboxItem, clock: Clock | undefined): string {
  const { submission, reference, receivedAt, flagged, handling } = item;
  const who = handling.forgottenAt ? 'personal data deleted' : personIn(submission.data);
  const mark = flagged ? ' [likely spam]' : '';
  const received = `received ${longMoment(receivedAt)}`;
  if (submission.kind === 'privacy-request') {
    const { closedAt, outcome = 'closed' } = handling;
    const state = closedAt ? `${outcome} ${longMoment(closedAt)}` : deadlineText(clock);
    return `${reference}  ${state}${mark}\n           ${typeWords[submission.data.requestType]} · ${who} · ${received}\n`;
  }
  const about =
    submission.kind === 'contact-message' ? ` · ${oneLine(submission.data.topic ?? submission.data.message, 50)}` : '';
  return `${reference}  ${who}${handling.closedAt ? '  closed' : ''}${mark}\n           ${received}${about}\n`;
}

export function subscriberLine({ data, askedAt, confirmedAt, alertsAt, alertDays }: Subscriber): string {
  const joined = [
    ...(confirmedAt ? [`joined ${longMoment(confirmedAt)}`] : []),
    ...(alertsAt ? [`closure alerts${alertsOf(alertDays)} since ${longMoment(alertsAt)}`] : []),
  ].join(', ');
  return `${personIn(data)} · ${joined || `asked ${longMoment(askedAt)}, not confirmed`}\n`;
}

const alertsOf = (days: readonly Day[] | undefined) => (days ? ` of ${days.map(weekdayDate).join(' and ')}` : '');

export const details = (item: InboxItem, clock: Clock | undefined): string =>
  rowsOf(item, clock)
    .map(([label, text]) => `${label.padEnd(12)} ${visible(text).replaceAll('\n', `\n${' '.repeat(13)}`)}\n`)
    .join('');

export function rowsOf(item: InboxItem, clock: Clock | undefined): [label: string, text: string][] {
  const { submission, handling } = item;
  const rows: [string, string | undefined][] = [
    ['Reference', item.reference],
    [
      'Kind',
      { 'privacy-request': 'privacy request', 'contact-message': 'message', signup: 'sign-up' }[submission.kind],
    ],
    ['Received', `${longMoment(item.receivedAt)}, through the ${item.manner}`],
    ['Flag', item.flagged ? 'likely spam: the hidden field was filled in' : undefined],
    ...answersIn(submission),
  ];
  if (submission.kind === 'signup')
    rows.push(
      ['Email list', handling.confirmedAt ? longMoment(handling.confirmedAt) : 'not confirmed'],
      ['Alerts', handling.alertsAt ? longMoment(handling.alertsAt) : 'not confirmed'],
      ['Day', item.day && weekdayDate(item.day)],
    );
  if (submission.kind === 'privacy-request') {
    rows.push(['Deleted', handling.forgottenAt && `${longMoment(handling.forgottenAt)}: personal data`]);
    rows.push(['Due', deadlineText(clock)]);
    rows.push(['Confirmed', handling.acknowledgedAt && longMoment(handling.acknowledgedAt)]);
    rows.push([
      'Extended',
      handling.extendedAt && `${longMoment(handling.extendedAt)}: ${handling.extensionReason ?? ''}`,
    ]);
  }
  rows.push([
    'Closed',
    handling.closedAt && `${longMoment(handling.closedAt)}${handling.outcome ? `, ${handling.outcome}` : ''}`,
  ]);
  rows.push([handling.outcome === 'denied' ? 'Basis' : 'Note', handling.note]);
  rows.push(...item.mails.map((mail): [string, string] => ['Mail', mailWords(mail)]));
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

/** A mail that was abandoned: "contact-receipt: June 5, 2026 at 11:00 AM (EENVELOPE 550)". */
export const bouncedText = ({ template, at, code }: Bounced): string => `${template}: ${longMoment(at)} (${code})`;

/** An address, with what the office must know before it replies. */
export const emailText = (address: string): string =>
  canReceiveMail(address) ? address : `${address} (no email can reach it)`;

/** The answers by field name: "requestType" becomes "Request type". */
function answersIn({ kind, data }: Submission): [string, string | undefined][] {
  const answers: Readonly<Record<string, string | undefined>> = {
    ...data,
    email: data.email && emailText(data.email),
    ...(kind === 'privacy-request' && {
      requestType: typeWords[data.requestType],
      ...(data.requestType === 'opt-out' && { verification: 'no check: an opt-out needs none' }),
    }),
  };
  return fieldsOf(kind, {}).map(({ name }) => {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return [words.charAt(0).toUpperCase() + words.slice(1), answers[name] || undefined];
  });
}

export function holdingsRows({ requests, messages, signups }: Holdings): [label: string, text: string][] {
  const whose = ({ name = 'no name', receivedAt }: Holding) => `${name}, ${longMoment(receivedAt)}`;
  return [
    ...requests.map((request): [string, string] => [
      request.reference,
      `${whose(request)}: privacy request, everything but the record that the law requires`,
    ]),
    ...messages.map((message): [string, string] => [message.reference, `${whose(message)}: message`]),
    ...signups.map((signup): [string, string] => [
      'Sign-up',
      `${whose(signup)}: address and name, for the email list or closure alerts`,
    ]),
  ];
}

function mailWords({ template, attempts, sentAt, failedAt, lastError }: MailState): string {
  if (sentAt) return `${template}: sent ${longMoment(sentAt)}`;
  if (failedAt) return `${template}: given up ${longMoment(failedAt)} (${lastError ?? 'unknown'})`;
  return attempts === 0
    ? `${template}: waits`
    : `${template}: waits, tried ${attempts === 1 ? 'once' : `${attempts} times`} (${lastError ?? 'no answer yet'})`;
}
