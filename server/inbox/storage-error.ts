/** Disk and lock errors as one error type. */

export type StorageFailure =
  'full' | 'locked' | 'read-only' | 'damaged' | 'newer' | 'shared' | 'unreachable' | 'missing';

/** The store is unavailable and nothing was written. `reason` is for the log and the command line. */
export class StorageError extends Error {
  readonly reason: StorageFailure;

  constructor(reason: StorageFailure, cause?: unknown) {
    super(`the inbox cannot be used: ${reason}`, { cause });
    this.name = 'StorageError';
    this.reason = reason;
  }
}

/** By the primary result code, the low byte of `errcode`: https://www.sqlite.org/rescode.html */
const byResultCode = new Map<number, StorageFailure>([
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

const bySystemCode = new Map<string, StorageFailure>([
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

/** Undefined for errors that are bugs. */
export function storageErrorIn(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (!(error instanceof Error)) return undefined;
  const reason =
    'errcode' in error && typeof error.errcode === 'number'
      ? byResultCode.get(error.errcode & 0xff)
      : 'code' in error && typeof error.code === 'string'
        ? bySystemCode.get(error.code)
        : undefined;
  return reason && new StorageError(reason, error);
}
