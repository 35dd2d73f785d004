/**
 * `npm run screenshots [path …]`: every page in full, and every state that can be opened, on a phone, a tablet and a
 * desk, by day and by night, into screenshots/pages/; index.html there shows them all. The site must be running
 * (`npm start`); ORIGIN names another address than http://localhost:3000. WIDTHS and SCHEMES take fewer.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { readContent } from '#content/load.server.ts';
import { openBrowser } from '#scripts/browser/browser.ts';
import { enter, openStates, type OpenState } from '#scripts/browser/open-states.ts';
import { scrollThrough } from '#scripts/browser/scroll.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'screenshots/pages');
const widths = (process.env['WIDTHS'] ?? '360,768,1440').split(',').map(Number);
const schemes = (process.env['SCHEMES'] ?? 'light,dark').split(',') as ('light' | 'dark')[];
const every = [...readContent(path.join(root, 'content')).pages.values()].map((page) => page.path);
const paths = process.argv.length > 2 ? process.argv.slice(2) : every;

/** A visitor who has answered every question. */
const settledAt = (origin: string): NonNullable<BrowserContextOptions['storageState']> => {
  const localStorage = [
    { name: 'cookie-consent', value: 'essential-only' },
    { name: 'shareholder-notice-2025', value: 'dismissed' },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
};

/** Takes all pictures of a site into a folder, and gives their names. */
async function takeAll(browser: Browser, origin: string, into: string): Promise<string[]> {
  await mkdir(into, { recursive: true });
  const shots = [...paths.map(wholePage), ...openStates.filter((state) => paths.includes(state.path))];
  const names: string[] = [];
  for (const shot of shots)
    for (const colorScheme of schemes)
      for (const width of widths.filter((one) => !shot.wide || one >= 1024)) {
        const context = await browser.newContext({
          viewport: { width, height: width < 700 ? 780 : 1000 },
          colorScheme,
          reducedMotion: 'reduce',
          ...(!shot.firstVisit && { storageState: settledAt(origin) }),
        });
        const file = `${shot.name}-${width}-${colorScheme}.png`;
        await take(await context.newPage(), origin, shot, path.join(into, file));
        names.push(file);
        await context.close();
      }
  return names;
}

async function take(page: Page, origin: string, shot: Shot, file: string): Promise<void> {
  if ('open' in shot) await enter(page, shot, origin);
  else {
    await page.goto(`${origin}${shot.path}`, { waitUntil: 'load' });
    await scrollThrough(page);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.screenshot({ path: file, fullPage: !('open' in shot) });
}

type Shot = OpenState | { name: string; path: string; firstVisit?: true; wide?: true };
const wholePage = (address: string): Shot => ({
  path: address,
  name: address === '/' ? 'home' : address.slice(1).replaceAll('/', '-'),
});

/** All pictures below one another. */
const sheetOf = (names: readonly string[]) => `<!doctype html>
<meta charset="utf-8"><title>Screenshots</title>
<style>body{font:16px sans-serif}img{max-width:100%}</style>
${names.map((name) => `<h2>${name}</h2><img loading="lazy" src="${name}" alt="">`).join('\n')}
`;

const browser = await openBrowser();
await rm(folder, { recursive: true, force: true });
const names = await takeAll(browser, process.env['ORIGIN'] ?? 'http://localhost:3000', folder);
await writeFile(path.join(folder, 'index.html'), sheetOf(names));
await browser.close();
process.stdout.write(`${names.length} pictures in screenshots/pages/, all of them in its index.html\n`);
