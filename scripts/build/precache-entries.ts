import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inSpanish, isGenerated } from '#content/documents.server.ts';
import { type Language, languages, manifestPath, pageNameOf, pathIn } from '#domain/language.ts';
import { searchFile, spanishSearchFile } from '#domain/search.ts';
import { isUpright, type PrecacheEntry, type ScreenKind, screens } from '#app/features/offline/precache.ts';
import type { ManifestFile, SiteManifest } from '#server/http/site-manifest.ts';
import { isHashed } from './urls.ts';

/** In bytes on the wire, for any visitor. Pages come first; other documents and pictures fill the rest. */
const limit = 1_400_000;
/** The size of a response's headers over HTTP/1.1. */
const headers = 450;

const isDocument = (url: string): boolean => url.startsWith('/documents/');

/** Everything except pictures and documents that have no page. */
const isSaved = (url: string, { type }: ManifestFile): boolean =>
  type.startsWith('text/html') ||
  /^\/(?:assets|data)\//.test(url) ||
  (isDocument(url) && isGenerated(path.posix.basename(url))) ||
  ['/favicon.svg', ...manifests, searchFile, spanishSearchFile].includes(url);

const manifests = languages.map((one) => pathIn(one, manifestPath));

/** `/images/NAME-HASH-WIDTH.avif`, without those for dark screens: see the service worker. */
const picture = /^(?<view>\/images\/(?!.*-dark-[\da-f]{8}-).*-)(?<width>\d+)\.avif$/;
/** In pixels. A map's lettering must be legible; of any other picture, the smallest file is saved. */
const widthOf = (view: string): number => (view.startsWith('/images/range-map-') ? 640 : 0);

export async function precacheEntries(build: string, files: SiteManifest['files']): Promise<PrecacheEntry[]> {
  const read = (file: string) => readFile(path.join(build, file));
  const saved: PrecacheEntry[] = [];
  const visitors = languages.flatMap((language) => screens.map((screen) => ({ language, screen, bytes: 0 })));
  const languageOf = languagesOf(Object.keys(files));
  const save = async (
    url: string,
    file: ManifestFile,
    most = Number.POSITIVE_INFINITY,
    language = languageOf(url),
    screen?: ScreenKind,
  ) => {
    const sent = headers + (await read(file.encodings.br ?? file.file)).length;
    const receivers = visitors.filter(
      (one) => (!language || one.language === language) && (!screen || one.screen === screen),
    );
    if (receivers.some(({ bytes }) => bytes + sent > most)) return;
    for (const receiver of receivers) receiver.bytes += sent;
    const sum = createHash('sha256')
      .update(await read(file.file))
      .digest('base64');
    saved.push({
      url,
      revision: isHashed(url) ? null : file.etag,
      integrity: `sha256-${sum}`,
      ...(language && { language }),
      ...(screen && { screen }),
    });
  };

  const wanted = Object.entries(files).filter(([url, file]) => isSaved(url, file));
  for (const [url, file] of wanted) await save(url, file);

  for (const [url, file] of Object.entries(files))
    if (isDocument(url) && !isSaved(url, file)) await save(url, file, limit);

  const pages = await Promise.all(
    wanted
      .filter(([, { csp }]) => csp !== undefined)
      .map(async ([url, { file }]) => ({ language: languageOf(url), html: (await read(file)).toString() })),
  );
  const html = pages.map((page) => page.html).join('\n');
  for (const url of smallestPictures(Object.keys(files), html)) {
    const file = files[url];
    const view = picture.exec(url)?.groups?.['view'] ?? url;
    // A map with lettering is saved only for the pages of its language.
    const [first, ...others] = new Set(pages.filter((page) => page.html.includes(view)).map((page) => page.language));
    const language = others.length === 0 ? first : undefined;
    if (file) await save(url, file, limit, language, screenOf(view, html));
  }
  return saved;
}

/** `/es/pass`, `/data/es.pass.json`, `/assets/es.pass-0123abcd.json`: a page or its data. */
export const pageFile = /^(?<kind>\/(?:data|assets)\/)?(?<name>.+?)(?:-[\da-f]{8})?(?:\.json)?$/;

/** `/assets/es-0123abcd.js`: the sentences of Spanish pages. Each page loads only the words of its own language. */
const spanishWords = /^\/assets\/es(?:-[a-z]+)?-[\w-]{8}\.js$/;

/** Returns the only language whose visitors need a file. A page that exists only in English is for both. */
function languagesOf(urls: readonly string[]): (url: string) => Language | undefined {
  const keyOf = (url: string): { kind: string; name: string } | undefined => {
    if (/\.(?!json$)[a-z\d]+$/.test(url) || [searchFile, spanishSearchFile].includes(url)) return undefined;
    const { kind = '/', name = '' } = pageFile.exec(url)?.groups ?? {};
    const page = pageNameOf(name);
    return { kind, name: page.startsWith('es.') ? page : `en.${page}` };
  };
  const keys = new Set(urls.map(keyOf).flatMap((key) => (key ? [key.kind + key.name] : [])));
  return (url) => {
    if (url.endsWith('-es.pdf') || spanishWords.test(url) || url === pathIn('es', manifestPath)) return 'es';
    if (isDocument(url) && inSpanish(path.posix.basename(url))) return 'en-US';
    const key = keyOf(url);
    if (!key) return undefined;
    const language = key.name.slice(0, 2) === 'es' ? 'es' : 'en-US';
    const twin = (language === 'es' ? 'en' : 'es') + key.name.slice(2);
    return language === 'es' || keys.has(key.kind + twin) ? language : undefined;
  };
}

/** Returns the only screens on which a composition is seen. */
function screenOf(view: string, html: string): ScreenKind | undefined {
  if (isUpright(view)) return 'phone';
  return html.includes(view.replace(/-[\da-f]{8}-$/, '-portrait$&')) ? 'wide' : undefined;
}

/** The smallest file of each picture on a page, with eagerly loaded pictures first. */
function smallestPictures(urls: readonly string[], html: string): string[] {
  const smallest = new Map<string, { url: string; width: number }>();
  for (const url of urls) {
    const { view, width } = picture.exec(url)?.groups ?? {};
    if (!view) continue;
    const [mine, least] = [Number(width), smallest.get(view)?.width ?? Number.POSITIVE_INFINITY];
    if (html.includes(view) && mine >= widthOf(view) && mine < least) smallest.set(view, { url, width: mine });
  }
  const tops = html.match(/<img[^>]*loading="eager"[^>]*>/g)?.join('') ?? '';
  const [first, then] = [
    [...smallest].filter(([view]) => tops.includes(view)),
    [...smallest].filter(([view]) => !tops.includes(view)),
  ];
  return [...first, ...then].map(([, { url }]) => url);
}
