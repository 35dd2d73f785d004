/** Idempotency keys: one for each set of words, however often it is sent. */

/** 128 random bits. `crypto.randomUUID` is missing on pages served without https, such as a test machine's. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('-');
}

/**
 * Gives the key for an attempt: the last one as long as the values stay the same, since the last attempt may have
 * arrived although its answer did not; a new one once something was changed, since that is another message.
 */
export function attemptKeys(makeKey: () => string = randomKey): (values: Readonly<Record<string, string>>) => string {
  let last = { key: '', content: '' };
  return (values) => {
    const content = JSON.stringify(values);
    if (last.content !== content) last = { key: makeKey(), content };
    return last.key;
  };
}
