/**
 * Made-up visitors for the trials. Each thing they send holds a mark of its own, by which it is found again.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

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

/** What they sent, and what was said to them in place of an acknowledgement. */
export type Visits = { sent: Sent[]; refusals: string[] };

/**
 * Four visitors who send one thing after the other, with so long a rest between two. A refusal is the visitor's to
 * repeat, not a loss.
 */
export function crowd({ url }: { url: string }, restMs = 0): { leave: () => Promise<Visits> } {
  const sent: Sent[] = [];
  const refusals: string[] = [];
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const visit = async () => {
    while (!over.signal.aborted) {
      const thing = nextThing(sent.length, false);
      sent.push(thing);
      await post(url, thing, agent).catch((error: unknown) => {
        refusals.push(String(error));
        return wait(20);
      });
      await wait(restMs);
    }
  };
  const visits = [visit(), visit(), visit(), visit()];
  return {
    leave: async () => {
      over.abort();
      await Promise.all(visits);
      agent.destroy();
      return { sent, refusals };
    },
  };
}
