/**
 * What the Spanish pages say and how they look once they are live. What they say at first: tests/site/spanish.test.ts;
 * that no other words are in components: tests/project/language.test.ts. It is the club's own site, because other clubs
 * have few Spanish pages.
 */
import { parseHtml } from '#content/html.server.ts';
import { hasEnglish, labelsIn, saidIn } from '#tests/fixtures/english-words.ts';
import { shellWords } from '#words/shell-words.server.ts';
import { weatherWords } from '#words/weather-words.server.ts';
import { agenda, closure, roads, snow, status } from './live/answers.ts';
import { serverTime } from './live/feeds.ts';
import { own, ownTest } from './support/languages.ts';
import { footerLimit } from './support/pages.ts';
import {
  answer,
  becomesAlive,
  expect,
  type Locator,
  type Page,
  settled,
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

const perhaps = { ...snow, id: 'perhaps', title: 'Range closed?', closes: 'ask' as const };
/** The sentences themselves: words/say-status.test.ts. */
test('banners of roads and closures, and the parts that live from the calendar @desktop', async ({ page, says }) => {
  await page.clock.setFixedTime(serverTime);
  await answer(
    page,
    '**/api/road-conditions',
    roads({ 'SR-35': { state: 'closed', closures: [closure('Closed.', true)] } }),
  );
  const visitState = async (path: string, api: string, body: object, state: string) => {
    await answer(page, api, body);
    await visit(page, path);
    await waitUntilQuiet(page);
    await says(state);
  };
  await visitState('/es/contact', '**/api/status', status({ events: [snow] }), 'a closure today');
  await visitState('/es/calendar', '**/api/calendar', agenda({ events: [snow, perhaps] }), 'events of the calendar');
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
