/** A short run of `npm run chaos`, and proof that its audit would notice a loss. */
import { expect, it } from 'vitest';
import { chaos, restoreDrill } from '#tests/chaos/chaos.ts';
import { audit } from '#tests/chaos/audit.ts';
import { faults, injectFault } from '#tests/chaos/faults.ts';
import { contactMessage, query, stored, testInbox } from './support.ts';

const revoked = faults['the rights to the folder are taken away'];

it('SIGKILL of one of two servers amid requests and mails loses, duplicates and truncates nothing', async () => {
  const { violations, acknowledged, kills } = await chaos(3, 4);
  expect(violations).toEqual([]);
  expect(kills).toBe(3);
  expect(acknowledged).toBeGreaterThan(0);
});

it.skipIf(!revoked?.isPossible)('rights that are taken away lose nothing, are told, and come back', async () => {
  expect(revoked && (await injectFault(revoked)).violations).toEqual([]);
});

it('a restore loses nothing, amid requests and after the inbox was damaged', async () => {
  const { violations, acknowledged } = await restoreDrill(500);
  expect(violations).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
});

it.each([
  ['was acknowledged and is lost', 'DELETE FROM items'],
  ['is stored by halves', 'DELETE FROM outbox'],
])('the audit notices data that %s', async (fault, sql) => {
  const inbox = testInbox();
  const [mark = ''] = contactMessage.data.email.split('@');
  const reference = await stored(inbox.store, contactMessage);
  const thing = { mark, reference, path: '', body: {}, key: undefined };
  expect(audit(inbox.file, [thing]).violations).toEqual([]);
  await query(inbox, sql);
  expect(audit(inbox.file, [thing]).violations).toEqual([`${reference} ${fault}`]);
});
