/**
 * The club's machine for a year: content that is edited, a site that is built from it, a server, calendars and mail.
 * Over 200 lines, because all of these share one clock.
 */
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { renderAnswer } from '#app/features/inbox-forms/render-answer.tsx';
import { factsFor, loadContentAsOf, pageData, renderPage } from '#app/render.server.tsx';
import { type KnownClosures, setKnownClosures } from '#app/seo/known-closures.server.ts';
import { readContent } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { dayMs, minuteMs, secondMs } from '#domain/durations.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { copyContentSnapshot } from '#scripts/build/folders.ts';
import { closuresKey, closuresOfBuild, knownClosures, recordClosures } from '#scripts/build/known-closures.ts';
import { compressorOf, finishSite } from '#scripts/build/finish.ts';
import { writeWellKnownFiles } from '#scripts/build/well-known-files.ts';
import { contentOfBuild } from '#server/content.ts';
import { createServices, type Services } from '#server/create-services.ts';
import { readSettings } from '#server/env.ts';
import { createLog } from '#server/http/log.ts';
import { requestListener } from '#server/http/request-listener.ts';
import { loadSite, outdatedBuild, readManifest } from '#server/http/site.ts';
import { laterFolder, renderAnswerFile } from '#server/http/site-manifest.ts';
import { inboxFile } from '#server/inbox/open.ts';
import { composeContent } from '#tests/fixtures/site-content.ts';
import { startSmtpSink } from '#tests/fixtures/smtp-sink.ts';
import { temporaryFolder } from '#tests/inbox/support.ts';
import { bytes, calendarOf, startUpstream } from '#tests/upstreams/server.ts';
import { dayOf, holdRounds, momentOf } from './clock.ts';

/** The pages that the replay reads, and those that the server can't be without. */
const pages = { home: 'index', contact: 'contact/index', calendar: 'calendar/index' };
const others = { 'form-result': 'form-result/index', 'not-found': '404/index' };
export type PageName = keyof typeof pages;

/** How many days ahead scripts/build.ts builds what changes. */
const daysAhead = 35;

export type World = Awaited<ReturnType<typeof createWorld>>;

export async function createWorld(begin: string) {
  vi.setSystemTime(momentOf(begin));
  const runRounds = holdRounds();
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(() => void vi.unstubAllGlobals());
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  const dataDir = path.join(folder, 'data');
  cpSync(composeContent('plain'), content, { recursive: true });
  cpSync('content/mail.yaml', path.join(content, 'mail.yaml'));
  vi.stubEnv('CONTENT_DIR', content);
  onTestFinished(() => void vi.unstubAllEnvs());

  const mail = await startSmtpSink();
  onTestFinished(mail.close);
  const upstream = await startUpstream();
  onTestFinished(() => upstream.close());
  const logged: string[] = [];
  const env = {
    DATA_DIR: dataDir,
    CALENDAR_ICS_URL: `${upstream.url}/calendar.ics`,
    CALENDAR_CLOSURES_ICS_URL: `${upstream.url}/closures.ics`,
    SMTP_URL: mail.url.replace('//', '//site:secret@'),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'debug',
  };
  const settings = readSettings(env);
  const log = createLog(settings, { write: (line) => void logged.push(line) });
  const now = () => new Date();

  let builds = 0;
  let build = '';
  let running: { server: Server; services: Services; origin: string } | undefined;

  /** Builds the present content. @returns its mistakes: then nothing has changed for visitors */
  async function publish(): Promise<string | undefined> {
    try {
      const today = dayOf(now());
      const root = path.join(folder, 'built');
      const next = path.join(root, String(++builds));
      const { changes, ...first } = readContent(content, today);
      const known = await knownClosures(env, () => first.embeds);
      setKnownClosures(known);
      const near = changes.filter((day) => day <= dayOf(new Date(Date.now() + daysAhead * dayMs)));
      await writeEdition(path.join(next, 'client'), { ...first, changes }, known);
      for (const day of near) await writeEdition(path.join(next, laterFolder(day)), readContent(content, day), known);
      await copyContentSnapshot(content, next);
      mkdirSync(path.dirname(path.join(next, renderAnswerFile)), { recursive: true });
      writeFileSync(path.join(next, renderAnswerFile), 'export const renderAnswer = undefined;');
      const nextChange = changes[near.length];
      await finishSite({
        root,
        build: next,
        asOf: today,
        changes: near,
        nextChange,
        compressor: compressorOf(root, 0),
      });
      await recordClosures(next, known, today);
      build = next;
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
    await deploy();
    return undefined;
  }

  async function deploy(): Promise<void> {
    await stop();
    const site = { ...(await loadSite(build)), renderAnswer };
    const services = await createServices({ settings, log, site, contentDir: contentOfBuild(build, content), now });
    const server = createServer(requestListener({ ...services, settings, site, log, now })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    running = { server, services, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  async function stop(): Promise<void> {
    running?.server.close();
    running?.server.closeAllConnections();
    await running?.services.close();
    running = undefined;
  }
  onTestFinished(stop);

  const fetchAnywhere = globalThis.fetch;
  const request = (target: string, init?: RequestInit) => fetchAnywhere(`${running?.origin}${target}`, init);
  // As in a browser, an address without a host is one of the site.
  vi.stubGlobal('fetch', (target: string | URL, init?: RequestInit) =>
    typeof target === 'string' && target.startsWith('/') ? request(target, init) : fetchAnywhere(target, init),
  );

  const [events, closures] = [new Map<string, string>(), new Map<string, string>()];
  let isDown = false;
  const serveCalendar = (how?: string) => {
    isDown = how === 'down';
    const gone = bytes('gone', { status: 503, type: 'text/plain' });
    upstream.on('/calendar.ics', isDown ? gone : calendarOf(...events.values()));
    upstream.on('/closures.ics', calendarOf(...closures.values()));
  };
  serveCalendar();

  /** Waits until the server has read the calendars lately and in full. On a slow machine the clock goes on. */
  async function readCalendar(): Promise<void> {
    let tries = 0;
    const read = async () => {
      const { calendar, closuresCalendar } = (await (await request('/api/status')).json()) as StatusAnswer;
      if (++tries % 20 === 0) vi.setSystemTime(Date.now() + 11 * secondMs);
      for (const news of isDown ? [closuresCalendar] : [calendar, closuresCalendar]) {
        expect(Date.now() - Date.parse(news?.checkedAt ?? '')).toBeLessThan(2 * minuteMs);
        expect(news?.complete).toBe(true);
      }
    };
    await vi.waitFor(read, { timeout: 60_000, interval: 100 });
  }

  return {
    content,
    dataDir,
    folder,
    inbox: { file: inboxFile(dataDir) },
    mail,
    logged,
    events,
    closures,
    references: new Map<string, string>(),
    forgotten: new Map<string, Date>(),
    copies: new Map<string, Date>(),
    serveCalendar,
    get origin() {
      return running?.origin ?? '';
    },
    request,
    publish,
    deploy,
    stop,
    clock: {
      get now() {
        return now();
      },
    },
    readCalendar,
    /** Runs what the server does every few minutes, and waits for it: it reads the calendar, and then files. */
    runRounds: async () => {
      await readCalendar();
      runRounds();
      for (let turn = 0; turn < 20; turn++) {
        await stat(dataDir);
        await nextTurn();
      }
    },
    set: (moment: Date) => void vi.setSystemTime(moment),
    /** As scripts/publish.ts does every few minutes. */
    publishIfOutdated: async () => {
      const today = dayOf(now());
      const known = await knownClosures(env, () => readContent(contentOfBuild(build, content), today).embeds);
      const isKnown = !known.isComplete || closuresKey(known, today) === (await closuresOfBuild(build, today));
      return isKnown && outdatedBuild(await readManifest(build), today) === undefined ? undefined : publish();
    },
  };
}

/** One day's version of the site: pages, what they hydrate with, and the files at fixed addresses. */
async function writeEdition(
  folder: string,
  content: ReturnType<typeof readContent>,
  known: KnownClosures,
): Promise<void> {
  loadContentAsOf(content.today);
  mkdirSync(path.join(folder, 'data'), { recursive: true });
  for (const [name, file] of Object.entries({ ...pages, ...others })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, `${file}.html`), await renderPage(name, []));
    const data = { facts: factsFor(name), page: pageData(name) };
    writeFileSync(path.join(folder, `data/${name}.json`), JSON.stringify(data));
  }
  await writeWellKnownFiles(folder, content, known);
}
