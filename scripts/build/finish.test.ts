import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { smallSite, type TemporarySite, unfinishedSite } from '#tests/fixtures/small-site.ts';
import { finishSite } from './finish.ts';

let site: TemporarySite | undefined;
afterEach(async () => {
  await site?.remove();
  site = undefined;
});

async function buildOf(files: Readonly<Record<string, string>> = smallSite): Promise<string> {
  site = await unfinishedSite(files);
  return site.root;
}

async function write(root: string, name: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), content);
}

describe('finishing a build', () => {
  it('puts generated pictures, documents and icons at their addresses', async () => {
    const root = await buildOf();
    await write(root, '.generated/images/hero-0123abcd-480.avif', 'picture');
    await write(root, '.generated/pdf/youth-form.pdf', 'form');
    await write(root, '.generated/card/favicon.svg', '<svg/>');
    const { files } = await finishSite({ root });
    expect(files['/images/hero-0123abcd-480.avif']).toMatchObject({
      type: 'image/avif',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    expect(files['/documents/youth-form.pdf']).toMatchObject({
      type: 'application/pdf',
      cacheControl: 'public, max-age=0, s-maxage=60',
    });
    expect(files['/favicon.svg']).toMatchObject({
      type: 'image/svg+xml; charset=utf-8',
      cacheControl: 'public, max-age=86400',
    });
  });

  it('gives each page its own policy, with what its own frames need and no other’s', async () => {
    const faq = `${smallSite['faq/index.html']}<figure data-frame="https://a.example/x">`;
    const root = await buildOf({ ...smallSite, 'faq/index.html': faq });
    const { files } = await finishSite({ root, csp: (frame) => ({ frame }) });
    expect(files['/faq']?.csp).toContain('frame-src https://a.example/x');
    expect(files['/']?.csp).toContain("frame-src 'none'");
  });

  it('gives a page a new tag when its policy changes, though its text does not', async () => {
    const root = await buildOf();
    const before = await finishSite({ root });
    const after = await finishSite({ root, csp: () => ({ frame: ['https://calendar.google.com'] }) });
    expect(after.files['/faq']?.etag).not.toBe(before.files['/faq']?.etag);
    expect(after.files['/robots.txt']?.etag).toBe(before.files['/robots.txt']?.etag);
    expect(after.id).not.toBe(before.id);
  });

  it('compresses what shrinks', async () => {
    const root = await buildOf();
    const first = await finishSite({ root });
    const file = first.files['/faq']?.encodings.br ?? '';
    expect(brotliDecompressSync(await readFile(path.join(root, 'build', file))).toString()).toBe(
      smallSite['faq/index.html'],
    );
    expect(first.files['/assets/barlow-abc12345.woff2']?.encodings).toEqual({});
  });
});

describe('a build that is not whole', () => {
  it.each([
    ['no build', {}, 'run "npm run build"'],
    ['no not-found page', { 'index.html': '<p>Home</p>' }, 'no page for /404'],
  ])('is refused: %s', async (_what, files, complaint) => {
    const root = await buildOf(files);
    await expect(finishSite({ root })).rejects.toThrow(complaint);
  });

  it.each<[what: string, redirects: Record<string, string>, complaint: string]>([
    ['hides a page', { '/faq': '/' }, 'there is a page at that address'],
    ['leads to another site', { '/old': 'https://shop.example/' }, 'does not exist'],
  ])('is refused when a redirect %s', async (_what, redirects, complaint) => {
    const root = await buildOf();
    await expect(finishSite({ root, redirects })).rejects.toThrow(complaint);
  });

  it('leaves no list of files behind for the server to trust', async () => {
    const root = await buildOf();
    await finishSite({ root });
    await rm(path.join(root, 'build/client/404'), { recursive: true });
    await expect(finishSite({ root })).rejects.toThrow('no page for /404');
    expect(existsSync(path.join(root, 'build/site.json'))).toBe(false);
  });
});
