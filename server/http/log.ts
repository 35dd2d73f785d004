/**
 * Structured log lines, one JSON object each, on standard output. They have ids, paths without their query, timings and
 * outcomes; never a visitor's address, browser, name, mail or words.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '#server/env.ts';
import { standardOutput } from './log-output.ts';

export type Log = Logger;

/**
 * Matches an @ that is percent-encoded once or more, too. Matches at the start of a word only, so that a long word
 * can't cause quadratic time.
 */
const mailAddress = /(?<![^\s<>"'(),:;])[^\s<>"'(),:;]+(?:@|%(?:25)*40)[^\s<>"'(),:;]+/g;

/**
 * A text with `[address]` in place of each e-mail address: mail servers and parsers quote addresses in their error
 * texts, and mistaken links put them into paths.
 */
export const withoutAddresses = (text: string): string => text.replace(mailAddress, '[address]');

type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError };

/**
 * What is logged of an error. Only these fields: libraries attach whole messages and requests to their errors.
 * `cause` is followed to a depth of three.
 */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    // An expected error needs no stack.
    ...(error.stack && !isExpected(error) && { stack: withoutAddresses(error.stack) }),
    ...(error.cause !== undefined && depth < 3 && { cause: loggedError(error.cause, depth + 1) }),
  };
}

const isExpected = (error: Error): boolean => 'isExpected' in error && error.isExpected === true;

/** Control and bidirectional characters that JSON leaves as they are. Visitors choose paths. */
const invisible = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

const withoutInvisible = (line: string): string =>
  line.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Makes the logger.
 * @param destination where the lines go; another one in tests
 */
export function createLog(settings: Pick<Settings, 'LOG_LEVEL'>, destination: DestinationStream = standardOutput): Log {
  const options = {
    level: settings.LOG_LEVEL,
    // Process id and host name say nothing on a site of one process.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => loggedError(error) },
    hooks: { streamWrite: withoutInvisible },
  };
  return pino(options, destination);
}
