import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { color, themeColors } from '#app/lib/colors.server.ts';
import { withoutMarks } from '#app/features/language/english-texts.server.ts';
import { type KnownClosures, sourcesAtPublish } from '#app/seo/known-closures.server.ts';
import { escapeHtml } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import { type Language, languages, manifestPath, pageNameOf, pathIn } from '#domain/language.ts';
import { startOfDay } from '#domain/range-time.ts';
import { hoursFile } from '#server/api/calendar-file.ts';
import { manifestWords } from '#words/build-words.server.ts';
import { calendarFileWords } from '#words/calendar-file-words.ts';
import { textsIn } from '#words/pairs.ts';

export async function writeWellKnownFiles(client: string, content: Content, known: KnownClosures): Promise<void> {
  const files = {
    'sitemap.xml': sitemap(content),
    'robots.txt': robots(content),
    'hours.ics': hoursCalendar(content, known),
    'es/hours.ics': hoursCalendar(content, known, 'es'),
    ...Object.fromEntries(languages.map((one) => [pathIn(one, manifestPath), webManifest(content, one)])),
  };
  await mkdir(path.join(client, 'es'), { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(client, name), text)));
}

function sitemap({ site, pages }: Content): string {
  const urls = listedPages(pages).map(({ path: url, revised }) => {
    const changed = revised ? `<lastmod>${revised}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(site.origin + url)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The opening hours of the coming year as a calendar to subscribe to, without known closures. */
export function hoursCalendar(content: Content, known: KnownClosures, language: Language = 'en-US'): string {
  const { today } = content;
  const about = {
    language,
    name: calendarFileWords[language].hoursName,
    host: new URL(content.site.origin).host,
    stamp: startOfDay(today),
  };
  return hoursFile(about, today, sourcesAtPublish(content, known));
}

function robots({ site }: Content): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}

/** Each language's app starts at its own home page, and has an id of its own, so one can't replace the other. */
export function webManifest(content: Content, language: Language): string {
  const [site] = withoutMarks((language === 'es' ? content.spanish : content).site);
  const home = pathIn(language, '/');
  const words = textsIn(manifestWords, language);
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });
  const shortcuts = [
    { name: words.today, url: home },
    { name: words.rules, url: pathIn(language, '/safety-rules') },
    { name: words.directions, url: pathIn(language, '/contact') },
    { name: words.weather, url: pathIn(language, '/weather') },
  ];
  return `${JSON.stringify(
    {
      name: site.name,
      short_name: site.shortName,
      description: `${site.description} ${site.phone}`,
      lang: language,
      id: home,
      start_url: home,
      // Pages in the other language open in the app too.
      scope: '/',
      display: 'standalone',
      background_color: color('page'),
      theme_color: themeColors.light,
      icons: [
        icon('/icon-192.png', '192x192'),
        icon('/icon-512.png', '512x512'),
        icon('/icon-maskable-512.png', '512x512', 'maskable'),
      ],
      shortcuts: shortcuts.filter(({ url }) => content.pages.has(pageNameOf(url))),
    },
    null,
    2,
  )}\n`;
}
