import { alerts, closedRoads, closure, roads, snow, status } from './live/answers.ts';
import { own, ownTestToday } from './support/languages.ts';
import { inBothLanguages, ordinaryErrors, unknownPath } from './support/pages.ts';
import { answer, answerAll, boxOf, expect, testToday as test, visit } from './support/visitor.ts';

test('the home page’s poster ends where the first screen’s overlays begin, and answers above them', async ({
  page,
}) => {
  await answerAll(page, { 'road-conditions': roads(), status: status() });
  await visit(page, '/');
  await expect(page.locator('.status-plate[data-state]')).toBeAttached();
  const poster = page.locator('main header').first();
  for (const [width, height, overlays] of [
    [1440, 900, 128],
    [768, 1024, 128],
    [390, 844, 116],
    [360, 640, 116],
    [844, 390, 0],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await boxOf(poster);
    const end = box.bottom;
    expect(end, `${width} by ${height}`).toBeLessThanOrEqual(height - overlays);
    expect(end, `${width} by ${height}`).toBeGreaterThan(height - overlays - 30);
    for (const action of await poster.getByRole('link').all()) await expect(action).toBeInViewport({ ratio: 1 });
  }
});

for (const language of ['es', 'en-US'] as const)
  ownTestToday(
    `signs, prices and main buttons of other pages in ${language} are above the overlays, too${language === 'es' ? '' : ' @long'}`,
    async ({ page }) => {
      ownTestToday.slow();
      await answerAll(page, { 'road-conditions': roads(), 'weather-alerts': alerts(), status: status() });
      const pages = [...own.pages.values()].filter((one) => one.language === language);
      const covered: string[] = [];
      for (const { path } of pages.filter(({ path }) => !/^\/(es)?$|\/404$/.test(path))) {
        await visit(page, path);
        for (const [width, height, overlays] of [
          [1440, 900, 114],
          [768, 1024, 188],
          [390, 844, 111],
          [360, 640, 111],
        ] as const) {
          await page.setViewportSize({ width, height });
          const facts = page.locator(
            '.masthead :is(.sign, .actions > .button:nth-child(-n + 2), .masthead-figures dd)',
          );
          const links = page.locator('.masthead .poster-side p > a');
          const ends = await facts
            .or(links)
            .evaluateAll((all) =>
              all
                .filter((one) => one.checkVisibility())
                .map((one) => ({ words: one.textContent, end: one.getBoundingClientRect().bottom })),
            );
          const late = ends.filter(({ end }) => end > height - overlays);
          covered.push(...late.map(({ words, end }) => `${path} at ${width} by ${height}: ${words} ends at ${end}`));
        }
      }
      expect(covered).toEqual([]);
    },
  );

test('on a low phone warnings are read whole, and none covers the club’s name', async ({ page }) => {
  const where = 'between Page Mill Road / Alpine Road and Bear Creek Road';
  const closed = { state: 'closed' as const, closures: [{ ...closure('Closed.', true), where }] };
  await answerAll(page, { 'weather-alerts': alerts(), 'road-conditions': roads({ 'SR-35': closed, 'SR-9': closed }) });
  for (const events of [[], [snow]]) {
    await answer(page, '**/api/status', status({ events }));
    await visit(page, '/');
    for (const [width, height] of [
      [360, 640],
      [320, 568],
    ] as const) {
      const name = `${events.length + 1} at ${width} px`;
      await page.setViewportSize({ width, height });
      const news = page.locator('.announcement');
      await expect(news, name).toHaveCount(events.length + 1);
      const cut = await news.evaluateAll((all) =>
        all
          .flatMap((one) => [one, ...one.querySelectorAll('span')])
          .filter((one) => one.scrollHeight > one.clientHeight + 1)
          .map((one) => one.textContent),
      );
      expect(cut, name).toEqual([]);
      const last = await boxOf(news.last());
      const club = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(club.y, name).toBeGreaterThanOrEqual(last.bottom);
    }
  }
});

test('at 400 % zoom a warning is below the header, and nothing is between it and the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await answer(page, '**/api/road-conditions', closedRoads('SR-35'));
  await visit(page, '/visit');
  const warning = page.locator('.announcements a');
  await warning.focus();
  const top = await boxOf(page.getByRole('banner'));
  const box = await boxOf(warning);
  const picture = await boxOf(page.locator('.poster-picture'));
  expect(box.y).toBeGreaterThanOrEqual(top.bottom - 1);
  expect(Math.abs(picture.y - box.y - box.height)).toBeLessThan(4);
});

test.describe('on a page that is not there', () => {
  test.use({ expectedErrors: ordinaryErrors });

  test('the number on its sign is below the longest warning of a phone', async ({ page }) => {
    await answer(page, '**/api/road-conditions', closedRoads('SR-35', 'SR-9'));
    await visit(page, unknownPath);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 });
      const warning = await boxOf(page.locator('.announcements a'));
      const number = await boxOf(page.getByRole('heading', { level: 1 }));
      const picture = await boxOf(page.locator('.poster-picture'));
      expect(number.y, `${width} px`).toBeGreaterThan(warning.bottom);
      const end = picture.bottom;
      expect(number.bottom, `${width} px`).toBeLessThan(end);
    }
  });
});

test.describe('before our script', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the words on the home page’s plate are inside its frame, and the line above the name is beside its mark', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const path of inBothLanguages('/')) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.setViewportSize({ width: 320, height: 568 });
      const [line, mark] = await page.locator('.hero :is(.kicker, .poster-mark)').evaluateAll((all) =>
        all
          .toSorted((one, other) => Number(other.matches('.kicker')) - Number(one.matches('.kicker')))
          .map((one) => {
            const words = new Range();
            words.selectNodeContents(one);
            return words.getBoundingClientRect().toJSON() as DOMRect;
          }),
      );
      expect(line?.right, path).toBeLessThan(mark?.left ?? 0);
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 780 });
        const plate = page.locator('.status-plate');
        const spills = await plate.evaluate((frame) => frame.scrollHeight - frame.clientHeight);
        expect(spills, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});
