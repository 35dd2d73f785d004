/**
 * `npm run screenshots [path …]`: captures every page and openable state in screenshots/pages/index.html. The site
 * must be running; ORIGIN names an address other than http://localhost:3000. WIDTHS and SCHEMES select fewer.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readContent } from '#content/load.server.ts';
import { openBrowser } from '#scripts/browser/browser.ts';
import { scrollThrough } from '#scripts/browser/scroll.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'screenshots/pages');
const { ORIGIN: origin = 'http://localhost:3000', WIDTHS = '360,768,1440', SCHEMES = 'light,dark' } = process.env;
const every = [...readContent(path.join(root, 'content')).pages.values()].map((page) => page.path);
const paths = process.argv.length > 2 ? process.argv.slice(2) : every;

/** Dismisses the prompts that would cover the page. */
const localStorage = [
  { name: 'cookie-consent', value: 'essential-only' },
  { name: 'shareholder-notice-2025', value: 'dismissed' },
];

await rm(folder, { recursive: true, force: true });
await mkdir(path.join(folder, 'opened'), { recursive: true });
const browser = await openBrowser();
const names: string[] = [];
for (const colorScheme of SCHEMES.split(',') as ('light' | 'dark')[])
  for (const width of WIDTHS.split(',').map(Number)) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    for (const address of paths) {
      await page.goto(origin + address);
      // Paints the parts far from the screen too. The page's policy allows no other way to add a rule.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets = [sheet];
      });
      await scrollThrough(page);
      await page.evaluate(() => {
        scrollTo(0, 0);
        for (const image of document.images) image.decoding = 'sync';
      });
      const name = `${address.slice(1).replaceAll('/', '-') || 'home'}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, name), fullPage: true });
      names.push(name);
    }
    await page.close();
  }
await browser.close();
// The accessibility tests open and capture the other states, with the test club.
const opened = path.join(folder, 'opened');
if (paths === every)
  spawnSync('playwright', ['test', 'accessibility.spec.ts', '--grep=everything that opens'], {
    env: { ...process.env, SCREENSHOTS: opened },
    stdio: 'inherit',
  });
names.push(...(await readdir(opened)).map((name) => `opened/${name}`));
const pictures = names.map(
  (name) => `<h2>${name}</h2><img loading="lazy" src="${name}" alt="" style="max-width:100%">`,
);
await writeFile(path.join(folder, 'index.html'), `<!doctype html><title>Screenshots</title>\n${pictures.join('\n')}\n`);
process.stdout.write(`${names.length} pictures in screenshots/pages/, all of them in its index.html\n`);
