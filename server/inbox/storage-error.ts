export type StorageFailure = 'full' | 'locked' | 'read-only' | 'damaged' | 'newer' | 'unreachable' | 'missing';

/** The store is unavailable and nothing was written. `reason` is for the log and the command line. */
export class StorageError extends Error {
  readonly reason: StorageFailure;

  constructor(reason: StorageFailure, cause?: unknown) {
    super(`the inbox cannot be used: ${reason}`, { cause });
    this.name = 'StorageError';
    this.reason = reason;
  }
}

/** Reasons by SQLite's primary result code (https://www.sqlite.org/rescode.html) or the system's error code. */
const reasons = new Map<unknown, StorageFailure>([
  [3, 'read-only'],
  [5, 'locked'],
  [6, 'locked'],
  [8, 'read-only'],
  [10, 'unreachable'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'unreachable'],
  [26, 'damaged'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
]);

/** The storage error in an error; undefined for bugs. */
export function storageErrorIn(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (!(error instanceof Error)) return undefined;
  const { errcode, code, syscall } = error as NodeJS.ErrnoException & { errcode?: number };
  // SQLite's extended codes have the primary one in their low byte.
  const known = reasons.get(errcode === undefined ? code : errcode & 0xff);
  const reason = known ?? (syscall === undefined ? undefined : 'unreachable');
  return reason && new StorageError(reason, error);
}
