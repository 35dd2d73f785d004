/** Idempotency keys: one for each set of words, however often it is sent. */

/** What was sent last, and under which key. */
export type Attempt = { key: string; content: string };

/** 128 random bits. `crypto.randomUUID` is missing on pages served without https, such as a test machine's. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('-');
}

/**
 * Gives the next attempt: under the last one's key as long as the values stay the same, since that may have arrived
 * although its answer did not; under a new one once something was changed, since that is another message.
 * @param values without those that are never kept. Where only these have changed, the server tells: it takes a key for
 * the very words that it came with, and for no others
 */
export function nextAttempt(values: Readonly<Record<string, string>>, last: Attempt | undefined): Attempt {
  const content = JSON.stringify(values);
  return last?.content === content ? last : { key: randomKey(), content };
}
