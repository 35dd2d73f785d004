import { loadContent } from '#content/load.server.ts';
import { oneLineAddress } from '#domain/places.ts';
import { alerts, roads, snow, status } from './live/answers.ts';
import { inBothLanguages, ordinaryErrors, sampledPaths, unknownPath } from './support/pages.ts';
import { answerAll, closedNotice, expect, type Page, test, visit } from './support/visitor.ts';

// The cookie banner is on the screen, and on no sheet.
test.use({ remembers: closedNotice, expectedErrors: ordinaryErrors });

const { site } = loadContent();

/** Shown at any address, or without a canonical one before the script runs. */
const unaddressed = new Set([unknownPath, '/es/404', ...inBothLanguages('/form-result', '/search')]);

const sheets: Readonly<Record<string, number>> = {
  '/access': 2,
  '/calendar': 4,
  '/contact': 3,
  '/es/faq': 3,
  '/es/safety-rules': 2,
  '/faq': 3,
  '/gallery': 2,
  '/new-shooter-guide': 2,
  '/pass': 2,
  '/privacy': 3,
  '/range-features': 3,
  '/terms': 2,
  '/under-21-rules': 3,
  '/weather': 2,
  '/youth-form/text': 3,
};

test('pages are printed on few sheets @long', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of sampledPaths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const text = await page.innerText('body');
    expect.soft(text.toLowerCase(), path).toContain(site.name.toLowerCase());
    expect.soft(text, `${path}: its address`).toContain(site.origin + (unaddressed.has(path) ? '' : path));
    expect.soft(await wordsNotInBlack(page), `${path}: not in black`).toEqual([]);
    expect.soft(await sheetsOf(page), path).toBeLessThanOrEqual(sheets[path] ?? 1);
  }
});

for (const [path, long] of [
  ['/', ''],
  ['/visit', ' @long'],
] as const)
  test(`${path} brings everything for the drive on paper, in black${long}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, path);
    await expect(page.locator('.status-plate[data-state]')).toBeAttached();
    await expectMap(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const sign = page.getByRole('main').locator('.sign[data-state]');
    await expect(sign).toBeVisible();
    await expect(sign).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('contentinfo').getByText(oneLineAddress(site))).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(/\d AM to \d:\d\d PM/)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(/· Printed \w+ \d+, 2026 at \d+:\d\d [AP]M$/)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: /^Drawn map of Highways/ })).toHaveAttribute('src', /portrait-day/);
    await expect(main.getByRole('heading', { name: 'What to bring' })).toBeVisible();
    await expect(main.getByText(/Eye and ear protection/).first()).toBeVisible();
  });

for (const [day, calendar] of [
  ['a closed day', { events: [snow] }],
  ['a day of which no closures are known', { checkedAt: null, complete: false }],
] as const)
  test(`home is one sheet on ${day}, with seven days and no small print`, async ({ page }) => {
    await answerAll(page, { status: status(calendar), 'road-conditions': roads(), 'weather-alerts': alerts() });
    for (const path of ['/', '/es']) {
      await page.emulateMedia({ media: 'screen' });
      await visit(page, path);
      await expect(page.locator('.status-plate[data-state]')).toBeAttached();
      await expectMap(page);
      await page.emulateMedia({ media: 'print' });
      const days = page.getByRole('region', { name: /^(The next seven days|Los próximos siete días)$/ });
      await expect(days.getByRole('listitem')).toHaveCount(7);
      for (const one of await days.getByRole('listitem').all()) await expect(one).toBeVisible();
      for (const format of ['Letter', 'A4']) expect.soft(await sheetsOf(page, format), `${path} ${format}`).toBe(1);
      expect(await smallestType(page)).toBeGreaterThanOrEqual(12); // 9 pt
    }
  });

/** Printing doesn't wait for pictures: its map is loaded before, and is the bright one. */
const expectMap = (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('img:not(picture > img)[src*="portrait-day"]')).toHaveJSProperty(
    'naturalWidth',
    780,
  );

/** All words that are printed, with their size in px and their color. */
const printedWords = (page: Page): Promise<{ words: string; size: number; color: string }[]> =>
  page.evaluate(() => {
    const printed = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: around, textContent } = texts.currentNode;
      const words = textContent?.trim();
      if (!words || !around?.checkVisibility({ visibilityProperty: true })) continue;
      const { fontSize, color } = getComputedStyle(around);
      printed.push({ words, size: parseFloat(fontSize), color });
    }
    return printed;
  });

const smallestType = async (page: Page): Promise<number> =>
  Math.min(...(await printedWords(page)).map(({ size }) => size));

/** Browsers print no backgrounds unless told to, so any other ink may be pale on white. */
const wordsNotInBlack = async (page: Page): Promise<string[]> =>
  (await printedWords(page)).filter(({ color }) => color !== 'rgb(0, 0, 0)').map(({ words }) => words);

async function sheetsOf(page: Page, format = 'Letter'): Promise<number | undefined> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}

test('a button prints a page that has no script of its own, all of it in black', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { print: () => (document.title = 'Printed') }));
  await visit(page, '/under-21-rules');
  await page.getByRole('main').getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('Printed');
  // On screens, its answers are light and dark on inks of their own.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await wordsNotInBlack(page)).toEqual([]);
});
