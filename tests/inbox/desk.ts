/** What the office does behind the links of its mails, and on the command line. */
import path from 'node:path';
import { parseHtml } from '#content/html.server.ts';
import { runInbox } from '#server/inbox/cli/run.ts';
import { asForm } from './support.ts';

type Asked = { request: (target: string, init?: RequestInit) => Response | Promise<Response> };
type Run = { inbox: { file: string }; clock: { now: Date } };

/** The path of the first link in a text. */
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
export async function command(site: Run, ...args: string[]) {
  let out = '';
  const code = await runInbox(args, {
    out: (text) => (out += text),
    err: (text) => (out += text),
    env: { DATA_DIR: path.dirname(site.inbox.file) },
    now: site.clock.now,
    paint: (_style, text) => text,
  });
  return { code, out };
}
