/** What goes wrong with disks and locks, said in one error. */

/** Why nothing can be stored just now. */
export type Trouble = 'full' | 'locked' | 'read-only' | 'damaged' | 'newer' | 'shared' | 'unreachable' | 'vanished';

/** The store cannot do its work; nothing was written. `reason` is for the log and the command line. */
export class StoreUnavailable extends Error {
  readonly reason: Trouble;

  constructor(reason: Trouble, cause?: unknown) {
    super(`the inbox cannot be used: ${reason}`, { cause });
    this.name = 'StoreUnavailable';
    this.reason = reason;
  }
}

/** By SQLite's primary result code, the low byte of `errcode`: https://www.sqlite.org/rescode.html */
const byResultCode = new Map<number, Trouble>([
  [3, 'read-only'],
  [5, 'locked'],
  [6, 'locked'],
  [8, 'read-only'],
  [10, 'unreachable'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'unreachable'],
  [26, 'damaged'],
]);

const bySystemCode = new Map<string, Trouble>([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EEXIST', 'unreachable'],
  ['EIO', 'unreachable'],
  ['EISDIR', 'unreachable'],
  ['EMFILE', 'unreachable'],
  ['ENFILE', 'unreachable'],
  ['ENOENT', 'unreachable'],
  ['ENOTDIR', 'unreachable'],
]);

/**
 * The error as {@link StoreUnavailable} where it tells of the disk or a lock; undefined where it is a mistake of ours.
 */
export function troubleIn(error: unknown): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error;
  if (!(error instanceof Error)) return undefined;
  const reason =
    'errcode' in error && typeof error.errcode === 'number'
      ? byResultCode.get(error.errcode & 0xff)
      : 'code' in error && typeof error.code === 'string'
        ? bySystemCode.get(error.code)
        : undefined;
  return reason && new StoreUnavailable(reason, error);
}
