/**
 * Each page's Content-Security-Policy. React Router writes scripts into the pages, with the names of hashed files in
 * them, so their hashes are known only when the build is done, and differ from page to page.
 */
import { createHash } from 'node:crypto';

/** The hosts of others that the site's pages may use, as CSP sources: `https://calendar.google.com`. */
export type CspHosts = {
  frame: readonly string[];
  script: readonly string[];
  img: readonly string[];
  connect: readonly string[];
};

const comment = '<!--[\\s\\S]*?-->';
const attributes = '(?:"[^"]*"|\'[^\']*\'|[^\'">])*';
const scripts = new RegExp(`${comment}|<script\\b(${attributes})>([\\s\\S]*?)</script\\s*>`, 'gi');
const tags = new RegExp(`<([a-z][^\\s/>]*)(${attributes})>`, 'gi');

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
    ['img-src', "'self'", ...(hosts.img ?? [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(hosts.connect ?? [])],
    ['frame-src', ...(hosts.frame?.length ? hosts.frame : ["'none'"])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  for (const source of Object.values(hosts).flat()) {
    if (/[\s;,]|unsafe|^\*$/.test(source))
      throw new Error(`"${source}" is not a host that a Content-Security-Policy can name`);
  }
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

/** `'sha256-…'` of every inline script that a browser would run, each once, in the order of the page. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributesOfScript, text] of html.matchAll(scripts)) {
    if (attributesOfScript === undefined || text === undefined) continue;
    // A data block (JSON-LD) is not run, and a script with src is allowed by its host.
    if (/\ssrc\s*=/i.test(attributesOfScript) || /\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributesOfScript))
      continue;
    // Parsers turn CRLF into LF before they hash.
    hashes.add(`'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`);
  }
  return [...hashes];
}

/** The first thing on the page that the policy would silently disable. */
function blockedBy(html: string): string | undefined {
  for (const [tag, name = '', attributesOfTag = ''] of html.replace(scripts, '').matchAll(tags)) {
    const names = attributesOfTag.replace(/"[^"]*"|'[^']*'/g, ' ');
    if (name.toLowerCase() === 'style' || /(?:^|\s)(?:style|on[a-z]+)\s*=/i.test(names)) return tag.slice(0, 120);
  }
  return undefined;
}
