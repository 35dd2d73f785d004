/** The office's page over a mail server of this machine and closures in a file. */
import path from 'node:path';
import { expect, vi } from 'vitest';
import type { Calendars } from '#domain/calendar-readings.ts';
import type { Sources } from '#domain/day-plan.ts';
import { closuresInFile } from '#server/closing/closure-file.ts';
import { currentSources } from '#server/closing/sources.ts';
import { readContent } from '#content/load.server.ts';
import { callPublisher, contentCopy } from '#server/office/content-copy.ts';
import { contentEditing } from '#server/office/editing.ts';
import { type Closing, openOffice } from '#server/office/open.ts';
import { parseHtml } from '#content/html.server.ts';
import { smtpTransport } from '#server/inbox/mail-transport.ts';
import { club } from '#tests/fixtures/club.ts';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { linkIn, openLink } from '../inbox/desk.ts';
import { mailServer, patience } from '../inbox/mail-site.ts';
import { asForm, temporaryFolder, testSite } from '../inbox/support.ts';

export const staff = 'ada@range.example';
/** The times of a special day. */
export const longDay = { opens: '08:00', closes: '17:00', lastCheckIn: '16:00' };

const noCalendars: Calendars = { calendar: null, closuresCalendar: null };
const noCalendar: () => Promise<Sources['calendar']> = () => Promise.resolve(null);

export function closingIn(dataDir: string): Closing {
  const closures = closuresInFile(dataDir);
  return { closures, plans: club, sources: currentSources(club, closures.read, noCalendar, noCalendar) };
}

const editingOf = (contentDir: string, dataDir: string) =>
  contentEditing({
    openCopy: contentCopy(contentDir, dataDir),
    content: readContent(contentDir),
    contentDir,
    dataDir,
    callPublisher: () => callPublisher(dataDir),
  });

type Options = {
  closing?: Closing;
  calendars?: Calendars;
  /** A folder of content, from which the page makes edits. */
  contentDir?: string;
  rateLimit?: 'on' | 'off';
  preview?: boolean;
  hasMail?: boolean;
};

export async function officeSite({
  closing,
  calendars = noCalendars,
  contentDir,
  rateLimit = 'off',
  preview = false,
  hasMail = true,
}: Options = {}) {
  const mail = await mailServer();
  const dataDir = path.join(temporaryFolder(), 'data');
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: hasMail ? mail.url : undefined,
    MAIL_TO: `${staff}, bo@range.example`,
    RATE_LIMIT: rateLimit,
  };
  const pending: Promise<unknown>[] = [];
  let everyMinute = () => Promise.resolve();
  const site = await testSite({
    settings,
    preview,
    ...(hasMail && { transport: smtpTransport(mail.url, patience) }),
    more: (inbox) => {
      const office = openOffice({
        ...inbox.office,
        closing: closing ?? closingIn(dataDir),
        editing: contentDir === undefined ? undefined : editingOf(contentDir, dataDir),
        calendars: () => Promise.resolve(calendars),
        later: (work) => void pending.push(work),
      });
      everyMinute = office.everyMinute;
      return [office.api];
    },
  });
  /** What is done after the answer. */
  const settled = async () => {
    while (pending.length > 0) await pending.shift();
  };
  const post = (link: string, values: Record<string, string>) => openLink(site, link, asForm(values));
  return {
    ...site,
    dataDir,
    mail,
    everyMinute: () => everyMinute(),
    settled,
    open: (link: string) => openLink(site, link),
    post,
    /** Asks for a link. @returns the answer, and the link if one was mailed */
    async askFor(email: string) {
      const before = mail.received.length;
      const answer = await post('/api/office', { step: 'ask', email });
      await settled();
      const sent = mail.received.slice(before);
      return { answer, sent, link: sent[0] ? linkIn(sent[0].text) : '' };
    },
    /** A link whose page was confirmed. */
    async confirmedLink() {
      const { link } = await this.askFor(staff);
      await post(link, { step: 'begin' });
      await settled();
      return link;
    },
    arrived: (count: number) => vi.waitFor(() => expect(mail.received).toHaveLength(count)),
  };
}

/** A confirmed site whose page edits a copy of the content. */
export async function siteWithContent(change?: (contentDir: string) => void) {
  const contentDir = path.join(temporaryFolder(), 'content');
  copyContent(contentDir);
  change?.(contentDir);
  return confirmedSite({ contentDir });
}

/** A form with a file, as a browser sends it. */
export async function withFile(values: Record<string, string>, bytes: Uint8Array<ArrayBuffer>): Promise<RequestInit> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  form.set('file', new Blob([bytes], { type: 'image/jpeg' }), '../../IMG_4711.JPG');
  const whole = new Response(form);
  const body = await whole.arrayBuffer();
  const type = whole.headers.get('content-type') ?? '';
  return { method: 'POST', headers: { 'content-type': type, 'content-length': String(body.byteLength) }, body };
}

/** A site whose page was confirmed by this link. */
export async function confirmedSite(options?: Options) {
  const site = await officeSite(options);
  return { ...site, link: await site.confirmedLink() };
}

/** What a page says at the fields of a form, by the name of its step. */
export const errorsIn = (html: string, step: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(new RegExp(`id="${step}-(\\w+)-error"[^>]*>([^<]*)`, 'g'))].map(([, ...pair]) => pair),
  ) as Record<string, string>;

/** The steps that a page offers, from its top down. */
export const stepsIn = (html: string): (string | undefined)[] =>
  parseHtml(html)
    .all('form')
    .filter((form) => form.get('method') === 'post')
    .map(
      (form) => Object.fromEntries(form.all('input').map((input) => [input.get('name'), input.get('value')]))['step'],
    );

/** What a form of a page would send, by the name of its step and with what is typed into it. */
export function formOf(html: string, step: string, typed: Record<string, string> = {}): Record<string, string> {
  const form = parseHtml(html)
    .all('form')
    .find((one) => one.all('input').some((input) => input.get('name') === 'step' && input.get('value') === step));
  if (!form) throw new Error(`the page has no form for ${step}`);
  const inputs = [...form.all('input'), ...form.all('textarea'), ...form.all('select')];
  const values = inputs.map((input) => [input.get('name') ?? '', input.get('value') ?? input.text]);
  return { ...(Object.fromEntries(values) as Record<string, string>), ...typed };
}
