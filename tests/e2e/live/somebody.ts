/** A person who writes to us, a different one each time, so that what they sent is found again among the rest. */
export type Somebody = { name: string; email: string; phone: string; words: string };

export function somebody(): Somebody {
  const mark = crypto.randomUUID().slice(0, 8);
  return {
    name: `Ada ${mark}`,
    email: `ada-${mark}@example.com`,
    phone: '831 555 0172',
    words: `What do you know about me? (${mark})`,
  };
}
