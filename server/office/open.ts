import { Hono } from 'hono';
import type { Content } from '#content/load.server.ts';
import type { Mail } from '#content/schema/mail.ts';
import { calendarReadings, type ReadingsDeps } from '#server/api/calendar-readings.ts';
import type { Log } from '#server/http/log.ts';
import type { Engine } from '#server/inbox/sql/statement.ts';
import { sqlStore } from '#server/inbox/sql/store.ts';
import { type ClosingDeps, closingJob } from './closing-job.ts';
import { type ContentJobDeps, contentJob } from './content-job.ts';
import { contentKinds, kindsOf } from './content-kinds.ts';
import type { Job } from './job.ts';
import { officeLinks } from './links.ts';
import { type OfficePageDeps, officeAddress, officePage } from './page.ts';
import { requestsJob } from './requests-job.ts';
import { officeRequests } from './requests.ts';
import { officeUses } from './uses.ts';

export type Closing = Pick<ClosingDeps, 'closures' | 'plans' | 'sources'>;

export type OfficeDeps = Omit<OfficePageDeps, 'links' | 'uses' | 'jobs' | 'dataDir'> &
  Pick<ReadingsDeps, 'calendars'> & {
    engine: Engine;
    log: Log;
    closing: Closing;
    /** Undefined where there is no clone of the content, which a publish service could edit. */
    content: Publishing | undefined;
  };

export type Publishing = Pick<ContentJobDeps, 'copy' | 'callPublisher'> & {
  content: Pick<Content, 'prices' | 'images'>;
  dataDir: string;
};

/** `mailUses` mails what could not be mailed at once: call it every minute. */
export type Office = { api: Hono; mailUses: () => Promise<void> };

export function openOffice({ engine, log, closing, content, calendars, ...page }: OfficeDeps): Office {
  const { mail, origin, texts, now } = page;
  const pageUrl = origin + officeAddress;
  const uses = officeUses({ engine, mail: mail ?? (() => Promise.resolve(false)), pageUrl, log });
  const words = texts.office;
  const jobs = [
    closingJob({ ...closing, words, now }),
    ...(content ? editJobs({ ...content, requests: officeRequests(engine), words, now }) : [elsewhere(words)]),
  ];
  const links = officeLinks(engine);
  const isKnown = async (token: string) => {
    if ((await links.find(token, now()))?.isConfirmed) return true;
    const link = await sqlStore(engine).linkByToken(token, now());
    // Not the link to one item.
    return link !== undefined && link.reference === undefined;
  };
  return {
    api: new Hono()
      .route('/', officePage({ ...page, dataDir: content?.dataDir, links, uses, jobs }))
      .route('/', calendarReadings({ ...page, isKnown, calendars })),
    mailUses: uses.mailNoted,
  };
}

function editJobs({ content, ...deps }: ContentJobDeps & Pick<Publishing, 'content'>): Job[] {
  const kinds = kindsOf({ content, read: deps.copy.read });
  const jobs = contentKinds.map((name) => contentJob(name, kinds[name], deps));
  return [requestsJob({ ...deps, jobs }), ...jobs];
}

const elsewhere = ({ elsewhere: { title, text } }: Mail['office']): Job => ({
  rows: async () => [[title, text]],
  steps: async () => [],
  take: async () => undefined,
});
