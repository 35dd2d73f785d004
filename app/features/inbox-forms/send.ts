/** Sends what somebody wrote to our inbox, and says in one shape how that went. Knows nothing of React. */

import { timeoutSignal } from '#app/lib/connectivity.ts';

/** What the server answers when the message lies safely in the inbox. */
export type Answer = {
  /** The reference number to keep, such as "PR-123456". */
  reference: string;
  /** What happens next, in the server's words: it knows whether it can send mail. */
  title: string | undefined;
  message: string | undefined;
};

/** Why something was not sent. Nothing that was typed is lost in any of these cases. */
export type Failure = {
  /** `fields`: the server asks for corrections. `online`: it failed offline, and the signal is back. */
  kind: 'fields' | 'offline' | 'online' | 'unreachable' | 'refused';
  /** A sentence for the visitor. */
  message: string;
  /** One sentence for each field at fault, by the field's name. */
  fields: Readonly<Record<string, string>>;
};

export type Outcome = { sent: true; answer: Answer } | { sent: false; failure: Failure };

/** What the browser has to say when the server cannot. The server's own sentences come with its answer. */
export const sentences = {
  offline: 'You are offline. Nothing you wrote is lost: send it when you have a signal again.',
  online: 'You are back online. Nothing you wrote is lost: you can send it now.',
  unreachable: 'We could not send this. Nothing you wrote is lost: please try again.',
} as const;

/** A slow line on a mountain still gets its turn. Milliseconds. */
const patience = 30_000;

type Send = {
  /** The API's address, such as "/api/contact-messages". */
  to: string;
  values: Readonly<Record<string, string>>;
  /** The same for every attempt to send the same words, so that the server stores them once. */
  key: string;
  /** Gives the key under which they go once more where other words have arrived under the first. */
  newKey?: (() => string) | undefined;
  fetch?: typeof fetch;
  isOnline?: () => boolean;
};

/** Posts the values as JSON. Never throws: whatever goes wrong is an outcome. */
export async function send(message: Send): Promise<Outcome> {
  const { to, values, key, newKey, fetch = globalThis.fetch, isOnline = () => navigator.onLine } = message;
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(values),
      signal: timeoutSignal(patience),
    });
    body = await response.json();
  } catch {
    // Not logged: the error of a failed request can name what was sent. The visitor is told, which is what counts.
    return notSent(isOnline() ? 'unreachable' : 'offline');
  }
  if (newKey && record(record(body)['error'])['code'] === 'idempotency-key-reused')
    return send({ ...message, key: newKey(), newKey: undefined });
  return response.ok ? accepted(body) : refused(body);
}

/** A failure that the browser found without the server. */
export function failureOf(kind: keyof typeof sentences): Failure {
  return { kind, message: sentences[kind], fields: {} };
}

const notSent = (kind: keyof typeof sentences): Outcome => ({ sent: false, failure: failureOf(kind) });

function accepted(body: unknown): Outcome {
  const { reference, title, message } = record(body);
  // A page of some network's sign-in window also answers 200. Without a reference nothing was stored.
  if (typeof reference !== 'string') return notSent('unreachable');
  return { sent: true, answer: { reference, title: textOrNot(title), message: textOrNot(message) } };
}

function refused(body: unknown): Outcome {
  const { message, fields } = record(record(body)['error']);
  if (typeof message !== 'string') return notSent('unreachable');
  const sentencesOf = Object.entries(record(fields)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const kind = sentencesOf.length > 0 ? 'fields' : 'refused';
  return { sent: false, failure: { kind, message, fields: Object.fromEntries(sentencesOf) } };
}

const textOrNot = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
