import { privacyClock, privacyDeadlines, type Clock, type PrivacyRequestType } from '#domain/deadlines.ts';
import { type Day, daysBetween } from '#domain/days.ts';
import type { MailList, Signup, Submission } from '#domain/forms.ts';
import type { Language } from '#domain/language.ts';
import { rangeDay } from '#domain/range-time.ts';
import { fullDate, longMoment } from '#words/format-time.ts';

export const outcomes = ['completed', 'denied'] as const;
export type Outcome = (typeof outcomes)[number];

export type Handling = {
  acknowledgedAt?: Date | undefined;
  extendedAt?: Date | undefined;
  extensionReason?: string | undefined;
  closedAt?: Date | undefined;
  outcome?: Outcome | undefined;
  /** The answer, or the basis of a denial. */
  note?: string | undefined;
  /** For sign-ups: when the address joined the email list, and when its alerts began. */
  confirmedAt?: Date | undefined;
  alertsAt?: Date | undefined;
  forgottenAt?: Date | undefined;
};

export type MailState = {
  template: string;
  attempts: number;
  sentAt?: Date | undefined;
  failedAt?: Date | undefined;
  lastError?: string | undefined;
};

export type InboxItem = {
  reference: string;
  receivedAt: Date;
  flagged: boolean;
  manner: string;
  submission: Submission;
  wants: MailList;
  /** The only day of its alerts, if they are for one day. */
  day: Day | undefined;
  handling: Handling;
  mails: MailState[];
};

export type Subscriber = {
  id: number;
  data: Signup;
  /** The language of mails to it. */
  language: Language;
  askedAt: Date;
  confirmedAt?: Date | undefined;
  alertsAt?: Date | undefined;
  /** The days of its alerts, if not all. */
  alertDays?: readonly Day[] | undefined;
};

/** A step that the rules don't allow, explained to the operator. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The next deadline. Undefined for closed items and those without one. */
export function clockOf(item: InboxItem, now: Date): Clock | undefined {
  if (item.submission.kind !== 'privacy-request') return undefined;
  const { acknowledgedAt, extendedAt, closedAt } = item.handling;
  const type = item.submission.data.requestType;
  return privacyClock(
    { type, received: item.receivedAt, acknowledged: !!acknowledgedAt, extended: !!extendedAt, closed: !!closedAt },
    now,
  );
}

/** Sorts open privacy requests by deadline, before all other items in their order. */
export function byUrgency(items: readonly InboxItem[], now: Date): InboxItem[] {
  const rank = (item: InboxItem) => {
    const clock = clockOf(item, now);
    return clock ? daysBetween('1970-01-01', clock.due) : Number.MAX_SAFE_INTEGER;
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}

/** The steps. Each returns what to record, or throws {@link Refusal} if the item doesn't allow it. */
export const steps = {
  acknowledge(item: InboxItem, now: Date): Handling {
    if (openRequest(item) === 'opt-out')
      throw new Refusal(`${item.reference} is an opt-out: it is acted on, not acknowledged first.`);
    if (item.handling.acknowledgedAt)
      throw new Refusal(`${item.reference} was acknowledged on ${longMoment(item.handling.acknowledgedAt)}.`);
    return { acknowledgedAt: now };
  },

  extend(item: InboxItem, now: Date, extensionReason: string): Handling {
    const type = openRequest(item);
    if (type === 'opt-out') throw new Refusal(`${item.reference} is an opt-out: its time cannot be extended.`);
    if (item.handling.extendedAt)
      throw new Refusal(
        `${item.reference} was extended on ${longMoment(item.handling.extendedAt)}. The law allows one extension.`,
      );
    const { answerBy } = privacyDeadlines(type, item.receivedAt);
    if (rangeDay(now) > answerBy) {
      throw new Refusal(
        `The time to answer ${item.reference} ended on ${fullDate(answerBy)}. It could be extended until then only.`,
      );
    }
    return { extendedAt: now, extensionReason };
  },

  complete(item: InboxItem, now: Date, note: string): Handling {
    if (hasDataToErase(item))
      throw new Refusal(
        `${item.reference} asks for deletion, and this person's data is still in the inbox. Delete it first (forget ${item.reference}), or close the request with the reason why the data stays (keep-data).`,
      );
    return { closedAt: now, outcome: 'completed', note };
  },

  answered: (item: InboxItem, now: Date): Handling => closeMessage(item, now, 'answered'),

  spam: (item: InboxItem, now: Date): Handling => closeMessage(item, now, 'spam'),

  'keep-data'(item: InboxItem, now: Date, reason: string): Handling {
    if (!hasDataToErase(item))
      throw new Refusal(`${item.reference} is not a request to delete with data left in the inbox: complete it.`);
    return { closedAt: now, outcome: 'completed', note: reason };
  },

  deny(item: InboxItem, now: Date, basis: string): Handling {
    openRequest(item);
    return { closedAt: now, outcome: 'denied', note: basis };
  },
};

export type StepName = keyof typeof steps;

/** Throws {@link Refusal} unless it is an open privacy request. */
const hasDataToErase = (item: InboxItem): boolean =>
  openRequest(item) === 'delete' && item.handling.forgottenAt === undefined;

function openRequest({ submission, handling, ...item }: InboxItem): PrivacyRequestType {
  if (submission.kind !== 'privacy-request') throw new Refusal(`${item.reference} is not a privacy request.`);
  if (handling.closedAt) throw new Refusal(closed({ handling, ...item }));
  return submission.data.requestType;
}

function closeMessage(item: InboxItem, now: Date, note: string): Handling {
  if (item.submission.kind !== 'contact-message') throw new Refusal(`${item.reference} is not a message.`);
  if (item.handling.closedAt) throw new Refusal(closed(item));
  return { closedAt: now, note };
}

const closed = ({ reference, handling }: Pick<InboxItem, 'reference' | 'handling'>) =>
  `${reference} was closed on ${handling.closedAt ? longMoment(handling.closedAt) : 'an unknown day'}.`;
