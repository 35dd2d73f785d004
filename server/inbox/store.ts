/** The store's interface. Every method throws `StorageError` if the store is unavailable; then nothing was written. */
import type { MailTemplate } from '#content/schema/mail.ts';
import type { AlertLine } from '#domain/closure-alerts.ts';
import type { Sources } from '#domain/day-plan.ts';
import type { Day } from '#domain/days.ts';
import type { InboxItem } from './privacy-case.ts';
import type { CaseLink } from './sql/case-links.ts';
import type { MailList, Submission } from '#domain/forms.ts';

export type Circumstances = {
  receivedAt: Date;
  /** The honeypot field was filled in. */
  flagged: boolean;
  /** The sender's idempotency key. */
  idempotencyKey?: string | undefined;
};

export type Added =
  | { outcome: 'stored'; reference: string; receivedAt: Date }
  /** The same submission came before under this key. */
  | { outcome: 'repeated'; reference: string; receivedAt: Date }
  /** Another submission came before under this key. Nothing was stored. */
  | { outcome: 'key-reused' };

export interface Submissions {
  /** Stores a submission and its mails durably in one transaction. */
  add(submission: Submission, circumstances: Circumstances): Promise<Added>;
  isConfirmable(token: string, now: Date): Promise<boolean>;
  /** Confirms the link's address for `wanted`. Returns false for an unknown or expired link. */
  confirm(token: string, wanted: MailList, now: Date): Promise<boolean>;
  /**
   * Ends mails to the link's address, and erases the address once it gets none. Returns what it still gets; undefined
   * for an unknown or used link.
   */
  unsubscribe(token: string, from: MailList, now: Date): Promise<{ list: boolean; alerts: boolean } | undefined>;
}

export type DueMail = {
  /** The same in every attempt. */
  messageId: string;
  template: MailTemplate;
  createdAt: Date;
  /** Starts at 1. */
  attempt: number;
  reference: string;
  receivedAt: Date;
  flagged: boolean;
  submission: Submission;
  /** What the sign-up asked for. */
  wants: MailList;
  /** The days that a closure alert is about. */
  days?: readonly Day[];
};

export interface Outbox {
  hasDueMail(now: Date): Promise<boolean>;
  /**
   * Claims the oldest due mail until a time, mails to the club first. A mail whose worker crashed is due again then.
   * Unreadable mails are given up as `UNREADABLE`.
   */
  claimMail(now: Date, until: Date): Promise<DueMail | undefined>;
  /** False if the mail was deleted since it was claimed. */
  isWaiting(messageId: string): Promise<boolean>;
  mailSent(messageId: string, at: Date): Promise<void>;
  /** `code` holds no address. Without `retryAt` the mail is given up. */
  mailFailed(messageId: string, failure: { code: string; at: Date; retryAt: Date | undefined }): Promise<void>;
  /** Creates a link's token for the mail's subscriber. Only its hash is stored. */
  mintToken(messageId: string, purpose: TokenPurpose, now: Date): Promise<string>;
  /** The same for the item that the mail is about. Undefined for sign-ups. */
  mintCaseToken(messageId: string, now: Date): Promise<CaseLink | undefined>;
  /** The same for the whole inbox. Ends the link before it. */
  mintInboxToken(now: Date): Promise<CaseLink>;
  /** Resolves if the store accepts writes, with the age of the oldest unsent mail. */
  health(): Promise<{ oldestUnsent: Date | null }>;
}

export type TokenPurpose = 'confirm' | 'unsubscribe';

export type Purged = { privacyRequests: number; contactMessages: number; signups: number };

/** What the inbox holds of one person. */
export type Holdings = { requests: string[]; messages: string[]; signups: number };

export interface InboxStore extends Submissions, Outbox {
  /** Queues the digest of open privacy requests if it is due. Returns whether it did. */
  queueDigest(now: Date): Promise<boolean>;
  /** Privacy requests and messages that are not closed, the most urgent first. */
  openItems(now: Date): Promise<InboxItem[]>;
  /** Queues a closure alert for each of its subscribers if there is news. Returns whether it did. */
  queueClosureAlerts(sources: Sources, now: Date): Promise<boolean>;
  /** What is known now of an alert's days. Empty if they are over. */
  alertLines(days: readonly Day[], now: Date): Promise<AlertLine[]>;
  /** Counts an alert whose recipient was rejected, and ends the alerts to an address after three in a row. */
  alertBounced(messageId: string, now: Date): Promise<void>;
  /** Deletes expired data. */
  purge(now: Date): Promise<Purged>;
  /**
   * The normalized address of a person, given as an address or a reference. Undefined if it was deleted. This and the
   * next two throw a Refusal for an unknown reference.
   */
  addressOf(who: string): Promise<string | undefined>;
  holdings(who: string): Promise<Holdings>;
  /** Deletes a person's data and returns what it was. The record of a privacy request stays. */
  forget(who: string, now: Date): Promise<Holdings>;
}
