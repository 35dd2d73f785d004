/** A short run of `npm run chaos`, and proof that its audit would notice a loss. */
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { chaos } from '#tests/chaos/chaos.ts';
import { audit } from '#tests/chaos/audit.ts';
import { restoreDrill } from '#tests/chaos/restore-drill.ts';
import { nextThing, type Sent } from '#tests/chaos/traffic.ts';
import { readSubmission } from '#server/inbox/read-submission.ts';
import { circumstances, testInbox, type TestInbox } from './support.ts';

it('killing one of two servers amid requests and mails loses, doubles and halves nothing', async () => {
  const { violations, acknowledged, kills } = await chaos(3, 4);
  expect(violations).toEqual([]);
  expect(kills).toBe(3);
  expect(acknowledged).toBeGreaterThan(0);
});

it('putting a backup back loses nothing, amid requests', async () => {
  const { violations, acknowledged } = await restoreDrill(500);
  expect(violations).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
});

/** Sends some things straight into an inbox. */
async function sentTo({ store }: TestInbox): Promise<Sent[]> {
  const things = [0, 1, 2].map((n) => nextThing(n, false));
  const kindOf = {
    '/api/signups': 'signup',
    '/api/contact-messages': 'contact-message',
    '/api/privacy-requests': 'privacy-request',
  } as const;
  for (const thing of things) {
    const read = readSubmission(kindOf[thing.path as keyof typeof kindOf], thing.body);
    if (!read.ok) throw new Error('the made-up visitors make mistakes');
    const added = await store.add(read.submission, circumstances);
    if (added.outcome === 'stored') thing.reference = added.reference;
  }
  return things;
}

it.each([
  ['lost', 'DELETE FROM items WHERE id = 2', /was acknowledged and is lost/],
  [
    'stored twice',
    'INSERT INTO items SELECT 9, 9, kind, received_at, 0, NULL, NULL FROM items WHERE id = 2; INSERT INTO contact_messages (item_id, answers) SELECT 9, answers FROM contact_messages',
    /are the same thing/,
  ],
  ['stored without its mails', 'DELETE FROM outbox WHERE item_id = 2', /stored by halves/],
])('the audit notices what is %s', async (_, sql, fault) => {
  const inbox = testInbox();
  const things = await sentTo(inbox);
  expect(audit(inbox.file, things).violations).toEqual([]);
  const db = new DatabaseSync(inbox.file);
  db.exec(`PRAGMA foreign_keys = ON; ${sql}`);
  db.close();
  expect(audit(inbox.file, things).violations.join('\n')).toMatch(fault);
});
