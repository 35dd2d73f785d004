/**
 * What the Spanish pages say and how they look once they are live. What they say at first: tests/site/spanish.test.ts;
 * that no other words are in components: tests/project/language.test.ts. It is the club's own site, because other clubs
 * have few Spanish pages.
 */
import { parseHtml } from '#content/html.server.ts';
import { hasEnglish, labelsIn, saidIn } from '#tests/fixtures/english-words.ts';
import { shellWords } from '#words/shell-words.server.ts';
import { weatherWords } from '#words/weather-words.server.ts';
import { agenda, alerts, closedRoads, redFlag, snow, status, weather, webcams } from './live/answers.ts';
import { serverTime } from './live/feeds.ts';
import { own, ownTest } from './support/languages.ts';
import { footerLimit } from './support/pages.ts';
import { answer, answerAll, boxOf, expect, settled, visit, waitUntilQuiet } from './support/visitor.ts';
import type { Locator, Page } from './support/visitor.ts';

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
const message = { name: 'Ana', email: 'ana@visitor.example', message: 'Hola' };

test('home shows its picture below the longest warning, and its end is as near as in English', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await answerAll(page, { status: status(), 'road-conditions': closedRoads('SR-35', 'SR-9') });
  await visit(page, '/es');
  const warning = await boxOf(page.locator('.announcements a'));
  const picture = await boxOf(main(page).locator('.poster-picture'));
  expect(warning.height).toBeGreaterThan(70);
  const bottomOf = (box: typeof picture) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(bottomOf(picture) - bottomOf(warning)).toBeGreaterThan(64);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitUntilQuiet(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6304);
  expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThanOrEqual(footerLimit);
  // At 400 % zoom there is no picture for it to cover, and it pushes the name down.
  await page.setViewportSize({ width: 320, height: 256 });
  const small = await boxOf(page.locator('.announcements a'));
  const name = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(name.y).toBeGreaterThanOrEqual(bottomOf(small));
});

const perhaps = { ...snow, id: 'perhaps', title: 'Range closed?', closes: 'ask' as const };
const down = { error: {} };
const sendFirst = (page: Page) => submit(page).click();
/** Each: what the API answers, where, and what the visitor does there. The sentences themselves: words/. */
const states: [
  state: string,
  path: string,
  answers: Readonly<Record<string, [body: object, status?: number]>>,
  act?: (page: Page) => Promise<unknown>,
][] = [
  ['a closure today', '/es/contact', { status: [status({ events: [snow] })] }],
  ['events of the calendar', '/es/calendar', { calendar: [agenda({ events: [snow, perhaps] })] }],
  ['an old list of events', '/es/calendar', { calendar: [agenda({ status: 'stale' })] }],
  [
    'no events, and an address that was copied',
    '/es/calendar',
    { calendar: [down, 503] },
    async (page) => {
      // The buttons come with the script of their part, once it is near.
      await page.locator('#subscribe').scrollIntoViewIfNeeded();
      await main(page)
        .getByRole('button', { name: /^Copiar/ })
        .first()
        .click();
    },
  ],
  [
    'warnings, a camera without a picture, and an answer to whether to go',
    '/es/weather',
    {
      'weather-alerts': [alerts([redFlag])],
      'get-weather-forecast': [weather({ humidity: null })],
      webcams: [webcams({ status: 'down' })],
    },
    async (page) => {
      await main(page).getByText('Los Gatos, California, Estados Unidos.').waitFor();
      await page.locator('.camera-room').first().scrollIntoViewIfNeeded();
      await main(page).getByRole('figure').getByText('no responde').waitFor();
      await page.locator('#go-now > summary').click();
      await page.locator('#go-now select').first().selectOption('40');
      await expect(page.locator('#go-now').getByRole('status')).toContainText('10:40');
    },
  ],
  [
    'sources that fail, and a Refresh that fails',
    '/es/weather',
    Object.fromEntries(
      ['status', 'weather-alerts', 'get-weather-forecast', 'forecast', 'webcams', 'road-conditions'].map((api) => [
        api,
        [down, 503] as [object, number],
      ]),
    ),
    async (page) => {
      await page.getByRole('button', { name: 'Actualizar' }).click();
      await main(page).getByText('No se pudo actualizar.').waitFor();
    },
  ],
  ['mistakes of a form', '/es/contact', {}, sendFirst],
  [
    'a form that can’t be sent, for an address that is questioned',
    '/es/contact',
    { 'contact-messages?lang=es': [down, 503] },
    async (page) => {
      for (const [name, words] of Object.entries({ ...message, email: 'ana@gmial.com' }))
        await field(page, name).fill(words);
      await sendFirst(page);
      await main(page).getByRole('button', { name: 'ana@gmail.com' }).click();
      await sendFirst(page);
      await main(page).getByText('No se perdió nada').waitFor();
    },
  ],
  [
    'a message that arrived',
    '/es/contact',
    {},
    async (page) => {
      for (const [name, words] of Object.entries(message)) await field(page, name).fill(words);
      await sendFirst(page);
      await main(page)
        .getByText(/CM-\d{6}/)
        .waitFor();
    },
  ],
  ['a planned visit', '/es/visit?a=2&y=1&j=2&k=1&s=2&m=1&first=1&g=r', {}],
  ['a search that finds nothing', '/es/search', {}, (page) => page.getByRole('searchbox').fill('zepelín')],
  [
    'a picture in full',
    '/es/gallery',
    {},
    (page) => main(page).getByRole('listitem').getByRole('link').first().click(),
  ],
];

test('what is live, typed or opened is in Spanish, too', async ({ page, says }) => {
  test.slow();
  await page.clock.setFixedTime(serverTime);
  for (const [state, path, answers, act] of states)
    await test.step(state, async () => {
      await page.unrouteAll();
      await answerAll(page, { 'road-conditions': closedRoads('SR-35'), status: status() });
      for (const [api, [body, code]] of Object.entries(answers)) await answer(page, `**/api/${api}`, body, code);
      await visit(page, path);
      await waitUntilQuiet(page);
      await act?.(page);
      await says(state);
    });
});
