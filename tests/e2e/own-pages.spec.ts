/** What only the club's own pages have: figures beside their names, and their pictures, in both languages. */
import { closedRoads, status } from './live/answers.ts';
import { visitAt } from './support/clock.ts';
import { own, ownTest, ownTestToday } from './support/languages.ts';
import { every } from './support/pages.ts';
import { statusIsThere } from './support/status.ts';
import { answer, boxOf, expect, settled, visit, waitUntilQuiet } from './support/visitor.ts';

const lengthOf = (figures: object | undefined) => JSON.stringify(figures ?? '').length;
/** Those with figures, the longest first. */
const pages = [...own.pages.values()]
  .filter(({ figures }) => figures)
  .toSorted((one, other) => lengthOf(other.figures) - lengthOf(one.figures));

ownTest.use({ remembers: settled });
ownTestToday.use({ remembers: settled });

ownTest('figures are on the paper beside the ink from 1024 pixels on, whole', async ({ page }) => {
  expect(pages.length).toBeGreaterThan(8);
  for (const { path } of every ? pages : pages.slice(0, 2)) {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1024, 1180, 1343, 1344]) {
      await page.setViewportSize({ width, height: 800 });
      const name = `${path} at ${width} px`;
      const boxes = await page.locator('.masthead-figures :is(dt, dd), .masthead > .poster-mark').evaluateAll((all) =>
        all.map((one) => {
          const words = new Range();
          words.selectNodeContents(one);
          const { left, right } = words.getBoundingClientRect();
          // Lines are as high as their capitals: the letters' own boxes reach into each other.
          const { top, bottom } = one.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      const slab = await boxOf(page.locator('.masthead > .poster-band'));
      const picture = await boxOf(page.locator('.poster-picture'));
      for (const box of boxes) {
        expect(box.left, name).toBeGreaterThan(slab.right);
        expect(box.right, name).toBeLessThan(width - 20);
        expect(box.top, name).toBeGreaterThanOrEqual(picture.bottom);
        expect(box.bottom, name).toBeLessThanOrEqual(slab.bottom);
        for (const other of boxes)
          if (other !== box)
            expect(
              box.bottom <= other.top || other.bottom <= box.top || box.right <= other.left || other.right <= box.left,
              name,
            ).toBe(true);
      }
    }
  }
});

ownTest('news cover the sky at the left of a picture, and no line above a name in part', async ({ page }) => {
  await answer(page, '**/api/road-conditions', closedRoads('SR-35'));
  for (const path of ['/faq', '/search', ...(every ? ['/access', '/privacy-request'] : [])]) {
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 768, 1024, 1440]) {
      const name = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const news = page.locator('.announcements a');
      await expect(news, name).toBeVisible();
      const box = await boxOf(news);
      const end = {
        right: box.right,
        bottom: box.bottom,
      };
      if (path === '/faq' && width >= 1024) expect(end.right, name).toBeLessThan(width / 2);
      else if (width >= 1024) {
        // As far from the right as the name is from the left, but for its first letter's own edge.
        const left = (await boxOf(page.getByRole('heading', { level: 1 }))).x;
        expect(Math.abs(width - end.right - left), name).toBeLessThan(6);
      }
      const covered = await page.locator('main header :is(p, h1, a, input, button)').evaluateAll(
        (all, { left, top, right, bottom }) =>
          all
            .filter((one) => one.checkVisibility({ opacityProperty: true }))
            .filter((one) => {
              const words = new Range();
              words.selectNodeContents(one);
              const text = (one.matches('input, button') ? one : words).getBoundingClientRect();
              return text.left < right && text.right > left && text.top < bottom && text.bottom > top;
            })
            .map((one) => one.textContent),
        { left: box.x, top: box.y, ...end },
      );
      expect(covered, name).toEqual([]);
    }
  }
});

ownTest('news cover the roof in the picture of /training, and its bench is shown whole', async ({ page }) => {
  await answer(page, '**/api/road-conditions', closedRoads('SR-35'));
  for (const path of every ? ['/training', '/es/training'] : ['/training']) {
    await visit(page, path);
    await expect(page.locator('.announcements a')).toBeVisible();
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 1024 });
      // At some widths another picture is fetched.
      await waitUntilQuiet(page);
      const foot = await page.locator('.poster-picture img').evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        const drawn = Math.max(height, (width * image.naturalHeight) / image.naturalWidth);
        const place = getComputedStyle(image).objectPosition.split(' ')[1] ?? '';
        const top = place.endsWith('%')
          ? ((height - drawn) * Number.parseFloat(place)) / 100
          : Number.parseFloat(place);
        return top + drawn - height;
      });
      expect(foot, `${path} at ${width} px`).toBeLessThan(2);
    }
  }
});

ownTest('a table of two kinds has figure and unit in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/shareholder-memberships');
  await page.evaluate(() => document.fonts.ready);
  const price = page.getByRole('cell', { name: /12 months/ });
  const lines = await price.evaluate((cell) => {
    const words = new Range();
    words.selectNodeContents(cell);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
  const [box, table] = [await boxOf(page.locator('.table-scroll')), await boxOf(page.getByRole('table'))];
  expect(table.width).toBeLessThanOrEqual(box.width + 1);
});

ownTest('before a question is typed, the search lists six that are often asked', async ({ page }) => {
  for (const path of ['/search', '/es/search']) {
    await visit(page, path);
    const often = page.getByRole('search').getByRole('region');
    await expect(often.getByRole('link')).toHaveCount(6);
    await page.getByRole('searchbox').fill('zeppelin');
    await expect(often).toHaveCount(0);
  }
});

ownTest('the longest state leaves the buttons of a low phone above the overlays', async ({ page }) => {
  const moment = '2026-11-20T14:09:00-08:00';
  await answer(page, '**/api/status', status({ checkedAt: new Date(moment).toISOString() }));
  await visitAt(page, '/es', moment);
  await statusIsThere(page);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const last = await boxOf(page.locator('main header .button').last());
    expect(last.bottom, `${width} px`).toBeLessThanOrEqual(640 - 113);
  }
});

/** The pages that visitors came for before there were others. */
const firstPages = [
  '/',
  '/pass',
  '/gallery',
  '/calendar',
  '/weather',
  '/new-shooter-guide',
  '/under-21-rules',
  '/youth-form',
  '/faq',
  '/range-features',
  '/safety-rules',
  '/training',
  '/contact',
  '/privacy',
  '/privacy-request',
  '/terms',
  '/chemical-exposure-notice',
  '/shareholder-memberships',
];

// tests/site/words.test.ts counts each page without its live parts.
ownTestToday('18 pages say at most 8,200 words on a phone while all feeds answer @phone @long', async ({ page }) => {
  const counts: [path: string, words: number][] = [];
  for (const path of firstPages) {
    await visit(page, path);
    await waitUntilQuiet(page);
    counts.push([path, (await page.getByRole('main').innerText()).split(/\s+/).length]);
  }
  const total = counts.reduce((sum, [, words]) => sum + words, 0);
  expect(total, counts.join(' ')).toBeLessThanOrEqual(8200);
});
