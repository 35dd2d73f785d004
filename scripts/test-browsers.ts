/** `npm run test:browsers [webkit]`: runs the journeys in Chromium and Firefox, and visits every page in WebKit. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { readContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import { freePort } from '#scripts/browser/served.ts';
import { whileServed } from '#scripts/browser/served.ts';

const root = path.resolve(import.meta.dirname, '..');
const say = (line: string) => process.stdout.write(`${line}\n`);
const fail = (what: string) => {
  say(`FAILED: ${what}`);
  process.exitCode = 1;
};

if (process.argv[2] !== 'webkit') inPlaywright();

const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
if (existsSync(driver) && existsSync(screen) && binary) await inWebKit();
else say('WebKit was left out: apt-get update && apt-get install webkit2gtk-driver xvfb (Debian and Ubuntu).');

function inPlaywright(): void {
  const firefox = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/snap/bin/firefox', '/usr/bin/firefox'].find(
    (file) => file !== undefined && existsSync(file),
  );
  if (!firefox)
    say('Firefox was left out: apt-get update && apt-get install firefox-esr (143 or newer), or set FIREFOX_PATH.');
  const projects = ['desktop', ...(firefox ? ['firefox'] : [])];
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/playwright'),
    ['test', 'journeys.spec.ts', ...projects.map((name) => `--project=${name}`)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...(firefox && { FIREFOX_PATH: firefox }) } },
  );
  if (status !== 0) fail('the journeys in Chromium and Firefox');
}

/** Every page must load, hydrate and fit the screen. Without a precommit handler, a link loads a document. */
async function inWebKit(): Promise<void> {
  const display = `:${90 + (process.pid % 900)}`;
  const xvfb = spawn(screen, [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const port = await freePort();
  const webkit = spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  try {
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        () => true,
        () => false,
      );
    for (let tries = 0; !(await isUp()); tries += 1) {
      if (tries === 300) throw new Error(`${driver} does not answer`);
      await pass(100);
    }
    await whileServed({ folder: root, program: ['tests/e2e/serve.ts'], env: { CLUB: 'plain' } }, async (origin) => {
      const browser = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary, args: ['--automation'] },
          }),
        )
        .build();
      try {
        await walk(browser, origin);
      } finally {
        await browser.quit();
      }
    });
    say('WebKit: every page holds.');
  } catch (error) {
    fail(`WebKit: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    webkit.kill();
    xvfb.kill();
  }
}

async function walk(browser: WebDriver, origin: string): Promise<void> {
  const pages = listedPages(readContent(path.join(root, 'content')).pages).map((page) => page.path);
  const isAlive = () => browser.wait(until.elementIsVisible(browser.findElement(By.css('footer button'))), 30_000);
  for (const page of pages) {
    await browser.get(origin + page);
    await isAlive();
    const wide = await browser.executeScript<number>('return document.documentElement.scrollWidth - innerWidth');
    if (wide > 0) throw new Error(`${page} is ${wide} pixels wider than the screen`);
  }
  await browser.get(`${origin}/terms`);
  await isAlive();
  await browser.executeScript('window.isSame = true; document.querySelector(\'footer a[href="/faq"]\').click()');
  await browser.wait(until.urlIs(`${origin}/faq`), 30_000);
  await isAlive();
  const [isSame, hasPrecommit] = await browser.executeScript<[boolean, boolean]>(
    "return [window.isSame === true, 'NavigationPrecommitController' in window]",
  );
  if (isSame !== hasPrecommit) throw new Error(`a link loaded ${isSame ? 'no document' : 'a whole document'}`);
}
