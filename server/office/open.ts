import { Hono } from 'hono';
import type { Mail } from '#content/schema/mail.ts';
import { calendarReadings, type ReadingsDeps } from '#server/api/calendar-readings.ts';
import type { Log } from '#server/http/log.ts';
import type { Engine } from '#server/inbox/sql/statement.ts';
import { sqlStore } from '#server/inbox/sql/store.ts';
import { type ClosingDeps, closingJob } from './closing-job.ts';
import type { Job } from './job.ts';
import { officeLinks } from './links.ts';
import { type OfficePageDeps, officeAddress, officePage } from './page.ts';
import { officeUses } from './uses.ts';

export type Closing = Pick<ClosingDeps, 'closures' | 'plans' | 'sources'>;

export type Editing = {
  jobs: readonly Job[];
  receivePhoto: NonNullable<OfficePageDeps['receivePhoto']>;
  /** Deletes photographs that nothing needs. Never throws. */
  cleanUp: () => Promise<void>;
};
export type OpenEditing = (deps: { engine: Engine; words: Mail['office']; now: () => Date; log: Log }) => Editing;

export type OfficeDeps = Omit<OfficePageDeps, 'links' | 'uses' | 'jobs' | 'receivePhoto'> &
  Pick<ReadingsDeps, 'calendars'> & {
    engine: Engine;
    log: Log;
    closing: Closing;
    /** Undefined where there is no clone of the content, which a publish service could edit. */
    editing: OpenEditing | undefined;
  };

/** `everyMinute` mails what could not be mailed at once, and deletes photographs that nothing needs. Never throws. */
export type Office = { api: Hono; everyMinute: () => Promise<void> };

export function openOffice({ engine, log, closing, editing, calendars, ...page }: OfficeDeps): Office {
  const { mail, origin, texts, now } = page;
  const pageUrl = origin + officeAddress;
  const uses = officeUses({ engine, mail: mail ?? (() => Promise.resolve(false)), pageUrl, log });
  const words = texts.office;
  const edits = editing?.({ engine, words, now, log });
  const jobs = [closingJob({ ...closing, words, now }), ...(edits?.jobs ?? [elsewhere(words)])];
  const links = officeLinks(engine);
  const isKnown = async (token: string) => {
    if ((await links.find(token, now()))?.isConfirmed) return true;
    const link = await sqlStore(engine).linkByToken(token, now());
    // Not the link to one item.
    return link !== undefined && link.reference === undefined;
  };
  return {
    api: new Hono()
      .route('/', officePage({ ...page, receivePhoto: edits?.receivePhoto, links, uses, jobs }))
      .route('/', calendarReadings({ ...page, isKnown, calendars })),
    async everyMinute() {
      await uses.mailNoted();
      await edits?.cleanUp();
    },
  };
}

const elsewhere = ({ elsewhere: { title, text } }: Mail['office']): Job => ({
  rows: async () => [[title, text]],
  steps: async () => [],
  take: async () => undefined,
});
