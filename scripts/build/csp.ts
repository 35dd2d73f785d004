/**
 * Each page's Content-Security-Policy. It holds the hashes of the
 * page's inline scripts, so it is computed from the finished HTML.
 */
import { createHash } from 'node:crypto';
import { parseHtml } from '#content/html.server.ts';

/** What of others a page may use, as CSP sources: `https://calendar.google.com`. */
export type CspHosts = {
  frame: readonly string[];
  script: readonly string[];
  connect: readonly string[];
};

/** Browsers turn text into markup or a program through the policy of that name alone. */
const onlyTrusted: [name: string, ...sources: string[]][] = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'site'],
];

/** What a script element says of itself when it is data for others, and is not run. */
const dataBlock = /^application\/(?:ld\+)?json$/i;

/**
 * The policy of one page: our own files, the hashes of its inline scripts, and the hosts named. Never `unsafe-inline`.
 * @throws where the page holds what the policy would break (inline styles, event handlers), or a host is no CSP source
 */
export function contentSecurityPolicy(html: string, hosts: Partial<CspHosts> = {}): string {
  const broken = blockedBy(html);
  if (broken)
    throw new Error(`The Content-Security-Policy forbids inline styles and handlers, but the page holds ${broken}`);
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineScriptHashes(html), ...(hosts.script ?? [])],
    ['style-src', "'self'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(hosts.connect ?? [])],
    ['frame-src', ...(hosts.frame?.length ? hosts.frame : ["'none'"])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    // Text becomes markup or a program in app/lib/trusted.ts only. What others wrote knows nothing of that.
    ...(hosts.script?.length ? [] : onlyTrusted),
  ];
  for (const source of Object.values(hosts).flat()) {
    if (/[\s;,]|unsafe|^\*$/.test(source))
      throw new Error(`"${source}" is not a host that a Content-Security-Policy can name`);
  }
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

/** The addresses of the frames that a page has room for (app/components/embeds/embed-frame.tsx). */
export const framesOn = (html: string): string[] =>
  parseHtml(html)
    .all('figure')
    .flatMap((figure) => figure.get('data-frame') ?? []);

/** `'sha256-…'` of every inline script that a browser would run, each once, in the order of the page. */
export function inlineScriptHashes(html: string): string[] {
  const inline = parseHtml(html)
    .all('script')
    .filter((script) => script.get('src') === undefined && !dataBlock.test(script.get('type') ?? ''));
  // The parser has turned CRLF into LF, as browsers do before they hash.
  const hashes = inline.map(({ source }) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** The first thing on the page that the policy would silently disable. */
function blockedBy(html: string): string | undefined {
  for (const element of parseHtml(html).all()) {
    if (element.name === 'style') return '<style>';
    const attribute = element.attributes.find((name) => name === 'style' || name.startsWith('on'));
    if (attribute) return `<${element.name} ${attribute}="${element.get(attribute)?.slice(0, 80)}">`;
  }
  return undefined;
}
