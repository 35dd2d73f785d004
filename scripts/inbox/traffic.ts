// Made-up visitors for chaos.ts and load.ts. Each thing they send holds a mark of its own, by which it is found again.
import { randomUUID } from 'node:crypto';

export type Sent = {
  /** In the text of what was sent, and nowhere else. */
  mark: string;
  path: string;
  body: Record<string, string>;
  /** Set where the visitor repeats what was not answered. */
  key: string | undefined;
  /** Set once the server has answered that it is stored. */
  reference?: string;
};

/** The nth thing sent: privacy requests, messages and sign-ups in turn. */
export function nextThing(n: number, withKey: boolean): Sent {
  const mark = randomUUID();
  const who = { name: `Visitor ${mark}`, email: `${mark}@visitor.example` };
  const key = withKey ? randomUUID() : undefined;
  if (n % 3 === 0) return { mark, key, path: '/api/signups', body: who };
  if (n % 3 === 1) return { mark, key, path: '/api/contact-messages', body: { ...who, message: 'Are you open on Thursday?' } };
  return { mark, key, path: '/api/privacy-requests', body: { ...who, requestType: 'access', description: 'What do you know of me?' } };
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
  if (typeof answer !== 'object' || answer === null || !('reference' in answer)) throw new Error('answered without a reference');
  sent.reference = String(answer.reference);
}
