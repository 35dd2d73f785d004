/**
 * The legal clock of a California privacy request (CCPA regulations, 11 CCR 7021, 7026, 7027). Each deadline is the
 * last day on which it can be met, on the range's calendar. A deadline on a weekend is not moved to the Monday after
 * it: to answer early is always right.
 */
import { addBusinessDays } from './business-days.ts';
import { addDays, type Day, daysBetween } from './days.ts';
import { rangeDay } from './range-time.ts';

export const privacyRequestTypes = ['access', 'delete', 'correct', 'opt-out', 'other'] as const;
export type PrivacyRequestType = (typeof privacyRequestTypes)[number];

/** Business days in which receipt is confirmed (§7021(a)). */
export const confirmBusinessDays = 10;
/** Calendar days in which a request is answered, and by which the answer can be put off once (§7021(b)). */
export const answerDays = 45;
export const extensionDays = 45;
/** Business days in which an opt-out, or a request to limit, takes effect (§7026(f), §7027(g)). */
export const optOutBusinessDays = 15;
/** Months for which the record of a closed request is kept (§7101). */
export const logMonths = 24;

export type PrivacyDeadlines = {
  /** Undefined for an opt-out, which is acted on and not confirmed first. */
  confirmBy?: Day;
  answerBy: Day;
  /** An opt-out is honoured without asking who it comes from, and its time cannot be extended. */
  identityCheck: boolean;
  extendable: boolean;
};

/** The deadlines of a request received at a moment. `extended`: the one extension has been taken. */
export function privacyDeadlines(type: PrivacyRequestType, received: Date, extended = false): PrivacyDeadlines {
  const day = rangeDay(received);
  if (type === 'opt-out') {
    return { answerBy: addBusinessDays(day, optOutBusinessDays), identityCheck: false, extendable: false };
  }
  return {
    confirmBy: addBusinessDays(day, confirmBusinessDays),
    answerBy: addDays(day, answerDays + (extended ? extensionDays : 0)),
    identityCheck: true,
    extendable: !extended,
  };
}

export type ClockStep = 'confirm' | 'answer';

/** What is due next: which step, by when, and how many calendar days are left (negative: overdue). */
export type Clock = { step: ClockStep; due: Day; daysLeft: number };

export type PrivacyProgress = {
  type: PrivacyRequestType;
  received: Date;
  acknowledged: boolean;
  extended: boolean;
  closed: boolean;
};

/** What is due next on a request, or undefined when it is closed. */
export function privacyClock(request: PrivacyProgress, now: Date): Clock | undefined {
  if (request.closed) return undefined;
  const { confirmBy, answerBy } = privacyDeadlines(request.type, request.received, request.extended);
  const confirming = confirmBy !== undefined && !request.acknowledged;
  const due = confirming ? confirmBy : answerBy;
  return { step: confirming ? 'confirm' : 'answer', due, daysLeft: daysBetween(rangeDay(now), due) };
}
