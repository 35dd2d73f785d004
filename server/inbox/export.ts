/**
 * Exports: JSON for other programs, with times as ISO 8601 in UTC, and CSV for spreadsheets, with times at the range.
 * Deadlines are days in America/Los_Angeles.
 */
import { privacyDeadlines } from '#domain/deadlines.ts';
import { rangeReading } from '#domain/range-time.ts';
import { signupLink } from './mail-text.ts';
import { clockOf, type InboxItem, type Subscriber } from './privacy-case.ts';
import type { InboxStore } from './sql/store.ts';

type Cell = string | number | boolean | Date | undefined;
type Row = Record<string, Cell>;

/** One item as a flat row, with the same names in JSON and CSV. Unset values are omitted. */
export function itemRow(item: InboxItem, now: Date): Row {
  const { submission, reference, receivedAt, manner, flagged, wants, day, handling } = item;
  const { kind, data } = submission;
  const clock = clockOf(item, now);
  const { confirmBy, answerBy } =
    kind === 'privacy-request' ? privacyDeadlines(data.requestType, receivedAt, handling.extendedAt !== undefined) : {};
  return {
    reference,
    kind,
    receivedAt,
    manner,
    likelySpam: flagged,
    ...data,
    wants: kind === 'signup' ? wants : undefined,
    day,
    confirmBy,
    answerBy,
    nextStep: clock?.step,
    nextDue: clock?.due,
    daysLeft: clock?.daysLeft,
    ...handling,
  };
}

/** The first columns of every item and every subscriber. */
export const itemColumns = ['reference', 'kind', 'receivedAt', 'manner', 'likelySpam'] as const;
export const subscriberColumns = ['email', 'name', 'language', 'askedAt', 'confirmedAt'] as const;

export const subscriberRow = ({ data, language, askedAt, confirmedAt, alertsAt, alertDays }: Subscriber): Row => ({
  ...data,
  language,
  askedAt,
  confirmedAt,
  alertsAt,
  alertDays: alertDays?.join(' '),
});

/** The confirmed addresses. If the site's origin is given, each has a new unsubscribe link. */
export async function subscriberRows(store: InboxStore, now: Date, origin: string | undefined): Promise<Row[]> {
  const subscribers = (await store.subscribers()).filter(({ confirmedAt }) => confirmedAt);
  if (origin === undefined) return subscribers.map(subscriberRow);
  const tokens = await store.unsubscribeTokens(
    subscribers.map(({ id }) => id),
    now,
  );
  return subscribers.map((one) => ({
    ...subscriberRow(one),
    unsubscribeUrl: origin + signupLink('unsubscribe', { token: tokens.get(one.id) ?? '', from: 'list' }, one.language),
  }));
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * CSV (RFC 4180), with the byte order mark by which spreadsheets recognize UTF-8.
 * @param first columns that even a table without rows has
 */
export function csv(rows: readonly Row[], first: readonly string[]): string {
  const set = rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== undefined));
  const names = [...new Set([...first, ...set])];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return `\ufeff${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`;
}

// Spreadsheets run a cell with such a start as a formula: https://owasp.org/www-community/attacks/CSV_Injection. Some
// skip spaces or a quote, accept full-width forms, or end a cell at a semicolon, tab or line break.
const formula = /(^|[;\t\r\n])(?=[\s"]*[=+\-@|%＝＋－＠])/g;

function csvCell(value: Cell = ''): string {
  const text =
    value instanceof Date
      ? rangeReading(value)
      : typeof value === 'string'
        ? value.replace(formula, "$1'")
        : JSON.stringify(value);
  return `"${text.replaceAll('"', '""')}"`;
}
