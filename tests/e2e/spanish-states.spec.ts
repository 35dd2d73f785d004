/**
 * What the Spanish pages say after they are loaded: overlays, forms, search, live parts, answers of the server. What
 * they say at first: tests/site/spanish.test.ts. It is the club's own site, because other clubs have few Spanish pages.
 * Over 200 lines, because each page goes from state to state.
 */
import { mailOnlyStyles } from '#domain/forms.ts';
import { parseHtml } from '#content/html.server.ts';
import { hasEnglish, labelsIn, saidIn } from '#tests/fixtures/english-words.ts';
import { shellWords } from '#words/shell-words.server.ts';
import { weatherWords } from '#words/weather-words.server.ts';
import {
  agenda,
  alerts,
  closure,
  heatAdvisory,
  redFlag,
  roads,
  snow,
  status,
  weather,
  webcams,
} from './live/answers.ts';
import { serverTime } from './live/feeds.ts';
import { comesLate, visitAt, wakePage } from './support/clock.ts';
import { own, ownTest } from './support/languages.ts';
import { footerLimit } from './support/pages.ts';
import {
  answer,
  becomesAlive,
  cookieBanner,
  expect,
  type Locator,
  type Page,
  settled,
  shareholderNotice,
  visit,
  waitUntilQuiet,
} from './support/visitor.ts';

const test = ownTest.extend<{ says: (state: string, part?: Locator) => Promise<void> }>({
  viewport: { width: 390, height: 844 },

  /** Judges all that the page or its part says at that moment. The test ends with the English of all states. */
  says: async ({ page }, use) => {
    const found: Record<string, string[]> = {};
    await use(async (state, part = page.locator('body')) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      const html = await part.evaluate(({ outerHTML }) => outerHTML);
      const wrong = [...englishIn(html), ...linksToEnglish(html)];
      if (wrong.length > 0) found[state] = wrong;
    });
    expect(found, 'English without a mark, by state').toEqual({});
  },
});

// Many states on few pages.
test.describe.configure({ timeout: 3 * 60_000 });
test.use({ remembers: settled, expectedErrors: /404|status of \d{3}|ERR_|could not be (?:loaded|fetched|read)/ });

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsOf)
      : [];
const { spanish, sentences: _sentences, pages: _pages, ...english } = own;
const labels = (language: 'en-US' | 'es') => [...textsOf(shellWords(language)), ...textsOf(weatherWords(language))];
const inSpanish = new Set([...textsOf({ ...spanish, pages: [] }), ...labels('es')]);
/** Labels and sentences of the content that are others in Spanish. */
const translated = new Set([...textsOf(english), ...labels('en-US')].filter((text) => !inSpanish.has(text)));

function englishIn(html: string): string[] {
  const known = [...labelsIn(html)].filter((text) => translated.has(text));
  return [...new Set([...saidIn(html, own.site.name).filter(hasEnglish), ...known])];
}

/** Links to this site's English pages and documents that neither say so nor are marked as English. */
function linksToEnglish(html: string): string[] {
  const links = parseHtml(html).all('a');
  return links.flatMap((link) => {
    const href = link.get('href') ?? '';
    const leadsToEnglish = /^\/(?!es(?:[/?#]|$)|api\/|images\/|documents\/[\w-]+-es\.pdf)/.test(href);
    const saysSo = /\(en inglés\)/.test(link.text) || /^\s*\(en inglés\)/.test(html.slice(link.place.outer[1]));
    return leadsToEnglish && !saysSo && link.get('lang') !== 'en-US' ? [`${link.text}: ${href}`] : [];
  });
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`form [name="${name}"]`).first();
const submit = (page: Page) => main(page).locator('form button[type=submit]').first();
const failure = (page: Page) => main(page).locator('form [role=alert]').filter({ hasText: /\p{L}/u }).first();
const send = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await submit(page).click();
};
/** Sends a form as browsers do where no script runs. */
const sendPlainly = async (page: Page) => {
  await main(page)
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL(/\/api\//);
};
const message = { name: 'Ana', email: 'ana@visitor.example', message: 'Hola' };

test.describe('on a first visit', () => {
  test.use({ remembers: {} });

  test('the overlays of the home page @desktop @long', async ({ page, says }) => {
    await visitAt(page, '/es', '2025-10-12T12:00:00-07:00');
    await page.clock.runFor(1500);
    await page.getByRole('dialog').getByRole('button', { name: 'Entendido' }).waitFor();
    await says('a closure in a dialog');
    await page.keyboard.press('Escape');
    await comesLate(cookieBanner(page));
    await says('cookies');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Ajustar cookies' }).click();
    await comesLate(cookieBanner(page).getByRole('checkbox').first());
    await says('cookie preferences');
    await cookieBanner(page).getByRole('button').last().click();
    await page.clock.setSystemTime('2026-11-20T12:00:00-08:00');
    await page.goto('/es/contact');
    await wakePage(page);
    await comesLate(shareholderNotice(page));
    await says('the shareholder notice');
  });
});

test('menu, pictures and sign-up of the home page, and its answers without scripts @desktop @long', async ({
  page,
  says,
}) => {
  await page.route(`**${mailOnlyStyles}`, (route) =>
    route.fulfill({ contentType: 'text/css', body: '.mail-only{display:block}' }),
  );
  await visit(page, '/es');
  await page.getByRole('button', { name: 'Abrir el menú' }).press('Enter');
  await page.getByRole('dialog', { name: 'Menú' }).waitFor();
  await says('the menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('banner').getByRole('button').first().click();
  await says('the menu of a wide screen');
  await submit(page).click();
  await failure(page).waitFor();
  await says('a sign-up without an address');
  await send(page, { email: message.email });
  await expect(submit(page)).toBeHidden();
  await says('a sign-up that was received');
  await visit(page, '/es');
  await sendPlainly(page);
  await says('a sign-up without an address, without scripts');
  await field(page, 'email').fill('ana.b@visitor.example');
  await submit(page).click();
  await main(page).getByRole('strong').first().waitFor();
  await says('a sign-up that was received, without scripts');
  await page.goto('/api/signups/confirm?token=x&lang=es');
  await says('an unknown link of a mail');
  await page.goto('/es/form-result');
  await says('the result of no form');
});

test('the home page shows its picture below the longest warning, and is short enough for a thumb @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const closed = { state: 'closed' as const, closures: [closure('Closed.', true)] };
  await answer(page, '**/api/status', status());
  await answer(page, '**/api/road-conditions', roads({ 'SR-35': closed, 'SR-9': closed }));
  await visit(page, '/es');
  const warning = await page.locator('.announcements a').boundingBox();
  const picture = await main(page).locator('.poster-picture').boundingBox();
  expect(warning?.height).toBeGreaterThan(70);
  const bottomOf = (box: typeof picture) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(bottomOf(picture) - bottomOf(warning)).toBeGreaterThan(64);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitUntilQuiet(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6304);
  // At 400 % zoom there is no picture for it to cover, and it pushes the name down.
  await page.setViewportSize({ width: 320, height: 256 });
  const small = await page.locator('.announcements a').boundingBox();
  const name = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(name?.y).toBeGreaterThanOrEqual(bottomOf(small));
});

test('the footer is as short as the English one @desktop @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/es');
  await page.evaluate(() => document.fonts.ready);
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(footerLimit);
});

test('each failure of the contact form @desktop @long', async ({ page, context, says }) => {
  const api = '**/api/contact-messages?lang=es';
  await visit(page, '/es/contact');
  await submit(page).click();
  await failure(page).waitFor();
  await says('an empty message');
  await send(page, { ...message, email: 'nowhere' });
  await expect(main(page).getByRole('alert').getByRole('link')).toHaveCount(1);
  await says('a wrong address');
  await send(page, { ...message, email: 'ana@gmial.com' });
  await failure(page).getByRole('button').waitFor();
  await says('a mistyped address');
  await page.route(api, (route) => route.abort());
  await send(page, message);
  await expect(failure(page)).toContainText(shellWords('es').unreachable);
  await says('a message that did not arrive');
  await context.setOffline(true);
  await submit(page).click();
  await expect(failure(page)).toContainText(shellWords('es').offline);
  await says('a message without a signal');
  await page.unroute(api);
  await context.setOffline(false);
  await expect(failure(page)).toContainText(shellWords('es').online);
  await says('a signal again');
  const { promise: answered, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(api, async (route) => {
    await answered;
    await route.continue();
  });
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await says('a message that is being sent');
  goOn();
  await expect(submit(page)).toBeHidden();
  await says('a message that was received');
  await page.goto('/es/contact');
  await sendPlainly(page);
  await says('an empty message, without scripts');
  for (const [name, value] of Object.entries(message)) await field(page, name).fill(value);
  await submit(page).click();
  await main(page).getByRole('strong').first().waitFor();
  await says('a message that was received, without scripts');
});

test('a message and a sign-up by keyboard alone @desktop @long', async ({ page }) => {
  const tabTo = async (goal: Locator) => {
    for (let presses = 0; presses < 12 && !(await goal.evaluate((one) => one === document.activeElement)); presses++)
      await page.keyboard.press('Tab');
    await expect(goal).toBeFocused();
  };
  const { pages } = own.spanish.mail;
  for (const [path, values, { title }] of [
    ['/es/contact', message, pages['contact-message']],
    ['/es', { email: message.email }, pages.signup.noMail],
  ] as const) {
    await visit(page, path);
    await becomesAlive(page);
    await field(page, Object.keys(values)[0] ?? '').focus();
    for (const [name, words] of Object.entries(values)) {
      await tabTo(field(page, name));
      await page.keyboard.type(words);
    }
    await tabTo(submit(page));
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { name: title })).toBeFocused();
  }
});

test('the search, with results, without, and when it fails @desktop @long', async ({ page, says }) => {
  const line = page.getByRole('search').getByRole('status');
  await visit(page, '/es/search');
  await says('an empty search');
  for (const words of [
    'perro',
    '¿puede venir mi hija de 12 años?',
    'silenciador',
    '¿está abierto el martes?',
    '17',
    'zepelín',
  ]) {
    await page.getByRole('searchbox').fill(words);
    await expect(line).not.toBeEmpty();
    await waitUntilQuiet(page);
    await says(`a search for ${words}`);
  }
  for (const words of ['perro', 'zepelín']) {
    await page.goto(`/es/search?q=${words}`);
    await says(`a search for ${words} on the server`);
  }
  await page.route(/\/search(?:\.es)?\.json$/, (route) => route.abort());
  await visit(page, '/es/search');
  await page.getByRole('searchbox').fill('perro');
  await waitUntilQuiet(page);
  await says('a search that fails');
});

test('what may be brought, and what a visit needs @desktop @long', async ({ page, says }) => {
  await visit(page, '/es/safety-rules');
  const choices = main(page).locator('select');
  for (const choice of await choices.all())
    for (let index = 1; index < (await choice.locator('option').count()); index++) {
      await choice.selectOption({ index });
      await says(`choice ${index} of what may be brought`, main(page).locator('#can-i-bring-it'));
    }
  await page.route(`**${mailOnlyStyles}`, (route) =>
    route.fulfill({ contentType: 'text/css', body: '.mail-only{display:block}' }),
  );
  await visit(page, '/es/visit?a=1&y=1&j=1&k=1&s=1&m=1&first=1');
  for (const choice of await choices.all()) await choice.selectOption({ index: 1 });
  await says('a plan for every age');
  await submit(page).click();
  await failure(page).waitFor();
  await says('closure alerts without an address');
});

test('the weather page on good days and bad ones @desktop @long', async ({ page, says }) => {
  const feeds = {
    '**/api/get-weather-forecast': weather({ uvIndex: null }),
    '**/api/weather-alerts': alerts([redFlag, heatAdvisory]),
    '**/api/road-conditions': roads({
      'SR-17': { state: 'restricted', closures: [closure('One lane.')] },
      'SR-35': { state: 'closed', closures: [closure('Closed.', true), closure('One lane.')] },
      'SR-9': { state: 'unknown', complete: false },
    }),
    '**/api/status': status({ events: [snow] }),
    '**/api/webcams': webcams({ status: 'down', stale: true }),
  };
  const refresh = async () => {
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await waitUntilQuiet(page);
  };
  for (const [url, json] of Object.entries(feeds)) await answer(page, url, json);
  await page.clock.setFixedTime(serverTime);
  await visit(page, '/es/weather');
  await page.locator('#current summary').first().click();
  await says('warnings, closed roads, a closure and a camera that is down');
  await answer(
    page,
    '**/api/get-weather-forecast',
    weather({ condition: 'Conditions not reported', unreported: 'observation', windSpeed: null, humidity: null }),
  );
  await answer(page, '**/api/weather-alerts', alerts([], 'unknown'));
  await refresh();
  await expect(main(page).getByText('Sin informe de las condiciones').first()).toBeVisible();
  await says('weather that is not reported');
  for (const url of Object.keys(feeds)) await answer(page, url, { error: {} }, 503);
  await refresh();
  await says('feeds that no longer answer');
  await visit(page, '/es/weather');
  await main(page).getByRole('alert').first().waitFor();
  await says('feeds that never answered');
});

const perhaps = { ...snow, id: 'perhaps', title: 'Range closed?', closes: 'ask' as const };
const tomorrow = { ...snow, id: 'tomorrow', from: '2026-10-11', to: '2026-10-11' };
/** The sentences themselves: words/say-status.test.ts. */
for (const { tags, statuses, calendars } of [
  {
    tags: '',
    statuses: { 'a closure today': status({ events: [snow] }) },
    calendars: { 'events of the calendar': agenda({ events: [snow, perhaps] }) },
  },
  {
    tags: ' @long',
    statuses: {
      'a closure of tomorrow': status({ events: [tomorrow] }),
      'a day that may be closed': status({ events: [perhaps] }),
      'a calendar that is not read': status({ checkedAt: null, complete: false }),
      'no calendar': status(null),
    },
    calendars: {
      'events as they were': agenda({ events: [tomorrow], status: 'stale' }),
      'nothing planned': agenda(),
    },
  },
])
  test(`banners of roads and closures, and the parts that live from the calendar @desktop${tags}`, async ({
    page,
    says,
  }) => {
    await page.clock.setFixedTime(serverTime);
    await answer(
      page,
      '**/api/road-conditions',
      roads({ 'SR-35': { state: 'closed', closures: [closure('Closed.', true)] } }),
    );
    const visitStates = async (path: string, api: string, states: object) => {
      for (const [state, body] of Object.entries(states)) {
        await answer(page, api, body);
        await visit(page, path);
        await waitUntilQuiet(page);
        await says(state);
      }
    };
    await visitStates('/es/contact', '**/api/status', statuses);
    await visitStates('/es/calendar', '**/api/calendar', calendars);
    await answer(page, '**/api/calendar', { error: {} }, 503);
    await visit(page, '/es/calendar');
    await waitUntilQuiet(page);
    // The buttons come with the script of their part, once it is near.
    await page.locator('#subscribe').scrollIntoViewIfNeeded();
    await page
      .getByRole('button', { name: /^Copiar/ })
      .first()
      .click();
    await says('no events, and an address that was copied');
  });

test('pictures over the page, printing, unknown addresses, and pages that fail @desktop @long', async ({
  page,
  says,
}) => {
  await visit(page, '/es/gallery');
  await main(page).getByRole('listitem').getByRole('link').nth(1).click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
  await says('a picture over the page');
  await page.route('**/images/**', (route) => route.abort());
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shellWords('es').next, exact: true })
    .click();
  await page.getByRole('dialog').getByText(shellWords('es').pictureFailed).first().waitFor();
  await says('a picture that does not come');
  await page.unrouteAll();
  await page.keyboard.press('Escape');
  await page.route(/\/(?:data\/)?es[/.]faq(?:\.json)?$/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preguntas' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellWords('es').pageFailed);
  await says('a page that fails');
  await page.goto('/es/desconocida');
  await says('an unknown address');
  await visit(page, '/es/youth-form');
  await main(page).locator('a[download]').first().click();
  await says('a download that begins');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    expect((await generatedTexts(page)).filter(hasEnglish), `styles of the ${media}`).toEqual([]);
  }
});

/** What styles put before and after elements. */
const generatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).content),
    ),
  );
