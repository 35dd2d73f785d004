/**
 * The Cloudflare Worker. It keeps no state between requests, so each one creates all services. Over 200 lines, because
 * it wires all of them.
 */
import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import type { Content } from '#content/load.server.ts';
import type { MailTexts } from '#content/mail-texts.server.ts';
import type { Language } from '#domain/language.ts';
import type { Plans } from '#content/today.server.ts';
import type { Ways } from '#domain/roads.ts';
import type { RenderAnswer } from '#domain/form-answer.ts';
import { searchPath, type SearchSource, spanishSearchPath } from '#domain/search.ts';
import type { Frame } from '#server/api/answers.ts';
import { createApp } from '#server/http/app.ts';
import { readSettings, type Settings } from '#server/env.ts';
import { repliesIn } from '#server/inbox/answer-pages.ts';
import { deskGuards, inboxApi, inboxChecks } from '#server/inbox/api.ts';
import { checkCalendar } from '#server/inbox/calendar-notice.ts';
import { d1Engine } from '#server/inbox/d1.ts';
import { mailApi } from '#server/inbox/mail-api.ts';
import { correspondence, type MailOffice, sendOfficeNotice } from '#server/inbox/mail-delivery.ts';
import { sendDueMails } from '#server/inbox/mail-worker.ts';
import { officeLinks } from '#server/office/links.ts';
import { openOffice, type Office } from '#server/office/open.ts';
import { sqlStore } from '#server/inbox/sql/store.ts';
import { createLiveData, type LiveData } from '#server/feeds/live-data.ts';
import type { SiteLocation } from '#server/feeds/site-location.ts';
import { createLog, type Log } from '#server/http/log.ts';
import { recordNow } from '#server/said/said.ts';
import { liveLines } from '#server/api/live-lines.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';
import { searchRoute } from '#server/api/search.ts';
import { securityTxt } from '#server/api/security-txt.ts';
import { closuresInD1 } from './d1-closures.ts';
import { d1Store, edgeStore } from './d1-store.ts';
import { cachedAtEdge, edgeCacheStore } from './edge-cache.ts';
import { editionAt, fileRequest, type Frames, type LaterFiles } from './later-days.ts';
import { limitBy } from './limit.ts';
import type { Context, Env } from './platform.ts';
import { parserBy } from './reader.ts';

/** Values from the build, because a Worker can't read files. */
export type Built = {
  id: string;
  /** ISO 8601, UTC. */
  builtAt: string;
  site: Pick<Content['site'], 'name' | 'email' | 'origin'>;
  texts: MailTexts;
  place: SiteLocation;
  plans: Plans;
  ways: Readonly<Record<Language, Ways>>;
  frames: Frames;
  /** The addresses of the site's pages. */
  pagePaths: readonly string[];
  later: readonly LaterFiles[];
  renderAnswer: RenderAnswer;
  now: () => Date;
};

/** The cron triggers. Each one sends queued mails. */
const everyMinute = '* * * * *';
const hourly = '7 * * * *';
const everyFiveMinutes = '*/5 * * * *';

export const edgeWorker = (built: Built) => ({
  async fetch(visitors: Request, env: Env, context: Context): Promise<Response> {
    const request = asProxied(visitors);
    const { pathname, search } = new URL(request.url);
    const isSearch = [searchPath, spanishSearchPath].includes(pathname);
    if (!isSearch && built.later.some(({ paths }) => paths.includes(pathname)))
      return env.ASSETS.fetch(fileRequest(built, request));
    // A query may be the secret token of a link in a mail.
    const isPublic = search === '' || (pathname === '/api/status' && search === '?explain=1');
    const isShared = request.method === 'GET' && isPublic && !isSearch;
    const handle = (one: Request) => respond(one, built, env, context);
    if (!isShared) return handle(request);
    return cachedAtEdge(request, (work) => context.waitUntil(work), handle, started(env).log);
  },

  async scheduled({ cron }: { cron: string }, env: Env, context: Context): Promise<void> {
    const { settings, log } = started(env);
    const liveData = liveDataOf(built, env, context);
    const inbox = openInbox(built, env, settings, log, liveData);
    if (cron === hourly) {
      if (!inbox.mails) log.warn('NO MAIL SERVICE IS SET (MAIL_API_KEY): no one is notified of what visitors send');
      log.info({ purged: await inbox.store.purge(built.now()) }, 'kept long enough: deleted from the inbox');
      await inbox.store.queueDigest(built.now());
    }
    if (cron === everyFiveMinutes)
      await checkCalendar({
        news: liveData.news,
        sources: liveData.sources,
        calendars: liveData.calendars,
        records: d1Store(d1Engine(env.DB), log),
        mail: inbox.mailOffice,
        queueAlerts: async () => {
          if (inbox.mails) await inbox.store.queueClosureAlerts(await liveData.sources(), built.now());
        },
        log,
        now: built.now,
      });
    await inbox.sendMails();
    await officeOf(built, env, context, liveData).everyMinute();
    if (cron === everyMinute)
      await recordNow({ engine: d1Engine(env.DB), build: built.id, sources: liveData.sources, log, now: built.now });
    await liveData.settled();
  },
});

const closuresOf = ({ DB, CLOSURE }: Env) => closuresInD1(d1Engine(DB), CLOSURE);

function liveDataOf({ site, place, plans, now }: Built, env: Env, context: Context): LiveData {
  const { settings, log } = started(env);
  return createLiveData({
    settings,
    site: place,
    plans,
    office: closuresOf(env).read,
    log,
    parser: parserBy(context.exports.Reader),
    store: edgeStore(edgeCacheStore(site.origin, log), d1Store(d1Engine(env.DB), log)),
    now,
  });
}

const limitOf = (env: Env, { RATE_LIMIT }: Settings): MiddlewareHandler =>
  RATE_LIMIT === 'on' ? limitBy(env) : (_, next) => next();

/** @param liveData the caller waits for its pending writes */
function officeOf(built: Built, env: Env, context: Context, liveData: LiveData): Office {
  const { settings, log } = started(env);
  const { site, texts, plans, now } = built;
  const { mails, mailOffice } = openInbox(built, env, settings, log, liveData);
  const act = deskGuards(texts);
  return openOffice({
    engine: d1Engine(env.DB),
    ...repliesOf(built)['en-US'],
    clubTo: correspondence(settings, site).clubTo,
    origin: site.origin,
    mail: mails ? mailOffice : undefined,
    guards: { ask: every(act, limitOf(env, settings)), act, upload: act },
    closing: { closures: closuresOf(env), plans, sources: liveData.sources },
    calendars: liveData.calendars,
    editing: undefined,
    later: (work) => context.waitUntil(work),
    log,
    now,
  });
}

async function respond(request: Request, built: Built, env: Env, context: Context): Promise<Response> {
  const { settings, log } = started(env);
  const liveData = liveDataOf(built, env, context);
  const inbox = openInbox(built, env, settings, log, liveData);
  const { site, texts, plans, now } = built;
  const forms = {
    store: inbox.store,
    replies: repliesOf(built),
    hours: plans,
    sources: liveData.sources,
    now,
    mails: inbox.mails,
    wakeMail: () => context.waitUntil(inbox.sendMails()),
  };
  const app: Hono = createApp({
    settings: { TRUST_PROXY: 1 },
    site: built,
    log,
    now,
    api: [
      inboxApi(forms, texts, limitOf(env, settings), { origin: site.origin, links: officeLinks(d1Engine(env.DB)) }),
      officeOf(built, env, context, liveData).api,
      liveData.api,
    ],
    checks: { ...inboxChecks({ store: inbox.store, mails: inbox.mails, now }), ...liveData.checks },
    files: [liveData.files, securityTxt({ site, now }), searchIn(built, env, liveData)],
    pages: async (c) => {
      const file = await env.ASSETS.fetch(fileRequest(built, c.req.raw));
      // A new response, because the asset's headers are immutable.
      return new Response(file.body, file);
    },
  });
  const response = await app.fetch(request);
  context.waitUntil(liveData.settled());
  return response;
}

function started(env: Env): { settings: Settings; log: Log } {
  const settings = readSettings(env as unknown as Record<string, string>);
  // oxlint-disable-next-line no-console -- the log of a Worker
  return { settings, log: createLog(settings, { write: (line) => console.log(line.trimEnd()) }) };
}

function openInbox({ site, texts, now }: Built, env: Env, settings: Settings, log: Log, { sources }: LiveData) {
  const store = sqlStore(d1Engine(env.DB));
  const key = settings.MAIL_API_KEY;
  const transport = key === undefined ? undefined : mailApi(settings.MAIL_API_URL, key);
  const mail = { ...correspondence(settings, site), origin: site.origin, texts, store, sources, log, now };
  return {
    store,
    mails: transport !== undefined,
    mailOffice: (async (...notice) =>
      transport !== undefined && (await sendOfficeNotice({ ...mail, transport }, ...notice))) satisfies MailOffice,
    async sendMails(): Promise<void> {
      if (transport) await sendDueMails({ ...mail, transport });
    },
  };
}

const frameOf =
  (built: Built) =>
  (language: Language): Frame =>
    (editionAt(built) ?? built).frames[language];
/** Memoized, because it parses whole pages. */
const repliesOf = memoizeLast((built: Built) =>
  repliesIn({
    ...built,
    frame: frameOf(built),
    hasPage: (path) => built.pagePaths.includes(path),
    siteName: built.site.name,
  }),
);

function searchIn(built: Built, env: Env, liveData: LiveData): Hono {
  const fileAt = (c: HonoContext, path: string) =>
    env.ASSETS.fetch(fileRequest(built, new Request(new URL(path, c.req.url))));
  return searchRoute({
    siteName: built.site.name,
    page: async (c, path) => (await fileAt(c, path)).text(),
    source: async (c, path) => {
      const file = await fileAt(c, path);
      return file.ok ? ((await file.json()) as SearchSource) : undefined;
    },
    liveLines: liveLines({ ...liveData, ...built, log: started(env).log }),
    renderAnswer: built.renderAnswer,
    now: built.now,
  });
}

/** The request as the application would get it behind a proxy. Cloudflare compresses responses itself. */
function asProxied(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', headers.get('cf-connecting-ip') ?? '');
  headers.set('x-forwarded-proto', new URL(request.url).protocol.slice(0, -1));
  headers.delete('accept-encoding');
  return new Request(request, { headers });
}
