/** What the server is composed of beside the built site: each part brings its API and closes itself. */
import path from 'node:path';
import type { Hono } from 'hono';
import type { Content } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import { searchFile, type SearchSource } from '#domain/search.ts';
import { answersIn } from '#server/api/answers.ts';
import { diskCheck } from '#server/http/health-checks.ts';
import { contentIn } from '#server/content.ts';
import { openOfficeClosure } from '#server/closing/closure-file.ts';
import type { Settings } from '#server/env.ts';
import { startCalendarNotice } from '#server/inbox/calendar-notice.ts';
import { openInbox } from '#server/inbox/open.ts';
import { openLastGood } from '#server/integrations/last-good.ts';
import { openConditions } from '#server/integrations/open.ts';
import { placeOf } from '#server/integrations/place.ts';
import type { Log } from '#server/http/log.ts';
import { openWorkerParser } from '#server/parsing/worker-parser.ts';
import type { Check } from '#server/http/readyz.ts';
import { searchRoute, type SearchRouteDeps } from '#server/api/search.ts';
import { securityTxt } from '#server/api/security-txt.ts';
import { pageOf, type BuiltSite } from '#server/http/site.ts';

/** The prerendered page in which answers to forms sent without JavaScript stand. */
export const formResultPath = '/form-result';

export type PartsDeps = {
  settings: Settings;
  log: Log;
  /** The built site, for parts that answer with one of its pages (`pageOf`). */
  site: BuiltSite;
  /** The folder with the content that goes with the site. */
  contentDir: string;
  /** The present moment. */
  now: () => Date;
};

export type Parts = {
  /** Sub-applications, mounted under /api. */
  api: readonly Hono[];
  /** For /readyz. */
  checks: Readonly<Record<string, Check>>;
  /** Sub-applications with paths of their own. */
  files?: readonly Hono[];
  /** Called once, after the last request was answered. */
  close: () => Promise<void>;
};

/** Finds in the built site. @param source another way to what is found in, in development */
export function searchIn(
  site: BuiltSite,
  { site: { name }, pages }: Pick<Content, 'site' | 'pages'>,
  source?: SearchRouteDeps['source'],
): Hono {
  const file = pageOf(site, searchFile);
  const built = file === undefined ? undefined : (JSON.parse(file) as SearchSource);
  return searchRoute({
    answer: answersIn({ siteName: name, frame: pageOf(site, formResultPath), renderAnswer: site.renderAnswer }),
    title: pages.get('search')?.heading ?? '',
    source: source ?? (async () => built),
  });
}

/** Opens every part. @throws {StartError} where one cannot work at all and the operator can mend it */
export async function openParts({ settings, log, site, contentDir, now }: PartsDeps): Promise<Parts> {
  const content = contentIn(contentDir);
  const inbox = await openInbox({
    settings,
    content,
    frame: pageOf(site, formResultPath),
    renderAnswer: site.renderAnswer,
    log,
    now,
    builtAt: new Date(site.builtAt),
  });
  const parser = openWorkerParser(log);
  const lastGood = openLastGood(path.join(settings.DATA_DIR, 'cache'), log);
  const conditions = await openConditions({
    settings,
    place: placeOf(content.site, content.embeds),
    plans: plansOf(content),
    office: openOfficeClosure(settings.DATA_DIR),
    log,
    parser,
    lastGood,
    now,
  });
  const notice = startCalendarNotice({ news: conditions.news, records: lastGood, mail: inbox.mailOffice, log, now });
  return {
    api: [inbox.api, conditions.api],
    checks: {
      ...inbox.checks,
      ...conditions.checks,
      disk: diskCheck(settings.DATA_DIR),
    },
    files: [conditions.files, securityTxt({ site: content.site, now }), searchIn(site, content)],
    close: async () => {
      notice.close();
      await Promise.all([conditions.close(), inbox.close()]);
      await parser.close();
    },
  };
}
