/** Each page's Content-Security-Policy, computed from the finished HTML, whose inline scripts it hashes. */
import { createHash } from 'node:crypto';
import { parseHtml } from '#content/html.server.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';

/** Third-party CSP sources that a page may use, such as `https://calendar.google.com`. */
export type CspHosts = {
  frame: readonly string[];
  script: readonly string[];
  connect: readonly string[];
};

/** Trusted Types: only the policy of this name may create HTML or scripts. */
const onlyTrusted: [name: string, ...sources: string[]][] = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'site'],
];

/** Cached, because a page is searched in turn for its frames, its scripts and what its policy would break. */
const parsePage = memoizeLast(parseHtml);

const dataBlock = /^application\/(?:ld\+)?json$/i;

/**
 * The policy of one page: our own files, the hashes of its inline scripts and the given hosts. Never `unsafe-inline`.
 * @throws if the page has what the policy would break (inline styles, event handlers), or a host is not a CSP source
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
    // app/lib/trusted.ts creates our policy. Third-party scripts don't know it.
    ...(hosts.script?.length ? [] : onlyTrusted),
  ];
  for (const source of Object.values(hosts).flat()) {
    if (/[\s;,]|unsafe|^\*$/.test(source))
      throw new Error(`"${source}" is not a host that a Content-Security-Policy can name`);
  }
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

/** The frame URLs of a page's embeds (app/components/embeds/embed-frame.tsx). */
export const framesOn = (html: string): string[] =>
  parsePage(html)
    .all('figure')
    .flatMap((figure) => figure.get('data-frame') ?? []);

/** `'sha256-…'` of every inline script that a browser would run. */
export function inlineScriptHashes(html: string): string[] {
  const inline = parsePage(html)
    .all('script')
    .filter((script) => script.get('src') === undefined && !dataBlock.test(script.get('type') ?? ''));
  // The parser converts CRLF to LF, as browsers do before hashing.
  const hashes = inline.map(({ source }) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  return [...new Set(hashes)];
}

function blockedBy(html: string): string | undefined {
  for (const element of parsePage(html).all()) {
    if (element.name === 'style') return '<style>';
    const attribute = element.attributes.find((name) => name === 'style' || name.startsWith('on'));
    if (attribute) return `<${element.name} ${attribute}="${element.get(attribute)?.slice(0, 80)}">`;
  }
  return undefined;
}
