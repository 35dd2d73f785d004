/** The weight, colors and widths of pages. Over 200 lines, because what is measured runs inside of the page. */
import { alerts, roads } from './live/answers.ts';
import { expectAccessibleByDay, expectVisibleByNight } from './support/axe.ts';
import { ownSpanishPaths, ownTest } from './support/languages.ts';
import { every, judgedPaths, laidOutPaths, ordinaryErrors, scriptBytes, scriptLimit } from './support/pages.ts';
import { answerAll, becomesAlive, expect, settled, test, visit, waitUntilQuiet } from './support/visitor.ts';
import type { Page } from './support/visitor.ts';

// A color in transition is neither of its two.
test.use({ remembers: settled, expectedErrors: ordinaryErrors, contextOptions: { reducedMotion: 'reduce' } });

/** A thousand bytes, as browsers and phone plans count. */
const kB = 1000;

// Of an ordinary day: the banner of a warning is code, too.
test.beforeEach(async ({ page }) => {
  await answerAll(page, { 'road-conditions': roads(), 'weather-alerts': alerts() });
});

for (const path of judgedPaths)
  test(`${path} @phone`, async ({ page }) => {
    test.slow();
    await test.step('is light until it is scrolled', () => expectLight(page, path));
    await openAnswers(page);
    await expectAccessibleByDay(page);
    // With the bar of a desktop in it. No other color depends on the width.
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectVisibleByNight(page);
    await test.step('fits', () => expectFitting(page, 1280, 640));
  });

/** In a run of every page only: other words in the parts that `/`, `/es/faq`, `/contact` and `/privacy` have. */
const inOtherWords = [
  '/access',
  '/accessibility',
  '/chemical-exposure-notice',
  '/es',
  '/faq',
  '/form-result',
  '/new-shooter-guide',
  '/terms',
  '/volunteer-days',
  '/youth-form/text',
];

// Colors and wide screens differ by kind of page; the narrowest screen by each word. One window walks through several
// pages: what a kind of page has in common is loaded once.
const others = laidOutPaths.filter((path) => !judgedPaths.includes(path) && (every || !inOtherWords.includes(path)));
const walksOf = (paths: readonly string[]): string[][] =>
  Object.values(Object.groupBy(paths, (path) => paths.indexOf(path) % 4)).filter((walk) => walk !== undefined);
for (const walk of walksOf(others))
  test(`${walk.join(', ')} @phone`, async ({ page }) => {
    test.slow();
    const viewport = page.viewportSize();
    for (const path of walk) {
      if (viewport) await page.setViewportSize(viewport);
      await test.step(`${path} is light until it is scrolled`, () => expectLight(page, path));
      await test.step(`${path} fits`, () => expectFitting(page));
    }
  });

// Their colors and weights are those of their twins; their words are longer.
for (const walk of walksOf(ownSpanishPaths))
  ownTest(`${walk.join(', ')} @phone @long`, async ({ page }) => {
    ownTest.slow();
    const viewport = page.viewportSize();
    for (const path of walk) {
      if (viewport) await page.setViewportSize(viewport);
      await ownTest.step(path, async () => {
        await visit(page, path);
        await expect(page.locator('.status-plate[data-state]')).toBeAttached();
        await expectAccessibleByDay(page);
        await expectFitting(page, 1280, 640);
      });
    }
  });

const openAnswers = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));

/** Opens the page and adds up what it loads before any scrolling, as it comes over the wire without its headers. */
async function expectLight(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The first key hydrates the page at once: its scripts count.
  await page.keyboard.press('Shift');
  await becomesAlive(page);
  await expect(page.locator('.status-plate[data-state]')).toBeAttached();
  await waitUntilQuiet(page);
  const loaded = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ entryType, name, encodedBodySize }) => ({ entryType, name, bytes: encodedBodySize })),
  );
  const sizeOf = (some: typeof loaded) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const size = sizeOf(loaded.filter(({ entryType }) => entryType === 'navigation'));
  expect(size).toBeGreaterThan(0);
  // More would mean that nothing is compressed.
  expect(size).toBeLessThan(60 * kB);
  expect(sizeOf(loaded)).toBeLessThanOrEqual((path === '/gallery' ? 250 : 300) * kB);
  const scripts = await scriptBytes(page);
  expect(scripts).toBeGreaterThan(50 * kB);
  expect(scripts).toBeLessThanOrEqual(scriptLimit(path) * kB);
  // Pictures, apart from the first ones, wait until the visitor scrolls near them.
  const all = await page.locator('img').count();
  const pictures = loaded.filter(({ name }) => /\.(?:avif|webp|jpg|png|svg)$/.test(name));
  if (all > 6) expect(pictures.length).toBeLessThan(all);
}

/** The text of https://www.w3.org/TR/WCAG22/#text-spacing */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** @param wide widths besides the narrowest */
async function expectFitting(page: Page, ...wide: readonly number[]): Promise<void> {
  expect(await page.evaluate(rivals), 'two orange actions in one view').toEqual([]);
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(spoiledTops), `the top at ${width} pixels`).toEqual([]);
  }
  await openAnswers(page);
  const fitsAt = async (text: string, ...widths: number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(misfits), `${text} at ${width} pixels`).toEqual([]);
    }
  };
  await fitsAt('plain text', 320);
  await page.evaluate((css) => {
    // The page's policy does not know of a style sheet of the visitor's own.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spaced);
  await fitsAt('spaced text', ...wide.slice(0, 1), 320);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  // https://www.w3.org/TR/WCAG22/#resize-text, by the browser's own setting
  const devtools = await page.context().newCDPSession(page);
  const enlarge = async (standard: number) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(size).toBe(`${standard}px`);
  };
  await enlarge(32);
  await fitsAt('text of twice the size', ...wide, 320);
  await enlarge(16);
}

/** What sticks out sideways, and cut-off words, except in rows made to scroll and for screen readers alone. */
function misfits(): string[] {
  const describe = (element: Element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.trim().slice(0, 50)}`;
  /** Whether something holds of an element or of one around it; each is asked once. */
  const isWithin = (holds: (style: CSSStyleDeclaration) => boolean) => {
    const known = new Map<Element | null, boolean>([
      [document.body, false],
      [null, false],
    ]);
    return function ask(element: Element | null): boolean {
      const answer =
        known.get(element) ?? (element !== null && (holds(getComputedStyle(element)) || ask(element.parentElement)));
      known.set(element, answer);
      return answer;
    };
  };
  const isUnseen = isWithin((style) => style.clipPath !== 'none' || style.visibility === 'hidden');
  const scrollsSideways = isWithin(({ overflowX }) => ['auto', 'scroll', 'hidden'].includes(overflowX));
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width)
    found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px on ${width} px`);
  for (const element of document.body.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility() || isUnseen(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    const isOut = left < -1 || right > width + 1;
    if (isOut && !scrollsSideways(element.parentElement) && !element.classList.contains('skip-link'))
      found.push(`sticks out: ${describe(element)}`);
    const { overflowX, overflowY } = getComputedStyle(element);
    const holdsWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const isCut =
      (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
    if (holdsWords && isCut) found.push(`cut off: ${describe(element)}`);
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

/**
 * Words of the page's top on its picture instead of on ink, a picture that leaves a margin or is cut, and a title in a
 * size of its own. Runs in the page.
 */
function spoiledTops(): string[] {
  const top = document.querySelector('main header');
  const plate = top?.querySelector('img');
  if (!top || !plate?.checkVisibility()) return [];
  const picture = plate.getBoundingClientRect();
  const over = [...top.querySelectorAll('p, h1, a, button')]
    // The number of an unknown page is lettered on the sign in its picture.
    .filter((text) => text.checkVisibility() && !text.matches('.poster-sign h1'))
    .filter((text) => {
      const box = text.getBoundingClientRect();
      return box.top < picture.bottom && box.bottom > picture.top;
    })
    // On wide screens the ink is pulled up over the picture's foot.
    .filter((text) => innerWidth < 600 || !text.closest('.poster-band'))
    .map((text) => text.textContent);
  if (picture.left > 24 || picture.right < innerWidth - 40) over.push('the picture is narrow');
  // The home page's picture ends with the screen, and that of an unknown page has its title lettered in it.
  if (!top.matches('.masthead')) return over;
  const frame = plate.closest('.poster-picture')?.getBoundingClientRect() ?? picture;
  if (Math.abs(frame.width / frame.height - (innerWidth < 600 ? 5 / 4 : 3)) > 0.02) over.push('the picture is cut');
  const title = top.querySelector('h1') ?? top;
  // On a low window, where a name of two lines would push the page's actions below the banners.
  if (title.matches('.long-name') && innerHeight <= 960) return over;
  const size = Number.parseFloat(getComputedStyle(title).fontSize);
  const one = innerWidth < 1024 ? 0.072 * innerWidth : Math.min(0.064 * innerWidth, 92);
  return innerWidth < 600 || Math.abs(size - one) < 1 ? over : [...over, `the title has ${size} px instead of ${one}`];
}
