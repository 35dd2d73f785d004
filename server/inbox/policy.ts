/** Time limits of the inbox. For the legal ones, see domain/deadlines.ts. */

export const contactMonths = 12;
export const unconfirmedDays = 7;
/** The hash of an unsubscribed address must outlive older backups. */
export const departureMonths = 24;
/** A reference in an old mail must not lead to another person's item. */
export const retiredNumberMonths = 24;
/** How long the recorded statuses are kept, to answer a question about a day a year ago. */
export const saidDays = 400;
export const safetyCopyDays = 30;
/** The same as in deploy/site-backup.service. */
export const backupDays = 30;
/** A sign-up address gets at most one mail in this many minutes. */
export const signupMailMinutes = 10;
/** Mails to visitors expire earlier than those to the club, whose mailbox will be fixed. */
export const visitorMailDays = 7;
export const clubMailDays = 30;
/** The minimum lifetime of a link to an item, even to a late privacy request. */
export const caseLinkDays = 14;
/** The weekly mail's read-only link lasts until the next one, plus a day. */
export const inboxLinkDays = 8;
/** How long abandoned mails are shown, and how many make /readyz warn. */
export const bouncedDays = 7;
export const manyBounced = 2;
/** How long a link to the office's page waits for its first confirmation, and how long it works from then on. */
export const officeLinkHours = 24;
export const officeLinkMinutes = 60;
/** Links to one address. */
export const officeLinksPerHour = 3;
export const officeLinksPerDay = 10;
/** How long the page shows an edit's result and can undo it. */
export const officeRequestDays = 30;
export const listedItems = 100;
/** The digest is daily from this many calendar days before a deadline, and not before this hour. */
export const digestSoonDays = 5;
export const digestFromHour = 7;
export const postsPerWindow = 10;
export const postWindowMinutes = 10;
/** Mails to visitors per day: to one address, and in total. */
export const receiptsPerAddress = 3;
export const receiptsPerDay = 200;

/** Closure alerts to an address end after this many rejections in a row. */
export const mostBounces = 3;

/** Subtracts calendar months in UTC. Falls back to the last day of a shorter month. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // August 31 minus six months would be in March.
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
