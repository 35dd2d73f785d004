import path from 'node:path';
import { parseHtml } from '#content/html.server.ts';
import type { Submission } from '#domain/forms.ts';
import { runInbox } from '#server/inbox/cli.ts';
import type { Engine } from '#server/inbox/sql/statement.ts';
import { officeLinks } from '#server/office/links.ts';
import { friday } from './submissions.ts';
import { asForm, query, stored, testInbox, type TestInbox } from './support.ts';

type Asked = { request: (target: string, init?: RequestInit) => Response | Promise<Response> };
type Run = { inbox: { file: string }; clock: { now: Date } };

/** Of pages behind a secret link. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

export function linkIn(text = ''): string {
  const { pathname, search } = new URL(/https:\S+/.exec(text)?.[0] ?? 'about:blank');
  return pathname + search;
}

/** The main text of a link's page, its heading, the links and the steps that it offers, and where its form goes. */
export async function openLink(site: Asked, link: string, init?: RequestInit) {
  const response = await site.request(link, init);
  const html = await response.text();
  const page = parseHtml(html);
  const main = page.all('main')[0];
  const offered = main
    ?.all('input')
    .flatMap((input) => (input.get('name') === 'step' ? (input.get('value') ?? []) : []));
  const hrefs = main?.all('a').map((one) => one.get('href'));
  const [h1, action = ''] = [page.all('h1')[0]?.text, page.all('form')[0]?.get('action')];
  return { response, html, page, text: main?.text ?? '', h1, hrefs, action, offered };
}

/** The inbox's link from the office's page, which acts in it. */
export async function actingLink({ engine }: { engine: Engine }): Promise<string> {
  const links = officeLinks(engine);
  const office = await links.make('office@range.example', friday);
  if (!office) throw new Error('no link');
  await links.confirm(office, friday);
  return `/api/privacy-desk?token=${office.token}`;
}

export const take = (site: Asked, link: string, step: string, text = '') =>
  openLink(site, link, asForm({ step, text }));

export async function command({ inbox, clock }: Run, ...args: string[]) {
  let out = '';
  const say = (text: string) => void (out += text);
  const env = { DATA_DIR: path.dirname(inbox.file) };
  return { code: await runInbox(args, { out: say, err: say, env, now: clock.now }), out };
}

export function desk(inbox: TestInbox = testInbox()) {
  const clock = { now: friday };
  return {
    ...inbox,
    clock,
    run: (...args: string[]) => command({ inbox, clock }, ...args),
    receive: (submission: Submission, at = clock.now) => stored(inbox.store, submission, at),
    count: async (table: string) => (await query(inbox, `SELECT count(*) AS n FROM ${table}`))[0]?.['n'],
  };
}
