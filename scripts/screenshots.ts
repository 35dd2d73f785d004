/**
 * `npm run screenshots [address …]`: pictures of every page, on a phone, a tablet and a desk, by day and by night,
 * into screenshots/. The site must be running (`npm start`); ORIGIN names another address than http://localhost:3000.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { readContent } from '#content/load.server.ts';
import { findBrowser } from '#tooling/browser.ts';
import { scrollThrough } from '#tooling/scroll.ts';

const origin = process.env['ORIGIN'] ?? 'http://localhost:3000';
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'screenshots');
const wanted = process.argv.slice(2);
const widths = (process.env['WIDTHS'] ?? '360,768,1440').split(',').map(Number);
const schemes = (process.env['SCHEMES'] ?? 'light,dark').split(',') as ('light' | 'dark')[];
/** `FULL=1` takes the whole page instead of the first screen. */
const fullPage = process.env['FULL'] === '1';

const paths =
  wanted.length > 0 ? wanted : [...readContent(path.join(root, 'content')).pages.values()].map((page) => page.path);
await mkdir(folder, { recursive: true });
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
for (const colorScheme of schemes) {
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 780 : 1000 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() => {
      localStorage.setItem('cookie-consent', 'essential-only');
      localStorage.setItem('shareholder-notice-2025', 'dismissed');
    });
    const page = await context.newPage();
    for (const url of paths) {
      await page.goto(`${origin}${url}`, { waitUntil: 'load' });
      // Lazy pictures load when they come near: a picture of the whole page passes them all by.
      if (fullPage) await scrollThrough(page);
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(() =>
        Promise.all(
          [...document.images].filter((image) => image.complete).map((image) => image.decode().catch(() => undefined)),
        ),
      );
      const name = `${url === '/' ? 'home' : url.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}${fullPage ? '-full' : ''}.png`;
      await page.screenshot({ path: path.join(folder, name), fullPage });
    }
    await context.close();
  }
}
await browser.close();
process.stdout.write(`${paths.length * widths.length * schemes.length} pictures in screenshots/\n`);
