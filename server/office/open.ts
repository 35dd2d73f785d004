import type { Hono } from 'hono';
import type { Log } from '#server/http/log.ts';
import type { Engine } from '#server/inbox/sql/statement.ts';
import { type ClosingDeps, closingJob } from './closing-job.ts';
import { officeLinks } from './links.ts';
import { type OfficePageDeps, officeAddress, officePage } from './page.ts';
import { officeUses } from './uses.ts';

export type Closing = Pick<ClosingDeps, 'closures' | 'plans' | 'sources'>;

export type OfficeDeps = Omit<OfficePageDeps, 'links' | 'uses' | 'jobs'> & {
  engine: Engine;
  log: Log;
  closing: Closing;
};

/** `mailUses` mails what could not be mailed at once: call it every minute. */
export type Office = { api: Hono; mailUses: () => Promise<void> };

export function openOffice({ engine, log, closing, ...page }: OfficeDeps): Office {
  const { mail, origin, texts, now } = page;
  const pageUrl = origin + officeAddress;
  const uses = officeUses({ engine, mail: mail ?? (() => Promise.resolve(false)), pageUrl, log });
  const jobs = [closingJob({ ...closing, words: texts.office, now })];
  return { api: officePage({ ...page, links: officeLinks(engine), uses, jobs }), mailUses: uses.mailNoted };
}
