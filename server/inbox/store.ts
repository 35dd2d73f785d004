/**
 * What the inbox needs of its store, whatever keeps it. Every method throws `StorageError` when the store cannot do
 * its work; then nothing was written. Moments are `Date`s; the store keeps them to the millisecond.
 */
import type { MailTemplate } from '#content/schema/mail.ts';
import type { InboxItem } from './privacy-case.ts';
import type { Submission } from '#domain/forms.ts';

export type Circumstances = {
  receivedAt: Date;
  /** The field that people cannot see was filled in. */
  flagged: boolean;
  /** The sender's own name for this sending, so that repeating it stores nothing twice. */
  idempotencyKey?: string | undefined;
};

export type Added =
  | { outcome: 'stored'; reference: string; receivedAt: Date }
  /** The same was sent before under the same key; the first reference and time. */
  | { outcome: 'repeated'; reference: string; receivedAt: Date }
  /** Something else was sent before under the same key. Nothing was stored. */
  | { outcome: 'key-reused' };

/** Where things sent come in. */
export interface Submissions {
  /** Stores a submission and the mails that follow from it, durably, in one transaction. */
  add(submission: Submission, circumstances: Circumstances): Promise<Added>;
  /** Whether a confirmation link would work now. */
  isConfirmable(token: string, now: Date): Promise<boolean>;
  /** Puts the address behind a confirmation link on the list; false when the link is unknown or too old. */
  confirm(token: string, now: Date): Promise<boolean>;
  /** Erases the address behind a link; false when the link is unknown, or was used already. */
  unsubscribe(token: string, now: Date): Promise<boolean>;
}

/** A mail that is due, with what it is written from. */
export type DueMail = {
  /** The same in every attempt, and never another mail's. */
  messageId: string;
  template: MailTemplate;
  createdAt: Date;
  /** 1 for the first. */
  attempt: number;
  reference: string;
  receivedAt: Date;
  flagged: boolean;
  submission: Submission;
};

/** Mails that wait to be sent. */
export interface Outbox {
  /** Whether a mail is due. */
  hasDueMail(now: Date): Promise<boolean>;
  /**
   * Takes the mail that has waited longest among those due, mails to the club before those to visitors. Nobody else is
   * given it before `until`; after that it is due again, should whoever took it have crashed. A mail that cannot be
   * read is given up, as `UNREADABLE`, and passed over.
   */
  claimMail(now: Date, until: Date): Promise<DueMail | undefined>;
  /** Whether a mail is still to be sent: it may have been deleted since it was taken. */
  isWaiting(messageId: string): Promise<boolean>;
  mailSent(messageId: string, at: Date): Promise<void>;
  /** `code` holds no address. Without `retryAt` it is given up. */
  mailFailed(messageId: string, failure: { code: string; at: Date; retryAt: Date | undefined }): Promise<void>;
  /** Makes a link's token for the subscriber behind a mail. Only its hash is kept. */
  mintToken(messageId: string, purpose: TokenPurpose, now: Date): Promise<string>;
  /** Makes a link's token for the privacy request behind a mail, likewise. Undefined where it is none. */
  mintCaseToken(messageId: string, now: Date): Promise<{ token: string; endsAt: Date } | undefined>;
  /** Resolves where the store takes writes now, with the age of the mail that has waited longest. */
  health(): Promise<{ oldestUnsent: Date | null }>;
}

export type TokenPurpose = 'confirm' | 'unsubscribe';

export type Purged = { privacyRequests: number; contactMessages: number; signups: number };

/** What the inbox holds of one person: references, and how often they are on the email list. */
export type Holdings = { requests: string[]; messages: string[]; signups: number };

/** The store as the running site uses it. */
export interface InboxStore extends Submissions, Outbox {
  /** Puts a mail with the deadlines of open privacy requests into the outbox, where one is due; says whether it did. */
  queueDigest(now: Date): Promise<boolean>;
  openRequests(): Promise<InboxItem[]>;
  /** Deletes what has been kept for as long as it may be. */
  purge(now: Date): Promise<Purged>;
  /**
   * The normalized email address of a person, by itself or by the reference of what they sent; undefined where that was
   * deleted. This and the next two throw a Refusal where the reference is not known.
   */
  addressOf(who: string): Promise<string | undefined>;
  holdings(who: string): Promise<Holdings>;
  /** Deletes what a person has sent, and gives what that was. The record of a privacy request stays. */
  forget(who: string, now: Date): Promise<Holdings>;
}
