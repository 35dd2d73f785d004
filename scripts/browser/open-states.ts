/**
 * What a page looks like while something lies over it or is opened in it: `npm run screenshots` shows these states, and
 * tests/e2e/accessibility.spec.ts judges them. Over 200 lines, because each has its way to be opened.
 */
import type { Page } from '@playwright/test';
import type { AgendaAnswer } from '#domain/agenda.ts';
import type { AlertsAnswer } from '#domain/alerts.ts';
import type { RoadsAnswer } from '#domain/roads.ts';
import type { WeatherAnswer } from '#domain/weather.ts';

export type OpenState = {
  name: string;
  path: string;
  /** Of a visitor who has answered nothing yet. */
  firstVisit?: true;
  /** There is such a thing on a wide screen only. */
  wide?: true;
  /** The visitor's clock when the page is opened; ISO 8601 with its offset. */
  at?: string;
  /** What our API answers by the address, at the visitor's moment; null where it does not. Else the server does. */
  answers?: (now: Date) => Readonly<Record<string, unknown>>;
  /** Brings the page into the state, and is done when it is seen. */
  open: (page: Page) => Promise<unknown>;
};

/** Opens the page in this state. The API stays mocked until `page.unrouteAll()`, the clock for good. */
export async function enter(page: Page, { path, at, answers, open }: OpenState, origin = ''): Promise<void> {
  if (at) await page.clock.install({ time: at });
  const now = await page.evaluate(() => Date.now());
  for (const [address, json] of Object.entries(answers?.(new Date(now)) ?? {}))
    await page.route(`**${address}`, (route) => (json === null ? route.abort() : route.fulfill({ json })));
  await page.goto(`${origin}${path}`);
  await alive(page);
  await open(page);
}

/** The page is alive as soon as its footer has this button. What a form is answered with has no life of its own. */
const alive = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).waitFor();
const main = (page: Page) => page.getByRole('main');
const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

const trouble = (now: Date) => {
  const time = now.toISOString();
  const later = new Date(now.getTime() + 3_600_000).toISOString();
  return {
    '/api/get-weather-forecast': {
      current: { temperature: 61, condition: 'Fog', icon: 'cloud', windSpeed: 12, humidity: 91, uvIndex: null },
      location: { name: 'Los Gatos', region: 'California', country: 'United States' },
      lastUpdated: time,
    } satisfies WeatherAnswer,
    '/api/weather-alerts': {
      alerts: (['Extreme', 'Minor'] as const).map((severity, index) => ({
        event: `Red Flag Warning ${index}`,
        severity,
        headline: 'Red Flag Warning until Friday',
        description: 'Dry wind.',
        instruction: 'Light no fire.',
        ends: later,
        expires: later,
        link: 'https://forecast.weather.gov/',
        siteWide: index === 0,
      })),
      checkedAt: time,
      status: 'ok',
    } satisfies AlertsAnswer,
    '/api/road-conditions': {
      roads: (['SR-17', 'SR-35', 'SR-9'] as const).map((road) => ({
        road,
        state: 'closed',
        closures: [
          {
            summary: 'Closed.',
            where: 'at Summit Rd',
            direction: '',
            lanes: 'all',
            full: true,
            from: time,
            until: null,
          },
        ],
        checkedAt: time,
        complete: true,
      })),
    } satisfies RoadsAnswer,
  };
};

const agenda = (now: Date) => {
  const hoursOn = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const event = { start: hoursOn(24), end: hoursOn(26), allDay: false, description: 'Bring gloves.' };
  return {
    '/api/calendar': {
      events: [
        { ...event, id: 'work-party', title: 'Work party', location: 'At the office', closes: 'no' },
        { ...event, id: 'snow', title: 'Closed: snow', closes: 'yes' },
        { ...event, id: 'perhaps', title: 'Range closed?', closes: 'ask' },
      ],
      from: hoursOn(0),
      to: hoursOn(60 * 24),
      fetchedAt: hoursOn(0),
      status: 'stale',
    } satisfies AgendaAnswer,
  };
};

export const openStates: readonly OpenState[] = [
  {
    name: 'home-menu',
    path: '/',
    open: async (page) => {
      await press(page, isWide(page) ? 'Visit Us' : 'Open menu');
      await (isWide(page) ? inBar(page, 'FAQ') : page.getByRole('dialog', { name: 'Menu' })).waitFor();
    },
  },
  {
    name: 'home-menu-range',
    path: '/',
    wide: true,
    open: async (page) => {
      await press(page, 'Range');
      await inBar(page, 'Safety Rules').waitFor();
    },
  },
  {
    name: 'home-preferences',
    path: '/',
    open: async (page) => {
      await press(page, 'Cookie preferences');
      await page.getByRole('button', { name: 'Save Preferences' }).waitFor();
    },
  },
  {
    name: 'home-carousel',
    path: '/',
    open: async (page) => {
      // It comes to life when the visitor gets near.
      await page.getByRole('region', { name: 'Pictures of the range' }).scrollIntoViewIfNeeded();
      await press(page, 'Next picture');
      await page.getByText(/^Picture 2 of/).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'terms-search',
    path: '/terms',
    open: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Search' });
      // What opens it may still be on its way.
      for (let presses = 0; presses < 100 && !(await dialog.isVisible()); presses += 1)
        await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill('dog');
      await dialog.getByRole('link').first().waitFor();
    },
  },
  {
    name: 'faq-questions',
    path: '/faq',
    open: (page) =>
      page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', ''))),
  },
  {
    name: 'gallery-lightbox',
    path: '/gallery',
    open: async (page) => {
      await main(page).getByRole('listitem').getByRole('link').nth(1).click();
      await page.getByRole('dialog', { name: 'Pictures' }).getByRole('img').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'safety-rules-answer',
    path: '/safety-rules',
    open: async (page) => {
      await page.getByLabel('Anything else').selectOption('Holster');
      await main(page).getByText('No holsters.').first().waitFor();
    },
  },
  {
    name: 'visit-plan',
    path: '/visit',
    open: async (page) => {
      await page.getByLabel('Shooters, 7 to 17').selectOption('1');
      await main(page).getByText('What’s not allowed').waitFor();
    },
  },
  {
    name: 'contact-mistakes',
    path: '/contact',
    open: async (page) => {
      await press(page, 'Send message');
      await page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' }).waitFor();
    },
  },
  {
    name: 'contact-answer',
    path: '/contact',
    open: async (page) => {
      // As the browser sends it where no script does.
      await main(page)
        .locator('form')
        .evaluate((form: HTMLFormElement) => form.submit());
      await page.getByRole('heading', { level: 1, name: 'Please check the form' }).waitFor();
    },
  },
  {
    name: 'privacy-request-sent',
    path: '/privacy-request',
    answers: () => ({
      '/api/privacy-requests': { reference: 'PR-123456', message: 'We will answer by Thursday, January 7, 2027.' },
    }),
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Full Name' }).fill('Pat Visitor');
      await page.getByRole('textbox', { name: 'Email Address' }).fill('pat@visitor.example');
      await page.getByRole('textbox', { name: 'Request Details' }).fill('What do you know about me?');
      await press(page, 'Submit Privacy Request');
      // Under the pointer the message stays.
      await page.getByText('Privacy Request Submitted').hover();
      await main(page).getByText('PR-123456').waitFor();
    },
  },
  {
    name: 'youth-form-toast',
    path: '/youth-form',
    open: async (page) => {
      await main(page).locator('a[download]').first().click();
      await page.getByText('Download Options').first().hover();
    },
  },
  {
    name: 'weather-trouble',
    path: '/weather',
    answers: trouble,
    open: async (page) => {
      await page.locator('#current').getByText('61°F').waitFor();
      await page.getByText('CLOSED', { exact: true }).first().waitFor();
      await page.locator('#current').getByText('Red Flag Warning 0').click();
    },
  },
  {
    name: 'weather-without-feeds',
    path: '/weather',
    answers: () => ({ '/api/*': null }),
    open: (page) => page.getByRole('alert').filter({ hasText: 'Failed to fetch weather data' }).waitFor(),
  },
  {
    name: 'calendar-without-feeds',
    path: '/calendar',
    answers: () => ({ '/api/*': null }),
    open: (page) => page.getByText('Events can’t be loaded right now').waitFor(),
  },
  {
    name: 'calendar-events',
    path: '/calendar',
    firstVisit: true,
    answers: agenda,
    open: (page) => page.getByText('Closed: snow').first().waitFor(),
  },
  {
    name: 'home-first-visit',
    path: '/',
    firstVisit: true,
    // On a phone the notice waits until the banner is answered.
    open: (page) =>
      page
        .getByRole('dialog', { name: 'Shareholder memberships' })
        .or(page.getByRole('button', { name: 'Accept All' }))
        .first()
        .waitFor(),
  },
  {
    name: 'home-closure',
    path: '/',
    at: '2025-10-12T12:00:00-07:00',
    open: (page) => page.getByRole('button', { name: 'Got it' }).waitFor(),
  },
];
