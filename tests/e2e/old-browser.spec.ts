/**
 * The oldest Chromium that we support. It lacks popover, command, toSorted and light-dark(), among others. Over 200
 * lines, because one walk goes through all that pages answer.
 */
import { chromium, type Fixtures, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import { oldestBrowser } from '#scripts/browser/browser.ts';
import { storedFrom } from './live/inbox.ts';
import { shellWords } from '#words/shell-words.server.ts';
import { weatherWords } from '#words/weather-words.server.ts';
import {
  contactForm,
  type FormUnderTest,
  partsOf,
  privacyForm,
  signupForm,
  somebody,
  spanishContactForm,
  spanishSignupForm,
} from './support/forms.ts';
import { inBoth, own, ownSpanishPaths, ownTest } from './support/languages.ts';
import { judgedPaths } from './support/pages.ts';
import { plate } from './support/status.ts';
import { stored } from './support/storage.ts';
import { cookieBanner, expect, type Page, settled, test as base, visit } from './support/visitor.ts';

type OldBrowser = { browser: Awaited<ReturnType<typeof chromium.launch>> };
const inOldBrowser: Fixtures<object, OldBrowser, PlaywrightTestOptions, PlaywrightWorkerOptions> = {
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const { executablePath, args, env } = await oldestBrowser();
      const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
};
const test = base.extend<object, OldBrowser>(inOldBrowser);
// This Chromium comments on the attribute of what it does not know yet, and on requests that end with their page.
base.use({
  remembers: settled,
  expectedErrors: /Found a 'popover' attribute|could not be loaded: TypeError: Failed|404|503/,
});
base.skip(process.platform !== 'linux' || process.arch !== 'x64', 'there is no such browser for this machine');

async function expectReadable(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await visit(page, path);
      await expect(plate(page)).not.toHaveText(/^(?:Hours|Horario)$/);
      const { color, background, excess } = await page.evaluate(() => {
        const { color, backgroundColor: background } = getComputedStyle(document.body);
        return { color, background, excess: document.documentElement.scrollWidth - innerWidth };
      });
      expect(color).not.toBe(background);
      expect(background).not.toBe('rgba(0, 0, 0, 0)');
      expect(excess).toBeLessThanOrEqual(0);
    });
}

ownTest.extend<object, OldBrowser>(inOldBrowser)(
  'every Spanish page is hydrated and readable @desktop @long',
  async ({ page }) => {
    test.slow();
    await expectReadable(page, ownSpanishPaths);
  },
);

test('pages are hydrated and readable, and menus open one at a time @desktop', async ({ page, browser }) => {
  test.slow();
  expect(browser.version()).toMatch(/^109\./);
  await expectReadable(page, judgedPaths);
  await visit(page, '/terms');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => bar.getByRole('link', { name, exact: true });
  for (const name of ['FAQ', 'Safety Rules']) await expect(link(name)).toBeHidden();
  await bar.getByRole('button', { name: 'Visit Us' }).click();
  await expect(link('FAQ')).toBeVisible();
  await expect(link('Safety Rules')).toBeHidden();
  await bar.getByRole('button', { name: 'Range', exact: true }).click();
  await expect(link('FAQ')).toBeHidden();
  await link('Safety Rules').click();
  await expect(page).toHaveURL('/safety-rules');
});

const { bring, faq, goNow: drive, notices, pages, visit: plan } = own.spanish;
const shell = shellWords('es');
const pets = faq.flatMap(({ items }) => items).find(({ id }) => id === 'pets');
const [firearm] = bring.questions;
const spanish = {
  cost: plan.groups.find(({ id }) => id === 'cost')?.title ?? '',
  gun: firearm?.label ?? '',
  handgun: firearm?.options.find(({ id }) => id === 'handgun')?.label ?? '',
  carousel: pages.get('es.home')?.sections.find(({ id }) => id === 'gallery')?.parts[0]?.title ?? '',
  refresh: weatherWords('es').refresh,
};

inBoth(undefined, ({ test, mark, at, say }) =>
  test.extend<object, OldBrowser>(inOldBrowser)(
    `what pages answer to what is typed and chosen @desktop${mark}`,
    async ({ page }) => {
      test.slow();
      page.setDefaultTimeout(15_000);
      const main = page.getByRole('main');
      await test.step('a planned visit', async () => {
        const juniors = page.getByLabel(say('Shooters, 7 to 17', plan.people.juniors));
        await visit(page, at('/visit'));
        await page.getByLabel(say('Shooters, 21 or older', plan.people.adults)).selectOption('1');
        await juniors.selectOption('1');
        await page.getByLabel(say('Rifle', plan.guns.options.rifle), { exact: true }).check();
        await expect(main.getByRole('article', { name: say('What it costs', spanish.cost) })).toContainText(
          `${say('Day pass total', plan.total)}$55`,
        );
        await expect(page).toHaveURL(at('/visit?a=1&j=1&g=r'));
        await page.reload();
        await expect(juniors).toHaveValue('1');
      });
      await test.step('a search', async () => {
        await visit(page, at('/search'));
        await page.getByRole('searchbox').fill(say('dog', 'perro'));
        const question = say('Can I bring my dog?', pets?.question ?? '');
        await page.getByRole('search').getByRole('link', { name: question }).click();
        await expect(
          page.getByText(say('Service animals are welcome.', 'Los animales de servicio son bienvenidos.')),
        ).toBeVisible();
      });
      await test.step('what to bring', async () => {
        await visit(page, at('/safety-rules'));
        await page.getByLabel(say('Gun', spanish.gun), { exact: true }).selectOption(say('Handgun', spanish.handgun));
        await expect(page.locator('#can-i-bring-it').getByRole('status')).toContainText(
          say('Yes, under these rules', bring.answers.yes),
        );
      });
      await test.step('the drive', async () => {
        await visit(page, at('/weather'));
        const goNow = page.locator('#go-now');
        await goNow.getByText(say('Go now?', drive.title)).click();
        await goNow
          .getByLabel(say('How long is your drive?', drive.drive.label))
          .selectOption(say('40 minutes', `40 ${drive.drive.unit}`));
        await expect(goNow.getByRole('status')).not.toBeEmpty();
        await page.getByRole('button', { name: say('Refresh', spanish.refresh) }).click();
        const refreshed = say(/^(Updated|Could not)/, /^(Actualizado|No se pudo)/);
        await expect(main.getByRole('status').filter({ hasText: refreshed })).toBeVisible();
      });
      await test.step('pictures', async () => {
        await visit(page, at('/'));
        const carousel = page.getByRole('region', { name: say('Pictures of the range', spanish.carousel) });
        const next = carousel.getByRole('button', { name: say('Next picture', shell.nextPicture) });
        await carousel.scrollIntoViewIfNeeded();
        await expect(next).toHaveAttribute('aria-disabled', 'false');
        await next.click();
        await expect(
          carousel.getByRole('button', { name: say('Previous picture', shell.previousPicture) }),
        ).toHaveAttribute('aria-disabled', 'false');
        await visit(page, at('/gallery'));
        await main.getByRole('listitem').getByRole('link').first().click();
        const viewer = page.getByRole('dialog', { name: say('Pictures', shell.pictures) });
        await viewer.getByRole('button', { name: say('Next', shell.next), exact: true }).click();
        await viewer.getByRole('button', { name: say('Close', shell.close), exact: true }).click();
        await expect(viewer).toBeHidden();
      });
      await test.step('cookie preferences', async () => {
        const banner = cookieBanner(page);
        const { preferencesTitle, embedded, save } = notices.cookies;
        await page
          .getByRole('contentinfo')
          .getByRole('button', { name: say('Cookie preferences', preferencesTitle) })
          .click();
        await banner.getByRole('checkbox', { name: say('Embedded content', embedded.label) }).check();
        await banner.getByRole('button', { name: say('Save Preferences', save) }).click();
        await expect(banner).toBeHidden();
        expect((await stored(page))['cookie-preferences']).toBe('{"analytics":false,"embedded":true}');
      });
    },
  ),
);

const comesToItsReceipt = async (page: Page, tried: FormUnderTest) => {
  const who = somebody();
  const { fill, received, reference, submit } = partsOf(tried);
  await visit(page, tried.path);
  await fill(page, who);
  await submit(page).click();
  await expect(received(page)).toBeVisible();
  await expect(reference(page).first()).toHaveText(/^(PR|CM|SU)-\d{6}$/);
  expect(await storedFrom(who.email, tried.kind)).toHaveLength(1);
};

for (const [english, spanish] of [
  [contactForm, spanishContactForm],
  [signupForm, spanishSignupForm],
] as const)
  inBoth(undefined, ({ test, mark, say }) =>
    test.extend<object, OldBrowser>(inOldBrowser)(
      `a ${english.kind} comes to its receipt @desktop${mark}`,
      async ({ page }) => comesToItsReceipt(page, say(english, spanish)),
    ),
  );

test(`a ${privacyForm.kind} comes to its receipt @desktop @long`, async ({ page }) =>
  comesToItsReceipt(page, privacyForm));

inBoth(undefined, ({ test, mark, at, say }) =>
  test.extend<object, OldBrowser>(inOldBrowser)(`the phone’s menu opens @phone${mark}`, async ({ page }) => {
    await visit(page, at('/contact'));
    await page.getByRole('button', { name: say('Open menu', shell.openMenu) }).tap();
    const menu = page.getByRole('dialog', { name: say('Menu', shell.menu) });
    await expect(menu.getByRole('link', { name: say('Gallery', 'Galería') })).toBeVisible();
    await menu.getByRole('button', { name: say('Close menu', shell.closeMenu) }).tap();
    await expect(menu).toBeHidden();
  }),
);
