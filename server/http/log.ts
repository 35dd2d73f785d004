/**
 * Structured log lines, one JSON object each, on standard output. What may stand in them: ids, paths without their
 * query, timings, outcomes. Never: a visitor's address, browser, name, mail or words.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '#server/env.ts';
import { standardOutput } from './log-output.ts';

/** The logger that is handed to everything in the server. */
export type Log = Logger;

/**
 * Also with its @ percent-encoded, once or more often. Tried at the start of a word only: strangers choose how long
 * words are.
 */
const mailAddress = /(?<![^\s<>"'(),:;])[^\s<>"'(),:;]+(?:@|%(?:25)*40)[^\s<>"'(),:;]+/g;

/**
 * A text with `[address]` in place of each e-mail address: mail servers and parsers quote addresses in their error
 * texts, and mistaken links put them into paths. Those belong to visitors.
 */
export const withoutAddresses = (text: string): string => text.replace(mailAddress, '[address]');

type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError };

/**
 * What is logged of an error. Only these fields: libraries hang whole messages and requests on their errors.
 * `cause` is followed to a depth of three.
 */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    // What is expected needs no search for its place: it is one short line.
    ...(error.stack && !isExpected(error) && { stack: withoutAddresses(error.stack) }),
    ...(error.cause !== undefined && depth < 3 && { cause: loggedError(error.cause, depth + 1) }),
  };
}

const isExpected = (error: Error): boolean => 'isExpected' in error && error.isExpected === true;

/** What a terminal obeys, or turns a line around, and JSON leaves as it is: strangers choose paths. */
const invisible = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** The line with such characters written out, as JSON allows. */
const withoutInvisible = (line: string): string =>
  line.replace(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Makes the logger.
 * @param destination where the lines go; standard output unless a test wants to read them
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
