import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach } from 'vitest';
import type { Plans } from '#content/today.server.ts';
import type { AgendaAnswer } from '#domain/agenda.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { createApp } from '#server/http/app.ts';
import { openOfficeClosures } from '#server/closing/closure-file.ts';
import { fileStore } from '#server/feeds/file-store.ts';
import { createLiveData } from '#server/feeds/live-data.ts';
import type { Parser } from '#server/feeds/parser.ts';
import type { FeedSettings } from '#server/feeds/registry.ts';
import type { SiteLocation } from '#server/feeds/site-location.ts';
import { defaultTimeouts, type Timeouts } from '#server/feeds/timeout.ts';
import { createLog } from '#server/http/log.ts';
import { everythingFine, geo, observation, settingsAt } from './recordings.ts';
import { type Behaviour, type FakeUpstream, json, startUpstream } from './server.ts';
import { club } from '#tests/fixtures/club.ts';

/** Saturday, 10:00 at the range. */
export const saturday = '2026-10-10T17:00:00Z';

const trap = { name: 'Electric trap range', es: 'Trap eléctrico' };

export const place: SiteLocation = {
  latitude: 37.2388,
  longitude: -122.1052,
  zip: '95033',
  location: { name: 'Los Gatos', region: 'California', country: 'United States' },
  own: {
    name: 'Range Club',
    shortName: 'RC',
    address: {
      street: '120 Ridge Blvd',
      city: 'Robles',
      region: 'CA',
      regionName: 'California',
      postalCode: '95000',
      country: 'US',
      countryName: 'United States',
    },
  },
  userAgent: 'range.example (office@range.example)',
  host: 'range.example',
  calendarId: null,
  calendarIsClubs: false,
  webcams: { 'main-range': null, parking: null },
  rangeNames: { 'electric trap range': trap, 'trap eléctrico': trap },
  roadMiles: 15,
};

/** On this thread and without a limit: on a loaded machine, a thread starts later than a calendar is waited for. */
const patientParser: Parser = {
  async parse(document, bytes, context) {
    const { count, read } = document.open(bytes, context);
    return Promise.resolve({ parts: Array.from({ length: count }, (_, index) => read(index)), unread: 0 });
  },
};

const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close();
});

export async function upstream(options?: Parameters<typeof startUpstream>[0]): Promise<FakeUpstream> {
  const fake = await startUpstream(options);
  toClose.push(() => fake.close());
  return fake;
}

/** A figure as the National Weather Service writes it. */
export const measured = (value: unknown, unitCode: string, qualityControl = 'V') => ({
  value,
  unitCode,
  qualityControl,
});
/** The recorded observation at 16:53Z, with some of its properties changed. */
export function changed(properties: Record<string, unknown>): Behaviour {
  const recorded = observation();
  return json({ ...recorded, properties: { ...recorded.properties, ...properties } }, geo);
}

export type SiteOptions = {
  settings?: Partial<FeedSettings>;
  timeouts?: Partial<Timeouts>;
  at?: string;
  place?: Partial<SiteLocation>;
  plans?: Partial<Plans>;
  dataDir?: string;
  parser?: Parser;
};

export type Site = Awaited<ReturnType<typeof openSite>>;

/** The application, with every upstream at this address. It is closed after the test. */
export async function openSite(
  url: string,
  { settings, timeouts, at = saturday, place: more, plans, dataDir: given, parser = patientParser }: SiteOptions = {},
) {
  const dataDir = given ?? (await mkdtemp(path.join(os.tmpdir(), 'conditions-')));
  let time = Date.parse(at);
  const now = () => new Date(time);
  const lines: Record<string, unknown>[] = [];
  const log = createLog(
    { LOG_LEVEL: 'debug' },
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const all: FeedSettings = { ...settingsAt(url), WEBCAM_PARKING_URL: undefined, ...settings };
  const open = () =>
    createLiveData({
      settings: all,
      site: { ...place, ...more },
      plans: { ...club, ...plans },
      office: openOfficeClosures(dataDir),
      log,
      parser,
      store: fileStore(path.join(dataDir, 'cache'), log),
      now,
      timeouts: { ...defaultTimeouts, ...timeouts },
      random: () => 1,
    });
  let liveData = open();
  const newApp = () =>
    createApp({
      settings: { TRUST_PROXY: 0 },
      site: { id: 'none', builtAt: saturday },
      log,
      now,
      api: [liveData.api],
      checks: liveData.checks,
      files: [liveData.files],
      pages: (c) => c.notFound(),
    });
  let app = newApp();
  toClose.push(async () => {
    await liveData.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const ask = async (target: string) => app.request(target);
  return {
    ask,
    async get<T>(target: string) {
      const response = await ask(target);
      return { status: response.status, headers: response.headers, body: (await response.json()) as T };
    },
    status: async () => (await (await ask('/api/status')).json()) as StatusAnswer,
    agenda: async () => (await (await ask('/api/calendar')).json()) as AgendaAnswer,
    /** What /readyz finds. */
    checks: async () => ((await (await ask('/readyz')).json()) as { checks: Record<string, unknown> }).checks,
    /** Serves the application on this machine. Returns its port. */
    async listen(): Promise<number> {
      const answer = getRequestListener((request) => app.fetch(request));
      // Errors are answered by the application; the promise never rejects.
      const server = createServer((request, response) => void answer(request, response)).listen(0);
      await once(server, 'listening');
      toClose.push(async () => {
        server.close();
        server.closeAllConnections();
      });
      return (server.address() as AddressInfo).port;
    },
    sources: () => liveData.sources(),
    wait: (minutes: number) => void (time += minutes * 60_000),
    async restart() {
      await liveData.close();
      liveData = open();
      app = newApp();
    },
    log: lines,
    dataDir,
  };
}

/** A site with every upstream in good order, and the one stand-in for all of them. */
export async function start(options: SiteOptions = {}): Promise<{ fake: FakeUpstream; site: Site }> {
  const fake = await upstream();
  everythingFine(fake);
  return { fake, site: await openSite(fake.url, options) };
}
