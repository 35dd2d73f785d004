import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '#server/http/negotiation.ts';
import { serveOver } from './fixtures/app.ts';
import { smallSite } from '#tests/fixtures/small-site.ts';
import { temporarySite } from '#tests/fixtures/temporary.ts';

const inSpanish = { 'es/faq/index.html': '<p>Preguntas</p>', 'es/404/index.html': '<p>No encontramos esa página</p>' };
const site = await temporarySite(
  { redirects: { '/questions': '/faq#general', '/prices.html': '/faq', '/old shop': '/faq?from=shop' } },
  { ...smallSite, ...inSpanish },
);
const { ask } = await serveOver(site.buildDir);
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a page', () => {
  it('is served completely at its own URL, to be revalidated each time', async () => {
    const answer = await ask('/faq');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
      vary: 'Accept-Encoding',
    });
    expect(await answer.text()).toBe(smallSite['faq/index.html']);
  });

  it.each(['/faq?utm_source=x', 'http://elsewhere.example/faq'])('is found by %s too', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s to clients that accept it', async (encoding, unpack) => {
    const answer = await ask('/faq', { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    const body = await bytes(answer);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(smallSite['faq/index.html']);
  });

  it('is not sent again to clients with a current copy, in the same encoding', async () => {
    const etag = (await ask('/faq', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const again = await ask('/faq', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.headers.get('etag'), again.headers.get('content-length')]).toEqual([304, etag, null]);
    expect(again.headers.get('content-security-policy')).toContain('script-src');
    expect((await ask('/faq', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  it('answers HEAD as GET without the body', async () => {
    const [head, get] = [await ask('/faq', {}, 'HEAD'), await ask('/faq')];
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['content-length', 'content-type', 'etag', 'content-security-policy'])
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
  });

  it('refuses other methods, and names the allowed ones', async () => {
    const answer = await ask('/faq', {}, 'POST');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.text()).toMatch(/does not take that kind of request/);
    expect(await (await ask('/es/faq', {}, 'POST')).text()).toMatch(/no acepta ese tipo de solicitud/);
  });
});

describe('other files', () => {
  it.each([
    ['/faq', 'text/html; charset=utf-8', 'same-origin'],
    ['/assets/entry-abc12345.js', 'text/javascript; charset=utf-8', 'same-origin'],
    ['/assets/barlow-abc12345.woff2', 'font/woff2', 'cross-origin'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'cross-origin'],
  ])('%s is %s, for %s use', async (path, type, use) => {
    const answer = await ask(path);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe(use);
  });

  it('are uncompressed if compression gains nothing, and immutable if their name has a hash', async () => {
    const { headers } = await ask('/assets/barlow-abc12345.woff2', { 'accept-encoding': 'br, gzip' });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('another spelling of a URL', () => {
  it.each([
    ['/faq/', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/index.html', '/'],
    ['/questions', '/faq#general'],
    ['/prices.html', '/faq'],
    ['/questions?a=b', '/faq?a=b#general'],
    ['/old%20shop/?a=b&c', '/faq?from=shop&a=b&c'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
  });

  const elsewhere = ['//evil.example/', '//evil.example/index.html', '/%2f/evil.example/', '/\\evil.example/'];
  it.each(elsewhere)('%s leads nowhere', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  });
});

describe('an unknown address', () => {
  it.each(['/es/nothing', '/es/404', '/es/faq/nothing'])('%s gets the Spanish not-found page', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(inSpanish['es/404/index.html']);
  });

  const unknown = `/nothing /404 /site.json /..%2fsite.json /%2e%2e/%2e%2e/etc/passwd /%E0%A4%A /.vite/manifest.json
    /__proto__`;
  it.each(unknown.split(/\s+/))('%s gets the not-found page', async (path) => {
    const answer = await ask(path, { 'if-none-match': '*' });
    const { status, headers } = answer;
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([404, 'no-cache', null]);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain('Oops! Page not found');
  });
});

describe('Accept-Encoding', () => {
  const both = { br: true, gzip: true };
  it.each([
    [undefined, both, 'identity'],
    ['gzip, deflate, br, zstd', both, 'br'],
    ['BR', both, 'br'],
    ['br;q=0, gzip;q=0.1', both, 'gzip'],
    ['br;q=0.0,gzip; q=0', both, 'identity'],
    ['br, gzip', { gzip: true }, 'gzip'],
    ['br', {}, 'identity'],
    ['identity;q=0', both, 'identity'],
  ])('%j of %j chooses %s', (header, available, chosen) => {
    expect(chooseEncoding(header, available)).toBe(chosen);
  });
});
