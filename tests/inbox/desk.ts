import path from 'node:path';
import { parseHtml } from '#content/html.server.ts';
import type { Submission } from '#domain/forms.ts';
import { runInbox } from '#server/inbox/cli.ts';
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

/** The main text of a link's page, and the steps that it offers. */
export async function openLink(site: Asked, link: string, init?: RequestInit) {
  const response = await site.request(link, init);
  const html = await response.text();
  const main = parseHtml(html).all('main')[0];
  const offered = main
    ?.all('input')
    .flatMap((input) => (input.get('name') === 'step' ? (input.get('value') ?? []) : []));
  return { response, html, text: main?.text ?? '', offered };
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
