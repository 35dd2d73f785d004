/** What axe finds in every open state (pages: pages.spec.ts), how the focus is seen, and the visitor's own colors. */
import sharp from 'sharp';
import { enter, openStates } from './open-states.ts';
import { reachProviders } from './support/providers.ts';
import { expectAccessible } from './support/axe.ts';
import { boxOf, closedNotice, cookieBanner, expect, settled, test, visit } from './support/visitor.ts';

type Stop = {
  name: string;
  ring: boolean;
  /** What lies over it, at least in part, or keeps it off the screen. */
  covered: string | undefined;
};

/** Where the focus is. In a frame, that frame's own page shows it. Runs in the page. */
function focusedStop(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body || element.localName === 'iframe') return undefined;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const { top, bottom, left, width, height } = element.getBoundingClientRect();
  const fixedAround = (start: Element | null) => {
    for (let at = start; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed') return at;
    return null;
  };
  const lowered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const raised = document.querySelector('.cookie-banner')?.getBoundingClientRect().top ?? innerHeight;
  const fits = height < raised - lowered;

  let covered: string | undefined;
  // What is taller than the room between header and banner can only be seen in part: its middle has to be.
  for (const part of fits ? [0.1, 0.5, 0.9] : [0.5]) {
    for (const across of [0.1, 0.5, 0.9]) {
      const over = fixedAround(document.elementFromPoint(left + width * across, top + height * part));
      if (over && !over.contains(element)) covered = over.getAttribute('aria-label') ?? over.localName;
    }
  }
  if (fits && (top < 0 || bottom > innerHeight)) covered = 'the edge of the screen';
  return {
    name:
      element.getAttribute('aria-label') ??
      (element.textContent.trim().slice(0, 60) || element.outerHTML.slice(0, 100)),
    ring: outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)' && Number.parseFloat(outlineWidth) >= 2,
    covered,
  };
}

// A colour that is on its way to another one is neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('everything that opens', () => {
  test.use({ remembers: settled, expectedErrors: /404|503|\/api\// });

  const { SCREENSHOTS: folder } = process.env;
  for (const state of openStates) {
    const { on, long } = state;
    test(`${state.name}${folder ? ' @both' : on ? ` @${on}` : ''}${long ? ' @long' : ''}`, async ({ page }, {
      project,
    }) => {
      if (state.firstVisit) await page.addInitScript(() => localStorage.clear());
      await enter(page, state);
      if (folder) await page.screenshot({ path: `${folder}/${state.name}-${project.name}.png` });
      else await expectAccessible(page, state.name, state.part);
    });
  }
});

test.describe('by keyboard', () => {
  test.use({ remembers: closedNotice });

  // On a phone the cookie banner leaves less room, and each stop of the menu is in the footer, too.
  test('the focus is seen at every stop of the home page, and nothing covers it @phone', async ({ page }) => {
    // A frame with a stop of its own in it, as those of other companies have.
    await reachProviders(page);
    await visit(page, '/');
    await expect(cookieBanner(page)).toBeVisible();
    const stops: Stop[] = [];
    for (let presses = 0; presses < 300; presses++) {
      await page.keyboard.press('Tab');
      let stop = await page.evaluate(focusedStop);
      // A section that comes into view is laid out in the next frame.
      if (stop?.covered) {
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        stop = await page.evaluate(focusedStop);
      }
      // After its last stop the browser comes back to the first.
      if (stop && stop.name === stops[0]?.name) break;
      if (stop) stops.push(stop);
    }
    expect(stops[0]?.name).toBe('Skip to content');
    expect(stops.at(-1)?.name).toBe('Customize');
    expect(
      stops.filter(({ ring }) => !ring).map(({ name }) => name),
      'stops without a focus ring',
    ).toEqual([]);
    expect(
      stops.filter(({ covered }) => covered).map(({ name, covered }) => `${name} is covered by ${covered}`),
    ).toEqual([]);
  });
});

test.describe('in the visitor’s own colors', () => {
  test.use({ remembers: settled });

  test('every button’s edge, the mark and the focus are drawn', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, '/');
    const rangeOf = async (clip: { x: number; y: number; width: number; height: number }) => {
      const { channels } = await sharp(await page.screenshot({ clip }))
        .greyscale()
        .stats();
      return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
    };
    for (const name of ['Pass Options & Pricing', 'Contact Us']) {
      const button = page.getByRole('main').getByRole('link', { name }).first();
      const { x, y, width } = await boxOf(button);
      expect(await rangeOf({ x: Math.round(x + width / 2), y: y - 1, width: 1, height: 7 }), name).toBeGreaterThan(100);
    }
    const link = page.getByRole('banner').getByRole('link').first();
    const mark = await boxOf(link.locator('svg'));
    if (!mark) throw new Error('there is no mark');
    expect(await rangeOf(mark)).toBeGreaterThan(100);
    await link.focus();
    await page.keyboard.press('Shift');
    expect(await page.evaluate(focusedStop)).toMatchObject({ ring: true, covered: undefined });
  });
});
