/**
 * Made-up visitors for chaos.ts and load.ts. Each thing they send holds a mark of its own, by which it is found again.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type Agent, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

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
export async function post(url: string, sent: Sent, agent: Agent): Promise<void> {
  const request = httpRequest(url + sent.path, {
    method: 'POST',
    agent,
    timeout: 60_000,
    headers: { 'Content-Type': 'application/json', ...(sent.key !== undefined && { 'Idempotency-Key': sent.key }) },
  });
  request.on('timeout', () => request.destroy(new Error('no answer for a minute')));
  // Errors before the answer come through `once`, later ones through the body; a killed server may cause one more.
  request.on('error', () => undefined);
  request.end(JSON.stringify(sent.body));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const answer: unknown = JSON.parse(await text(response));
  if (response.statusCode !== 201) throw new Error(`answered ${response.statusCode}: ${JSON.stringify(answer)}`);
  if (typeof answer !== 'object' || answer === null || !('reference' in answer))
    throw new Error('answered without a reference');
  sent.reference = String(answer.reference);
}
