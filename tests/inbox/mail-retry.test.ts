/**
 * A mail whose response was lost: a local service that accepts it, breaks the connection, and deduplicates it for a
 * day.
 */
import { expect, it, onTestFinished } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { mailApi } from '#server/inbox/mail-api.ts';
import { deliver } from '#server/inbox/mail-delivery.ts';
import { json, startUpstream } from '../upstreams/server.ts';
import { linkIn, openLink } from './desk.ts';
import { delivering } from './mail-site.ts';
import { contactMessage, friday, later, privacyRequest, signup } from './submissions.ts';
import { query, stored, testSite } from './support.ts';

async function serviceWithout(lost: number) {
  const service = await startUpstream();
  onTestFinished(() => service.close());
  const keys = new Map<string, string>();
  const state = { taken: [] as { text: string }[], lost };
  service.on('/emails', (response, request) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key']);
      const known = keys.get(key);
      if (known !== undefined && known !== body)
        return json({ name: 'invalid_idempotent_request' }, { status: 409 })(response, request);
      if (known === undefined) state.taken.push(JSON.parse(body) as { text: string });
      keys.set(key, body);
      if (state.lost-- > 0) return void response.destroy();
      return json({})(response, request);
    });
  });
  const site = await testSite();
  const { inbox, clock } = site;
  const deps = delivering(inbox.store, mailApi(`${service.url}/emails`, 'key', 2000), () => clock.now);
  return {
    site,
    state,
    /** Tries each due mail once. */
    round: async (): Promise<void> => {
      for (let mail; (mail = await inbox.store.claimMail(clock.now, later(clock.now, 10 * minuteMs)));)
        await deliver(deps, mail, new AbortController().signal);
    },
    seeds: async () => (await query(inbox, 'SELECT seed FROM outbox')).map(({ seed }) => seed),
  };
}

it.each([
  ['the notice and the receipt of a privacy request', privacyRequest],
  ['the notice and the receipt of a message', contactMessage],
  ['the confirmation of a sign-up', signup],
])('%s are not sent twice, and store no secret once sent', async (_, submission) => {
  const { site, state, round, seeds } = await serviceWithout(2);
  await stored(site.inbox.store, submission);
  await round();
  expect((await seeds()).filter((seed) => seed !== null)).not.toEqual([]);
  const links = state.taken.map(({ text }) => text);
  site.clock.now = later(friday, 5 * hourMs);
  await round();
  expect(await query(site.inbox, 'SELECT id FROM outbox WHERE sent_at IS NULL')).toEqual([]);
  expect(state.taken.map(({ text }) => text)).toEqual(links);
  expect((await seeds()).every((seed) => seed === null)).toBe(true);
});

it('the weekly mail’s link works from the first attempt, and replaces the previous one when the mail is sent', async () => {
  const { site, state, round } = await serviceWithout(0);
  const { store } = site.inbox;
  await stored(store, privacyRequest);
  await round();
  const digest = async (at: Date) => {
    site.clock.now = at;
    expect(await store.queueDigest(at)).toBe(true);
    await round();
    return linkIn(state.taken.at(-1)?.text);
  };
  const status = async (link: string) => (await openLink(site, link)).response.status;
  const monday = later(friday, 3 * dayMs);
  const before = await digest(monday);
  expect(await status(before)).toBe(200);
  state.lost = 1;
  const next = await digest(later(monday, 7 * dayMs));
  expect([await status(before), await status(next)]).toEqual([200, 200]);
  const count = state.taken.length;
  site.clock.now = later(site.clock.now, hourMs);
  await round();
  expect(state.taken).toHaveLength(count);
  expect([await status(before), await status(next)]).toEqual([410, 200]);
});

it('a link that was revoked between two attempts stays revoked', async () => {
  const { site, state, round } = await serviceWithout(1);
  const reference = await stored(site.inbox.store, privacyRequest);
  await round();
  const notice = () => state.taken.filter(({ text }) => text.includes('/api/privacy-desk'));
  const link = linkIn(notice()[0]?.text);
  await site.inbox.store.revokeLinks(reference);
  site.clock.now = later(friday, hourMs);
  await round();
  expect((await openLink(site, link)).response.status).toBe(410);
  expect((await openLink(site, linkIn(notice()[1]?.text))).response.status).toBe(200);
});
