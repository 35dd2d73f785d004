/** What axe finds on every page and in every open state, how the focus is seen, and what else people need. */
import sharp from 'sharp';
import { enter, openStates } from '#scripts/browser/open-states.ts';
import { somebody } from './live/somebody.ts';
import { reachProviders } from './support/providers.ts';
import { expectAccessible } from './support/axe.ts';
import { everyPath, ordinaryErrors } from './support/every-path.ts';
import { contactForm, partsOf } from './support/forms.ts';
import { closedNotice, cookieBanner, expect, settled, test, visit } from './support/visitor.ts';

/**
 * The contrast between the lightest and the darkest pixel of a picture, as
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio has it.
 */
async function contrastOf(
  picture: Buffer,
  part?: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const image = part ? sharp(picture).extract(part) : sharp(picture);
  const { data } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const linear = (channel = 0) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  const light = Array.from({ length: data.length / 3 }, (_, pixel) => {
    const [red, green, blue] = data.subarray(pixel * 3, pixel * 3 + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
}

type Stop = {
  name: string;
  /** It wears a ring that is thick enough to be seen. */
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

test.describe('every page', () => {
  test.use({ remembers: settled, expectedErrors: ordinaryErrors });

  for (const path of everyPath) {
    test(path, async ({ page }) => {
      await visit(page, path);
      await expectAccessible(page);
    });
  }
});

test.describe('everything that opens', () => {
  test.use({ remembers: settled, expectedErrors: /404|503|\/api\// });

  test('over a page or in it', async ({ page, isMobile }) => {
    test.setTimeout(240_000);
    for (const state of openStates.filter(({ wide }) => !wide || !isMobile)) {
      if (state.firstVisit) await page.evaluate(() => localStorage.clear());
      await enter(page, state);
      await expectAccessible(page, state.name);
      await page.unrouteAll();
    }
  });

  test('what answers a message that was sent without a script @desktop', async ({ page }) => {
    await visit(page, contactForm.path);
    const { fill, form } = partsOf(contactForm);
    await fill(page, somebody());
    // axe needs scripts: this browser runs them, and the form is sent past them.
    await form(page).evaluate((one: HTMLFormElement) => one.submit());
    await expect(page.getByRole('heading', { level: 1, name: contactForm.received })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('by keyboard', () => {
  test.use({ remembers: closedNotice });

  test('the focus is seen at every stop of the home page, and nothing covers it', async ({ page }) => {
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

test.describe('for those who need it otherwise', () => {
  test.use({ remembers: settled });

  test('the user’s own colours draw every button’s edge, the mark and the focus', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, '/');
    for (const name of ['Pass Options & Pricing', 'Contact Us']) {
      const button = page.getByRole('main').getByRole('link', { name }).first();
      const { width = 0 } = (await button.boundingBox()) ?? {};
      expect(
        await contrastOf(await button.screenshot(), { left: Math.round(width / 2), top: 0, width: 1, height: 6 }),
        name,
      ).toBeGreaterThan(3);
    }
    const mark = await page.getByRole('banner').locator('svg').first().screenshot();
    expect(await contrastOf(mark)).toBeGreaterThan(3);

    const link = page.getByRole('banner').getByRole('link').first();
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    const around = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
    const before = await page.screenshot({ clip: around });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    expect((await page.screenshot({ clip: around })).equals(before)).toBe(false);
  });
});
