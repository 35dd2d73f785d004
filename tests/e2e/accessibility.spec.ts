/**
 * What axe finds on every page and over every overlay, by day and by night, and how the site is walked by keyboard.
 * Over 200 lines, because each overlay has its way to be opened.
 */
import sharp from 'sharp';
import type { AlertsAnswer } from '#domain/alerts.ts';
import type { RoadsAnswer } from '#domain/roads.ts';
import type { WeatherAnswer } from '#domain/weather.ts';
import { expectAccessible } from './support/axe.ts';
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
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { top, bottom, left, width, height } = element.getBoundingClientRect();
  const fixedAround = (start: Element | null) => {
    for (let at = start; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed') return at;
    return null;
  };
  const lowered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const raised = document.querySelector('[data-cookie-banner]')?.getBoundingClientRect().top ?? innerHeight;
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
    ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
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

  test('the questions, all of them open', async ({ page }) => {
    await visit(page, '/faq');
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await expectAccessible(page);
  });

  test('a form with mistakes in it', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  test('a form that has been sent, and the message about it', async ({ page }) => {
    await visit(page, '/privacy-request');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Pat Visitor');
    await page.getByRole('textbox', { name: 'Email Address' }).fill('pat@visitor.example');
    await page.getByRole('textbox', { name: 'Request Details' }).fill('What do you know about me?');
    await page.getByRole('button', { name: 'Submit Privacy Request' }).click();
    await expect(page.getByText('Privacy Request Submitted')).toBeVisible();
    await page.getByText('Privacy Request Submitted').hover();
    await expect(page.getByText(/PR-\d{6}/)).toBeVisible();
    await expectAccessible(page);
  });

  test('the full-screen view', async ({ page }) => {
    await visit(page, '/gallery');
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .nth(1)
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('the weather in trouble: an alert, a closed road, a reading', async ({ page }) => {
    const now = new Date().toISOString();
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const closure = {
      summary: 'Closed.',
      where: 'at Summit Rd',
      direction: '',
      lanes: 'all',
      why: '',
      full: true,
      from: now,
      until: null,
    };
    const answers = {
      '/api/get-weather-forecast': {
        current: { temperature: 61, condition: 'Fog', icon: 'cloud', windSpeed: 12, humidity: 91, uvIndex: null },
        location: { name: 'Los Gatos', region: 'California', country: 'United States' },
        lastUpdated: now,
      } satisfies WeatherAnswer,
      '/api/weather-alerts': {
        alerts: ['Extreme', 'Minor'].map((severity, index) => ({
          event: `Red Flag Warning ${index}`,
          severity: severity as 'Extreme' | 'Minor',
          headline: 'Red Flag Warning until Friday',
          description: 'Dry wind.',
          instruction: 'Light no fire.',
          ends: later,
          expires: later,
          link: 'https://forecast.weather.gov/',
          siteWide: index === 0,
        })),
        checkedAt: now,
        status: 'ok',
      } satisfies AlertsAnswer,
      '/api/road-conditions': {
        roads: (['SR-17', 'SR-35', 'SR-9'] as const).map((road) => ({
          road,
          state: 'closed',
          closures: [closure],
          sourceTime: now,
          checkedAt: now,
          complete: true,
        })),
      } satisfies RoadsAnswer,
    };
    for (const [url, json] of Object.entries(answers)) await page.route(url, (route) => route.fulfill({ json }));
    await visit(page, '/weather');
    await expect(page.locator('#current').getByText('61°F')).toBeVisible();
    await expect(page.getByText('CLOSED').first()).toBeVisible();
    await page.locator('#current').getByText('Red Flag Warning 0').click();
    await expectAccessible(page);
  });
});

test.describe('over the page', () => {
  test.describe('on a wide screen @desktop', () => {
    test.use({ remembers: settled });
    for (const name of ['Visit Us', 'Range']) {
      test(`the menu ${name}`, async ({ page }) => {
        await visit(page, '/');
        await page.getByRole('button', { name, exact: true }).click();
        await expectAccessible(page);
      });
    }
  });

  test('the phone’s menu', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide screens have no such menu');
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the cookie banner, the shareholder notice and other companies’ frames', async ({ page }) => {
    await visit(page, '/');
    await expect(cookieBanner(page)).toBeVisible();
    await expect(shareholderNotice(page)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('iframe').first()).toBeAttached();
    await expectAccessible(page);
  });

  test('the cookie preferences', async ({ page }) => {
    await visit(page, '/privacy');
    await cookieBanner(page).getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a closure’s dialog', async ({ page }) => {
    await page.clock.install({ time: '2025-10-12T12:00:00-07:00' });
    await visit(page, '/');
    await expect(page.getByRole('button', { name: 'Got it' })).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe('by keyboard', () => {
  test.use({ remembers: closedNotice });

  test('the focus is seen at every stop of the home page, and nothing covers it', async ({ page, baseURL }) => {
    // A frame with a stop of its own in it, as those of other companies have.
    const body = '<!doctype html><title>Frame</title><button>Inside</button>';
    await page.route(
      (url) => url.origin !== baseURL,
      (route) => route.fulfill({ contentType: 'text/html', body }),
    );
    await visit(page, '/');
    await expect(cookieBanner(page)).toBeVisible();
    const stops: Stop[] = [];
    for (let presses = 0; presses < 300; presses++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(focusedStop);
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

  const moving = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().map((one) => (one instanceof CSSAnimation ? one.animationName : 'transition')),
    );

  test('nothing moves for those who asked for stillness', async ({ page, isMobile }) => {
    await visit(page, '/');
    expect(await moving(page)).toEqual([]);
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    else await page.getByRole('button', { name: 'Visit Us' }).click();
    expect(await moving(page)).toEqual([]);
  });

  test('and for others something does, so that the test above can see it @desktop', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, '/');
    expect(await moving(page)).toContain('call');
  });
});
