/** The inbox's own time limits, in one place. The legal ones stand in domain/deadlines.ts. */

/** Contact messages are kept for this many months after they were received. */
export const contactMonths = 12;
/** A sign-up that nobody confirms is deleted after this many days; its link works as long. */
export const unconfirmedDays = 7;
/** The hash of an address that left the list is kept this long, for backups made before. */
export const departureMonths = 24;
/** Safety copies that a restore made are deleted after this many days. */
export const safetyCopyDays = 30;
/** The nightly backups are deleted after this many days (deploy/site-backup.service). */
export const backupDays = 30;
/** We write to an address that is being signed up at most once in this many minutes, whoever asks. */
export const signupMailMinutes = 10;
/** Mails to a visitor are given up after this many days, mails to the club later: somebody will mend its mailbox. */
export const visitorMailDays = 7;
export const clubMailDays = 30;
/** A link to a privacy request works this many days at least, also where the request is late. */
export const caseLinkDays = 14;
/** Deadlines are called to mind every day once one is this near, in calendar days; from this hour at the range. */
export const digestSoonDays = 5;
export const digestFromHour = 7;
/** Posts by one visitor. */
export const postsPerWindow = 10;
export const postWindowMinutes = 10;
/** Mails to visitors within a day: to one address, and in all. */
export const receiptsPerAddress = 3;
export const receiptsPerDay = 200;

/** The same moment that many calendar months earlier, in UTC; the last day of the month where there is no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // 31 August less 6 months would run over into March.
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
