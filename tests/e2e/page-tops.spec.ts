/**
 * The top of a page: a picture with the lettering below it, and nothing that comes later over the lettering. That a
 * change of page begins there: back-and-forward.spec.ts.
 */
import type { AgendaEvent } from '#domain/agenda.ts';
import { closure, roads, status } from './live/answers.ts';
import { answer, test as visitToday } from './live/visit.ts';
import { ordinaryErrors } from './support/every-path.ts';
import { expect, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled, expectedErrors: ordinaryErrors });

visitToday(
  'the home page’s poster fills the first screen, and answers on it',
  { tag: '@desktop' },
  async ({ page }) => {
    await answer(page, '**/api/status', status({ events: [] }));
    await visit(page, '/');
    await expect(page.locator('.status-plate[data-state]')).toBeAttached();
    const poster = page.locator('main header').first();
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [390, 844],
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await poster.boundingBox();
      const end = (box?.y ?? 0) + (box?.height ?? 0);
      expect(end, `${width} by ${height}`).toBeLessThanOrEqual(height);
      expect(end, `${width} by ${height}`).toBeGreaterThan(height - 30);
      for (const action of await poster.getByRole('link').all()) await expect(action).toBeInViewport({ ratio: 1 });
    }
  },
);

const closureToday: AgendaEvent = {
  id: 'staff',
  title: 'RANGE CLOSED - Offsite Staff Event for everybody who works at the range',
  start: '2026-10-10T07:00:00Z',
  end: '2026-10-11T07:00:00Z',
  allDay: true,
  date: '2026-10-10',
  lastDate: '2026-10-10',
  closes: 'ask',
  description: '',
};

visitToday(
  'a closure and a closed road cover none of a page’s words, on narrow screens and wide ones',
  { tag: '@desktop' },
  async ({ page }) => {
    const where = 'between Page Mill Road / Alpine Road and Rapley Ranch Road, near La Honda';
    const shut = { ...closure('Highway 35: road closed.', true), where };
    await answer(page, '**/api/road-conditions', roads({ 'SR-35': { state: 'closed', closures: [shut, shut] } }));
    await answer(page, '**/api/status', status({ events: [closureToday] }));
    const closures = page.getByRole('complementary', { name: 'Closures' });
    const closedRoads = page.getByRole('complementary', { name: 'Closed roads' });
    const words = page.locator('main header').first().locator('p, h1, a').filter({ visible: true });
    for (const path of ['/safety-rules', '/', '/form-result']) {
      // Only the home page has two at once.
      const bars = path === '/' ? [closures, closedRoads] : [closures];
      await visit(page, path);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 780 });
        for (const bar of bars) await expect(bar).toBeVisible();
        const covering = await Promise.all(bars.map((bar) => bar.boundingBox()));
        for (const text of await words.all()) {
          const box = await text.boundingBox();
          for (const bar of covering) {
            if (!box || !bar) throw new Error(`something on ${path} is not shown`);
            const beside = box.x >= bar.x + bar.width || bar.x >= box.x + box.width;
            const said = `${path}, ${width} pixels wide: ${await text.textContent()}`;
            expect(beside || box.y >= bar.y + bar.height, said).toBe(true);
          }
        }
      }
    }
  },
);
