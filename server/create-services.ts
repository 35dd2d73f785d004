import path from 'node:path';
import type { Hono } from 'hono';
import { mailTexts } from '#content/mail-texts.server.ts';
import { plansOf, waysOf } from '#content/today.server.ts';
import { pathIn } from '#domain/language.ts';
import { minuteMs } from '#domain/durations.ts';
import { searchFile, type SearchSource, spanishSearchFile } from '#domain/search.ts';
import { certificateCheck, domainCheck } from '#server/http/expiry-check.ts';
import { diskCheck } from '#server/http/health-checks.ts';
import { loadContent } from '#server/content.ts';
import { closuresInFile } from '#server/closing/closure-file.ts';
import type { Settings } from '#server/env.ts';
import { startCalendarMonitor } from '#server/inbox/calendar-notice.ts';
import { makeDataFolder } from '#server/inbox/data-folder.ts';
import { openInbox } from '#server/inbox/open.ts';
import { callPublisher, contentCopy } from '#server/office/content-copy.ts';
import { contentEditing } from '#server/office/editing.ts';
import { openOffice } from '#server/office/open.ts';
import { fileStore } from '#server/feeds/file-store.ts';
import { createLiveData } from '#server/feeds/live-data.ts';
import { ParserThread } from '#server/feeds/parser-thread.ts';
import { siteLocation } from '#server/feeds/site-location.ts';
import type { Log } from '#server/http/log.ts';
import type { Check } from '#server/http/health.ts';
import { liveLines } from '#server/api/live-lines.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';
import { searchRoute, type SearchRouteDeps } from '#server/api/search.ts';
import { securityTxt } from '#server/api/security-txt.ts';
import { startRecorder } from '#server/said/said.ts';
import { type BuiltSite, pageOf, siteAt } from '#server/http/site.ts';

/** The prerendered page that frames responses to forms without JavaScript. */
export const formResultPath = '/form-result';

export type ServicesDeps = {
  settings: Settings;
  log: Log;
  site: BuiltSite;
  contentDir: string;
  now: () => Date;
};

export type Services = {
  api: readonly Hono[];
  checks: Readonly<Record<string, Check>>;
  files?: readonly Hono[];
  /** Called once, after the last response. */
  close: () => Promise<void>;
};

type SearchDeps = Pick<SearchRouteDeps, 'siteName' | 'liveLines' | 'now'>;

function searchIn(site: () => BuiltSite, deps: SearchDeps): Hono {
  const sources = new Map(
    [searchFile, spanishSearchFile].map((file) => [
      file,
      memoizeLast((built: BuiltSite) => {
        const text = pageOf(built, file);
        return text === undefined ? undefined : (JSON.parse(text) as SearchSource);
      }),
    ]),
  );
  return searchRoute({
    ...deps,
    page: async (_, path) => pageOf(site(), path),
    source: async (_, file) => sources.get(file)?.(site()),
    renderAnswer: (answer) => site().renderAnswer(answer),
  });
}

/** Creates all services. @throws {StartError} if one can't work at all and the operator can fix it */
export async function createServices({ settings, log, site, contentDir, now }: ServicesDeps): Promise<Services> {
  const content = loadContent(contentDir);
  const siteNow = () => siteAt(site, now());
  const plans = plansOf(content);
  // A folder that is missing at first would count as one that can't be read.
  makeDataFolder(settings.DATA_DIR);
  const closures = closuresInFile(settings.DATA_DIR);
  const parser = new ParserThread(log);
  const store = fileStore(path.join(settings.DATA_DIR, 'cache'), log);
  const liveData = createLiveData({
    settings,
    site: siteLocation(content.site, content.embeds, content.ranges.ranges),
    plans,
    office: closures.read,
    log,
    parser,
    store,
    now,
  });
  const inbox = await openInbox({
    settings,
    content: { site: content.site, mail: mailTexts(content) },
    hours: plans,
    sources: liveData.sources,
    frame: (language) => pageOf(siteNow(), pathIn(language, formResultPath)),
    hasPage: (urlPath) => pageOf(siteNow(), urlPath) !== undefined,
    renderAnswer: site.renderAnswer,
    log,
    now,
    builtAt: new Date(site.builtAt),
    preview: site.preview,
  });
  const office = openOffice({
    ...inbox.office,
    closing: { closures, plans, sources: liveData.sources },
    editing: contentEditing({
      openCopy: contentCopy(contentDir, settings.DATA_DIR),
      content,
      contentDir,
      dataDir: settings.DATA_DIR,
      callPublisher: () => callPublisher(settings.DATA_DIR),
    }),
    calendars: liveData.calendars,
    later: (work) =>
      void work.catch((error: unknown) => log.error({ err: error }, 'the office could not be mailed a link')),
  });
  const officeTimer = setInterval(() => void office.everyMinute(), minuteMs).unref();
  const notice = startCalendarMonitor({
    news: liveData.news,
    sources: liveData.sources,
    calendars: liveData.calendars,
    records: store,
    mail: inbox.mailOffice,
    queueAlerts: async () => inbox.queueAlerts(await liveData.sources()),
    log,
    now,
  });
  const recorder = startRecorder({ engine: inbox.engine, build: site.id, sources: liveData.sources, log, now });
  return {
    api: [inbox.api, office.api, liveData.api],
    checks: {
      ...inbox.checks,
      ...liveData.checks,
      disk: diskCheck(settings.DATA_DIR),
      certificate: certificateCheck(content.site.origin, now),
      domain: domainCheck(settings.DOMAIN_ENDS, now),
    },
    files: [
      liveData.files,
      securityTxt({ site: content.site, now }),
      searchIn(siteNow, {
        siteName: content.site.name,
        liveLines: liveLines({ ...liveData, ways: waysOf(content), log, now }),
        now,
      }),
    ],
    close: async () => {
      clearInterval(officeTimer);
      notice.close();
      await recorder.close();
      await Promise.all([liveData.close(), inbox.close()]);
      await parser.close();
    },
  };
}
