/**
 * What Mozilla's HTTP Observatory would say of the site behind its proxy. Its own package brings a database client and
 * 230 packages more, and asks a site on the open web; so its rules stand here, as far as a site without cookies and
 * without scripts of others can meet them, with the points of src/grader/charts.js in
 * https://github.com/mdn/mdn-http-observatory (1.4.8). Its own code gives these pages the same 130.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPage, pages } from './built.ts';
import { serveBuiltSite, type ServedSite } from './serve.ts';

type Rule = (headers: Headers, page: BuiltPage) => number;

/** Allows any script: src/analyzer/tests/csp.js. */
const broad = /^(?:(?:ftp|https?):(?:\/\/\*(?:\.\*)?)?|\*)$/;
const inline = /^(?:'unsafe-inline'|data:)$/;

const rules: Readonly<Record<string, Rule>> = {
  'content-security-policy': (headers) => {
    const sources = sourcesIn(headers);
    if (sources.size === 0) return -25;
    const of = (name: string) => sources.get(name) ?? sources.get('default-src') ?? ['*'];
    const script = of('script-src');
    if ([...script, ...of('object-src')].some((source) => broad.test(source))) return -20;
    if (script.some((source) => inline.test(source))) return -20;
    const all = [...sources.values()].flat();
    if (all.some((source) => /^(?:http|ftp):/.test(source))) return -20;
    if (all.includes("'unsafe-eval'")) return -10;
    if (of('style-src').some((source) => broad.test(source) || inline.test(source))) return 0;
    return sources.get('default-src')?.join() === "'none'" ? 10 : 5;
  },
  cookies: (headers) => (headers.has('set-cookie') ? -40 : 0),
  'cross-origin-resource-sharing': (headers) => (headers.has('access-control-allow-credentials') ? -50 : 0),
  'cross-origin-resource-policy': (headers) =>
    /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
  'referrer-policy': (headers) =>
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(headers.get('referrer-policy') ?? '')
      ? 5
      : -5,
  'strict-transport-security': (headers) => {
    const seconds = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
    return seconds === undefined ? -20 : Number(seconds) < 15_552_000 ? -10 : 0;
  },
  'subresource-integrity': (_headers, { document }) =>
    document.all('script').some((script) => /^(?:https?:)?\/\//.test(script.get('src') ?? '')) ? -50 : 0,
  'x-content-type-options': (headers) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': (headers) => (sourcesIn(headers).has('frame-ancestors') ? 5 : -20),
};

const sourcesIn = (headers: Headers): Map<string, string[]> =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** What is more than 100 counts only where nothing worse than 10 points is amiss: src/scanner/index.js. */
function scoreOf(points: readonly number[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 100);
  const base = sum(points.filter((one) => one < 0));
  return base >= 90 ? sum(points) : base;
}

let site: ServedSite;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site.close());

test.each(pages.map((page) => [page.url, page] as const))('%s has 125 points or more', async (url, page) => {
  const { headers } = await fetch(site.origin + url, { headers: { 'x-forwarded-proto': 'https' } });
  const points = Object.entries(rules).map(([name, rule]) => [name, rule(headers, page)] as const);
  const score = scoreOf(points.map(([, one]) => one));
  expect(score, JSON.stringify(Object.fromEntries(points))).toBeGreaterThanOrEqual(125);
});
