import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, vi } from 'vitest';
import { createLog } from '#server/http/log.ts';
import type { MailTransport } from '#server/inbox/mail-api.ts';
import { correspondence, type DeliveryDeps } from '#server/inbox/mail-delivery.ts';
import type { InboxStore } from '#server/inbox/sql/store.ts';
import { club as plans } from '#tests/fixtures/club.ts';
import { smtpTransport, type SmtpPatience } from '#server/inbox/mail-transport.ts';
import { type SmtpSink, startSmtpSink } from '#tests/fixtures/smtp-sink.ts';
import { later, messageWith } from './submissions.ts';
import { asJson, club, query, testSite, type TestSite, texts } from './support.ts';

export async function mailServer(...options: Parameters<typeof startSmtpSink>): Promise<SmtpSink> {
  const sink = await startSmtpSink(...options);
  onTestFinished(sink.close);
  return sink;
}

export const patience: SmtpPatience = { connect: 2000, greeting: 2000, silence: 2000, whole: 10_000 };

/** How a store's mails are delivered, without a site. */
export const delivering = (store: InboxStore, transport: MailTransport, now: () => Date): DeliveryDeps => ({
  ...correspondence({ MAIL_FROM: 'site@range.example', MAIL_TO: undefined }, club),
  origin: club.origin,
  texts: { 'en-US': texts, es: texts },
  sources: async () => plans,
  log: createLog({ LOG_LEVEL: 'silent' }),
  store,
  transport,
  now,
});

export const siteWith = (url: string, settings: { MAIL_TO?: string; MAIL_FROM?: string } = {}) =>
  testSite({ settings: { SMTP_URL: url, ...settings }, transport: smtpTransport(url, patience) });

/** A site with a mail server, and the mails that it takes. */
export async function mailingSite(options: Parameters<typeof testSite>[0] = {}) {
  const server = await mailServer();
  const settings = { SMTP_URL: server.url, ...options.settings };
  return { server, ...(await testSite({ transport: smtpTransport(server.url, patience), ...options, settings })) };
}

/** An address of this machine other than the loopback's. */
export const otherAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

export const outbox = (site: TestSite) => query(site.inbox, 'SELECT * FROM outbox ORDER BY id');

/** Waits until every mail was sent or abandoned, or has failed once. */
export async function settled(site: TestSite): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = (await outbox(site)).filter(
        (mail) => mail['sent_at'] === null && mail['failed_at'] === null && mail['last_error'] === null,
      );
      expect(waiting).toEqual([]);
    },
    { timeout: 20_000, interval: 20 },
  );
}

/** Advances the clock, then makes the site check its outbox by a new message. */
export async function passTime(site: TestSite, ms: number): Promise<void> {
  site.clock.now = later(site.clock.now, ms);
  const knock = messageWith({ message: 'knock' }).data;
  await site.request('/api/contact-messages', asJson(knock, { 'idempotency-key': 'knock' }));
}

export const arrived = (server: SmtpSink, count: number) =>
  vi.waitFor(() => expect(server.received).toHaveLength(count), { timeout: 20_000, interval: 20 });
export const to = (server: SmtpSink, address: string) => server.received.filter((mail) => mail.to.includes(address));
