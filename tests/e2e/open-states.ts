/** The states of pages that open by a visitor or by what is answered. Over 200 lines: each is an entry. */
import type { Page } from '@playwright/test';
import { waitUntilQuiet } from './support/visitor.ts';
import { agenda, alerts, closedRoads, heatAdvisory, redFlag, snow, weather } from './live/answers.ts';

type OpenState = {
  name: string;
  path: string;
  firstVisit?: true;
  /** Where, if not on a desktop. A phone is for what lies over the page, and both for what is another thing there. */
  on?: 'phone' | 'both';
  /** Like another state in all that can go wrong: looked at in `npm run test:exhaustive` alone. */
  long?: true;
  /** What opens, as a selector. Only this part is judged: pages.spec.ts judges the page around it. */
  part?: string;
  /** The visitor's clock when the page is opened; ISO 8601 with its offset. */
  at?: string;
  /** Mocked responses of the API by path; null fails the request. */
  answers?: Readonly<Record<string, unknown>>;
  open: (page: Page) => Promise<unknown>;
};

/** Opens the page in this state. The API stays mocked until `page.unrouteAll()`, the clock for good. */
export async function enter(page: Page, { path, at, answers = {}, open }: OpenState): Promise<void> {
  if (at) await page.clock.install({ time: at });
  for (const [address, json] of Object.entries(answers))
    await page.route(`**${address}`, (route) => (json === null ? route.abort() : route.fulfill({ json })));
  await page.goto(path);
  // The last part of the page to hydrate.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).waitFor();
  await open(page);
}

const main = (page: Page) => page.getByRole('main');
const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

const trouble = {
  '/api/get-weather-forecast': weather({ uvIndex: null }),
  '/api/weather-alerts': alerts([redFlag, heatAdvisory]),
  '/api/road-conditions': closedRoads('SR-17'),
};

const events = {
  '/api/calendar': agenda({
    events: [
      {
        ...snow,
        id: 'party',
        title: 'Work party',
        location: 'At the office',
        description: 'Bring gloves.',
        closes: 'no',
      },
      snow,
      { ...snow, id: 'perhaps', title: 'Range closed?', closes: 'ask' },
    ],
    status: 'stale',
  }),
};

export const openStates: readonly OpenState[] = [
  {
    name: 'home-menu',
    path: '/',
    part: 'header.fixed, dialog[open]',
    on: 'both',
    open: async (page) => {
      await press(page, isWide(page) ? 'Visit Us' : 'Open menu');
      await (isWide(page) ? inBar(page, 'FAQ') : page.getByRole('dialog', { name: 'Menu' })).waitFor();
    },
  },
  {
    name: 'home-preferences',
    long: true,
    path: '/',
    on: 'phone',
    open: async (page) => {
      await press(page, 'Cookie preferences');
      await page.getByRole('button', { name: 'Save Preferences' }).waitFor();
    },
  },
  {
    name: 'search-results',
    long: true,
    path: '/search',
    open: async (page) => {
      await page.getByRole('searchbox').fill('dog');
      await page.getByRole('search').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'gallery-lightbox',
    long: true,
    path: '/gallery',
    on: 'phone',
    open: async (page) => {
      await main(page).getByRole('listitem').getByRole('link').nth(1).click();
      await page.getByRole('dialog', { name: 'Pictures' }).getByRole('img').first().waitFor();
      await waitUntilQuiet(page);
    },
  },
  {
    name: 'safety-rules-answer',
    long: true,
    path: '/safety-rules',
    open: async (page) => {
      await page.getByLabel('Anything else').selectOption('Holster');
      await main(page).getByText('No holsters.').first().waitFor();
    },
  },
  {
    name: 'visit-plan',
    long: true,
    path: '/visit',
    open: async (page) => {
      await page.getByLabel('Shooters, 7 to 17').selectOption('1');
      await main(page).getByText('What’s not allowed').waitFor();
    },
  },
  {
    name: 'contact-mistakes',
    path: '/contact',
    part: 'main form',
    open: async (page) => {
      await press(page, 'Send message');
      await page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' }).waitFor();
    },
  },
  {
    name: 'contact-answer',
    long: true,
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
    long: true,
    path: '/privacy-request',
    answers: {
      '/api/privacy-requests': { reference: 'PR-123456', message: 'We will answer by Thursday, January 7, 2027.' },
    },
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Full Name' }).fill('Pat Visitor');
      await page.getByRole('textbox', { name: 'Email Address' }).fill('pat@visitor.example');
      await page.getByRole('textbox', { name: 'Request Details' }).fill('What do you know about me?');
      await press(page, 'Submit Privacy Request');
      // The message stays under the pointer.
      await page.getByText('Privacy Request Submitted').hover();
      await main(page).getByText('PR-123456').waitFor();
    },
  },
  {
    name: 'weather-trouble',
    long: true,
    path: '/weather',
    answers: trouble,
    open: async (page) => {
      await page.locator('#current').getByText('61°F').waitFor();
      await page.getByText('CLOSED', { exact: true }).first().waitFor();
      await page.locator('#current').getByText('Red Flag Warning').first().click();
    },
  },
  {
    name: 'weather-without-feeds',
    long: true,
    path: '/weather',
    answers: { '/api/*': null },
    open: (page) => page.getByRole('alert').filter({ hasText: 'Failed to fetch weather data' }).waitFor(),
  },
  {
    name: 'calendar-events',
    long: true,
    path: '/calendar',
    firstVisit: true,
    answers: events,
    open: (page) => page.getByText('Closed: snow').first().waitFor(),
  },
  {
    name: 'home-first-visit',
    long: true,
    path: '/',
    on: 'phone',
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
    part: 'dialog',
    on: 'phone',
    at: '2025-10-12T12:00:00-07:00',
    open: (page) => page.getByRole('button', { name: 'Got it' }).waitFor(),
  },
];
