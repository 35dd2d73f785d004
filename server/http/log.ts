/** Logs ids, paths without a query, timings and outcomes; never a visitor's address, browser, name, mail or words. */
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { standardOutput } from './log-output.ts';

export type Log = Logger;

/** Matches an encoded @ too. It starts only at the start of a word, so that a long word can't cause quadratic time. */
const mailAddress = /(?<![^\s<>"'(),:;])[^\s<>"'(),:;]+(?:@|%(?:25)*40)[^\s<>"'(),:;]+/g;

/** Replaces email addresses with `[address]`: mail servers' errors quote them, and mistyped links contain them. */
export const withoutAddresses = (text: string): string => text.replace(mailAddress, '[address]');

type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError };

/** Logs only these fields, because libraries attach whole messages and requests to their errors. */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.stack && !isExpected(error) && { stack: withoutAddresses(error.stack) }),
    ...(error.cause !== undefined && depth < 3 && { cause: loggedError(error.cause, depth + 1) }),
  };
}

const isExpected = (error: Error): boolean => 'isExpected' in error && error.isExpected === true;

/** Control and bidirectional characters that JSON does not escape. Visitors choose paths. */
const invisible = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

const withoutInvisible = (line: string): string =>
  line.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

export function createLog(
  settings: { LOG_LEVEL: LevelWithSilent },
  destination: DestinationStream = standardOutput,
): Log {
  const options = {
    level: settings.LOG_LEVEL,
    // Process id and host name are useless for a site of one process.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => loggedError(error) },
    hooks: { streamWrite: withoutInvisible },
  };
  return pino(options, destination);
}
