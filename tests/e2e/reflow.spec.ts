/**
 * Pages fit the narrowest screen and the roomiest text, keep their room at high zoom, and never jump while they load.
 * Over 200 lines, because what is looked for runs in the page, and is beside the tests that use it.
 */
import type { Locator } from '@playwright/test';
import { scrollThrough } from '#scripts/browser/scroll.ts';
import { visitAt, wakePage } from './support/clock.ts';
import { everyPath, ordinaryErrors } from './support/every-path.ts';
import {
  closedNotice,
  cookieBanner,
  expect,
  settled,
  shareholderNotice,
  test,
  visit,
  type Page,
} from './support/visitor.ts';

test.use({ remembers: settled, expectedErrors: ordinaryErrors });

/**
 * What sticks out of the page sideways, and words that are cut off in their box. Rows that are made to scroll
 * sideways and words for screen readers alone don't count. Runs in the page.
 */
function misfits(): string[] {
  const describe = (element: Element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.trim().slice(0, 50)}`;
  const within = (element: Element, holds: (style: CSSStyleDeclaration) => boolean) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (holds(getComputedStyle(at))) return true;
    return false;
  };
  const unseen = (style: CSSStyleDeclaration) => style.clipPath !== 'none' || style.visibility === 'hidden';
  const scrollsSideways = (style: CSSStyleDeclaration) => ['auto', 'scroll', 'hidden'].includes(style.overflowX);
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width)
    found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px on ${width} px`);
  for (const element of document.body.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility() || within(element, unseen)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (
      (left < -1 || right > width + 1) &&
      !within(element.parentElement ?? element, scrollsSideways) &&
      !element.classList.contains('skip-link')
    ) {
      found.push(`sticks out: ${describe(element)}`);
    }
    const style = getComputedStyle(element);
    const holdsWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (
      holdsWords &&
      ((cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1))
    ) {
      found.push(`cut off: ${describe(element)}`);
    }
  }
  return found;
}

/** Pairs of orange actions that a window shows at once: one is the way on, the other steps back. Runs in the page. */
function rivals(): string[] {
  const actions = [...document.querySelectorAll('.button-primary')]
    .filter((button) => button.checkVisibility())
    .map((button) => ({ name: button.textContent, ...button.getBoundingClientRect().toJSON() }))
    .toSorted((one, other) => one.top - other.top);
  return actions.slice(1).flatMap(({ name, bottom }, index) => {
    const above = actions[index];
    return bottom - above.top < innerHeight ? [`${above.name} | ${name}`] : [];
  });
}

/** Words of the page's top that cover its picture, and a picture that leaves a margin. Runs in the page. */
function spoiledTops(): string[] {
  const top = document.querySelector('main header');
  const picture = top?.querySelector('img')?.getBoundingClientRect();
  if (!top || !picture) return [];
  const words = [...top.querySelectorAll('p, h1, a, button')].filter(
    // The number of an unknown page is lettered on the sign in its picture.
    (text) => text.checkVisibility() && !text.matches('.poster-sign h1'),
  );
  const over = words
    .filter((text) => text.getBoundingClientRect().top < picture.bottom)
    .map((text) => text.textContent);
  return picture.left > 24 || picture.right < innerWidth - 40 ? [...over, 'the picture is narrow'] : over;
}

/** A style sheet of the visitor's own, which the page's policy cannot know of. Runs in the page. */
function dress(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** The text of https://www.w3.org/TR/WCAG22/#text-spacing */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Text of twice the size, by the browser's own setting: https://www.w3.org/TR/WCAG22/#resize-text. */
async function enlargeText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}

test.describe('fits', () => {
  for (const path of everyPath) {
    test(`${path} at 320 pixels, and with spaced or larger text at any width @phone`, async ({ page }) => {
      await visit(page, path);
      expect(await page.evaluate(rivals), 'two orange actions in one view').toEqual([]);
      // The line about today takes the place of another.
      await expect(page.locator('.status-plate[data-state]')).toBeAttached();
      for (const width of [320, 768, 1920, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(spoiledTops), `the top at ${width} pixels`).toEqual([]);
      }
      expect(await page.evaluate(rivals), 'two of them on a wide screen').toEqual([]);
      await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await page.evaluate(dress, spaced);
      for (const width of [1280, 412, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(misfits), `spaced at ${width} pixels`).toEqual([]);
      }
      await page.evaluate(dress, 'html { font-size: 200% }');
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await page.evaluate(misfits), 'twice as large by a style sheet').toEqual([]);
      await page.evaluate(dress, '');
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(misfits), 'at 320 pixels').toEqual([]);
      await enlargeText(page);
      for (const width of [1280, 640, 412, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(misfits), `twice as large at ${width} pixels`).toEqual([]);
      }
    });
  }
});

test('the home page says all of it on a phone in 11,600 pixels: eleven sections @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/');
  await scrollThrough(page);
  await expect(page.locator('main > :is(header, section)')).toHaveCount(11);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(11_600);
});

test.describe('with text of twice the size @phone', () => {
  test.use({ remembers: {} });

  test('the notice waits for the cookie question, and each leaves some of the page', async ({ page }) => {
    await enlargeText(page);
    await visitAt(page, '/', '2026-11-20T12:00:00-08:00');
    await page.clock.runFor(1500);
    const fifth = (page.viewportSize()?.height ?? 0) / 5;
    const header = await page.getByRole('banner').boundingBox();
    const free = async (sheet: Locator) => ((await sheet.boundingBox())?.y ?? 0) - (header?.height ?? 0);
    await expect(cookieBanner(page)).toBeVisible();
    await expect(shareholderNotice(page)).toBeHidden();
    expect(await free(cookieBanner(page))).toBeGreaterThan(fifth);
    await cookieBanner(page).getByRole('button', { name: 'Essential Only' }).click();
    await page.clock.runFor(1500);
    await expect(shareholderNotice(page)).toBeVisible();
    expect(await free(shareholderNotice(page))).toBeGreaterThan(fifth);
  });
});

test.describe('at 400 % zoom @desktop', () => {
  // A window of 1280 by 1024 pixels.
  test.use({
    viewport: { width: 320, height: 256 },
    remembers: closedNotice,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('nothing is out of reach in the cookie preferences', async ({ page }) => {
    await visit(page, '/');
    await cookieBanner(page).getByRole('button', { name: 'Customize' }).click();
    await cookieBanner(page).getByRole('button', { name: 'Save Preferences' }).click();
    await expect(cookieBanner(page)).toBeHidden();
    expect(await page.evaluate(misfits)).toEqual([]);
  });
});

test.describe('stays where it is', () => {
  // Frames and all, and the visitor still to be asked about them.
  test.use({ remembers: closedNotice });

  for (const path of everyPath) {
    test(`${path}, however late its fonts and pictures come`, async ({ page, baseURL }) => {
      const late = Promise.withResolvers<void>();
      await page.route(/\.(woff2|avif|webp|jpg|svg)$/, async (route) => {
        await late.promise;
        await route.fallback();
      });
      await page.route(
        (url) => url.origin !== baseURL,
        (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' }),
      );
      await page.addInitScript(watchShifts);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // Without a sign of the visitor it would wait for its largest picture.
      await wakePage(page);
      await expect(cookieBanner(page)).toBeVisible();
      late.resolve();
      await page.evaluate(() => document.fonts.ready);
      await expect
        .poll(() => page.evaluate(() => [...document.fonts].filter((font) => font.status === 'loading').length))
        .toBe(0);
      await expect(page.locator('.status-plate[data-state]')).toBeAttached();
      await scrollThrough(page);
      const moved = await page.evaluate(() => shifts);
      // Lighthouse counts it, however little it grows.
      expect(moved.filter(({ what }) => what.includes('status-plate'))).toEqual([]);
      // Text is never reset, but a headline is, and may need another line in its own face: that much is reported as
      // 0.00.
      expect(
        moved.reduce((sum, { value }) => sum + value, 0),
        moved.map(({ value, what }) => `${value}: ${what}`).join('\n'),
      ).toBeLessThan(0.005);
    });
  }
});

declare global {
  /** What has moved on the page without the visitor's doing, and by how much. */
  var shifts: { value: number; what: string }[];
}

/** Runs in the page before anything else. */
function watchShifts(): void {
  globalThis.shifts = [];
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const what = sources
        .map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120))
        .join(' | ');
      if (!hadRecentInput) globalThis.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
