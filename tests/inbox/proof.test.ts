/**
 * `npm run chaos`: kills, restores and the faults of a machine while visitors send (KILLS=50 for more kills), and proof
 * that the audit would notice a loss.
 */
import { expect, it } from 'vitest';
import { chaos, restoreDrill } from '#tests/chaos/chaos.ts';
import { audit } from '#tests/chaos/audit.ts';
import { faults, injectFault } from '#tests/chaos/faults.ts';
import { contactMessage } from './submissions.ts';
import { query, stored, testInbox } from './support.ts';

const wantedKills = Number(process.env['KILLS'] ?? 5);

it('SIGKILL of one of two servers amid requests and mails loses, duplicates and truncates nothing', async () => {
  const { violations, acknowledged } = await chaos(wantedKills, 4);
  expect(violations).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
});

for (const [name, fault] of Object.entries(faults))
  it.skipIf(!fault.isPossible)(`${name}: nothing is lost, and all recovers by itself`, async () => {
    expect(await injectFault(fault)).toEqual([]);
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
