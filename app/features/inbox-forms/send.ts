import { timeoutSignal } from '#app/lib/connectivity.ts';
import type { ShellWords } from '#words/shell-words.server.ts';

export type Answer = {
  /** The reference number to keep, such as "PR-123456". */
  reference: string;
  /** What happens next, in the server's words: the server knows whether it can send mail. */
  title: string | undefined;
  message: string | undefined;
  /** "none": the server can't send mail, so no sign-up can be confirmed. */
  mail: string | undefined;
};

/** Why a form was not sent. The visitor's input is kept in every case. */
export type Failure = {
  /** `fields`: the server requires corrections. `online`: sending failed offline, and the connection is back. */
  kind: 'fields' | 'offline' | 'online' | 'unreachable' | 'refused';
  message: string;
  fields: Readonly<Record<string, string>>;
};

export type Outcome = { answer: Answer } | { failure: Failure };

/** Messages for failures without a response. The server's own messages come with its response. */
export type SendWords = Pick<ShellWords, 'offline' | 'online' | 'unreachable'>;

/** In milliseconds, long enough for a slow mobile connection in the mountains. */
const timeoutMs = 30_000;

type Keys = {
  /** The idempotency key: the same for every attempt to send the same values, so that the server stores them once. */
  key: string;
  /** Returns a new key for a retry, if other values have arrived under the first one. */
  newKey?: (() => string) | undefined;
};

/** Posts the values as JSON to our API at `url`. Never rejects: a failure is an outcome. */
export async function send(
  url: string,
  values: Readonly<Record<string, string>>,
  keys: Keys,
  words: SendWords,
): Promise<Outcome> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': keys.key },
      body: JSON.stringify(values),
      signal: timeoutSignal(timeoutMs),
    });
    body = await response.json();
  } catch {
    // Not logged: a request error can contain what was sent. The visitor sees a message.
    return { failure: failureOf(navigator.onLine ? 'unreachable' : 'offline', words) };
  }
  const { reference, title, message, mail, error } = record(body);
  const refusal = record(error);
  if (keys.newKey && refusal['code'] === 'idempotency-key-reused')
    return send(url, values, { key: keys.newKey() }, words);
  // A captive portal also answers 200. Without a reference nothing was stored.
  if (response.ok && typeof reference === 'string')
    return { answer: { reference, title: textOrNot(title), message: textOrNot(message), mail: textOrNot(mail) } };
  const reason = textOrNot(refusal['message']);
  if (response.ok || reason === undefined) return { failure: failureOf('unreachable', words) };
  const fields = record(refusal['fields']) as Failure['fields'];
  return { failure: { kind: Object.keys(fields).length > 0 ? 'fields' : 'refused', message: reason, fields } };
}

export const failureOf = (kind: keyof SendWords, words: SendWords): Failure => ({
  kind,
  message: words[kind],
  fields: {},
});

const textOrNot = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
