/** Made-up visitors for the trials. Each thing they send holds a mark of its own, by which it is found again. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export type Sent = {
  mark: string;
  path: string;
  body: Record<string, string>;
  /** Set where the visitor repeats what was not answered. */
  key: string | undefined;
  reference?: string;
};

/** The nth thing sent: privacy requests, messages and sign-ups in turn. */
export function nextThing(n: number, withKey: boolean): Sent {
  const mark = randomUUID();
  const who = { name: `Visitor ${mark}`, email: `${mark}@visitor.example` };
  const key = withKey ? randomUUID() : undefined;
  if (n % 3 === 0) return { mark, key, path: '/api/signups', body: who };
  if (n % 3 === 1)
    return { mark, key, path: '/api/contact-messages', body: { ...who, message: 'Are you open on Thursday?' } };
  return {
    mark,
    key,
    path: '/api/privacy-requests',
    body: { ...who, requestType: 'access', description: 'What do you know of me?' },
  };
}

/** Sends it, and notes the reference when it is acknowledged. Throws when there is no answer, or another than 201. */
export async function post(url: string, sent: Sent): Promise<void> {
  const response = await fetch(url + sent.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(sent.key !== undefined && { 'Idempotency-Key': sent.key }) },
    body: JSON.stringify(sent.body),
    signal: AbortSignal.timeout(60_000),
  });
  const answer: unknown = await response.json();
  if (response.status !== 201) throw new Error(`answered ${response.status}: ${JSON.stringify(answer)}`);
  if (typeof answer !== 'object' || answer === null || !('reference' in answer))
    throw new Error('answered without a reference');
  sent.reference = String(answer.reference);
}

/** A visitor whose server does not come back gives up after this many tries, 20 ms apart. */
const maxTries = 1000;

/**
 * Visitors who send one thing after the other, and leave with what they were told in place of an acknowledgement. Half
 * of the things have a key, under which they are repeated: without one a visitor can't know whether it arrived.
 */
export function crowd(url: () => string, visitors = 4, restMs = 0): { sent: Sent[]; leave: () => Promise<string[]> } {
  const sent: Sent[] = [];
  const refusals: string[] = [];
  const over = new AbortController();
  const visit = async () => {
    while (!over.signal.aborted) {
      const thing = nextThing(sent.length, Math.random() < 0.5);
      sent.push(thing);
      const most = thing.key === undefined ? 1 : maxTries;
      // No answer: whether the thing was stored is for the audit to find out.
      for (let tries = 0; thing.reference === undefined && tries < most; tries++)
        await post(url(), thing).catch((error: unknown) => {
          refusals.push(String(error));
          return wait(20);
        });
      await wait(restMs);
    }
  };
  const visits = Array.from({ length: visitors }, visit);
  return {
    sent,
    leave: async () => {
      over.abort();
      await Promise.all(visits);
      return refusals;
    },
  };
}
