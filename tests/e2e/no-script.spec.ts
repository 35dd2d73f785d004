import { loadContent } from '#content/load.server.ts';
import { shellWords } from '#words/shell-words.server.ts';
import { weatherWords } from '#words/weather-words.server.ts';
import { inBoth, own } from './support/languages.ts';
import { cookieBanner, expect, openFooterMap, shareholderNotice, test as base } from './support/visitor.ts';

base.use({ javaScriptEnabled: false });

const plain = loadContent();
const [shell, live] = [shellWords('es'), weatherWords('es')];
const { prices, rules, visit } = own.spanish;
const withoutTags = (html = '') => html.replace(/<.*?>/g, '');
const kept = withoutTags(rules.groups.flatMap((group) => group.rules).find(({ list }) => list === 'home')?.text);
const menu = (to: string) => {
  const group = own.navigation.header
    .flatMap((one) => ('items' in one ? [one] : []))
    .find(({ items }) => items.some((item) => item.to === to));
  return { group: group?.es ?? '', link: group?.items.find((item) => item.to === to)?.es ?? '' };
};
const pets = own.spanish.faq.flatMap(({ items }) => items).find(({ id }) => id === 'pets');
const cases = {
  title: visit.groups.find(({ id }) => id === 'cost')?.title ?? '',
  juniors: prices.prices.find(({ id }) => id === 'junior')?.title ?? '',
};

inBoth('en-US', ({ test, mark, at, say }) =>
  test(`nothing that needs a script pretends to work, and no other company is asked @desktop${mark}`, async ({
    page,
    thirdParties,
  }) => {
    const { embeds, hours } = say(plain, own);
    await page.goto(at('/'));
    await openFooterMap(page);
    const map = page.getByRole('contentinfo').getByRole('link', { name: say('Open in Google Maps', shell.openMap) });
    await expect(map).toBeVisible();
    await expect(page.getByRole('main').getByText(say('Usually open ', 'Normalmente abierto '))).toBeVisible();
    const holidays = say(hours.holidays, hours.holidaysEs);
    await expect(page.getByRole('main').getByText(holidays).first()).toBeVisible();
    await expect(cookieBanner(page)).toHaveCount(0);
    await expect(shareholderNotice(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(?:Cookie preferences|Ajustar cookies)$/ })).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.goto(at('/weather'));
    const top = page.locator('main header').first();
    await expect(top).toContainText(
      say(/Open .+, \d+:\d\d AM to \d+:\d\d PM/, /Abierto .+, de \d+:\d\d a\.m\. a \d+:\d\d p\.m\./),
    );
    await expect(page.locator('.status-plate').filter({ visible: true })).toHaveText(say('Hours', 'Horario'));
    await expect(page.getByText(say('Typical conditions, not a reading', live.currentConditions))).toBeVisible();
    await expect(page.getByText(say('Usual state, not a check', live.usualState), { exact: true })).toHaveCount(2);
    const line = 'The live line needs JavaScript. The state road site has the same data.';
    await expect(page.getByText(say(line, live.liveNeedsScript))).toHaveCount(3);
    const cameras = page.getByText(say('The webcams need JavaScript.', live.camerasNeedScript));
    await expect(cameras).toHaveCount(embeds.webcams.some(({ image }) => image) ? 1 : 0);
    const days = say('The list of the days needs JavaScript.', 'La lista de los días necesita JavaScript.');
    await expect(page.getByText(days)).toBeVisible();
    // Rows that would open to nothing.
    for (const title of [
      say('The next seven days', 'Los próximos siete días'),
      say('Events of the next weeks', shell.events),
    ])
      await expect(page.getByRole('main').getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('Refresh', live.refresh) })).toBeHidden();
    const waiting = say(
      /^(Page loaded|Looking for|Loading image|No lane closures)/,
      /^(Página cargada|Buscando|Cargando la imagen|No hay cierres de carriles)/i,
    );
    await expect(page.getByText(waiting).filter({ visible: true })).toHaveCount(0);

    await page.goto(at('/calendar'));
    await expect(page.getByText(say('This list needs JavaScript.', 'Esta lista necesita JavaScript.'))).toBeVisible();
    await expect(page.getByText(say('Loading the events…', shell.loadingEvents))).toBeHidden();

    await page.goto(at('/contact'));
    const closures = page.locator('#closures');
    const sentence = 'The whole list of closures needs JavaScript. Please call before you come.';
    await expect(closures.getByText(say(sentence, shell.closuresNeedScript))).toBeVisible();
    await expect(closures.locator('a[href^="tel:"]')).toBeVisible();

    await page.goto(at('/safety-rules#can-i-bring-it'));
    const canBring = page.locator('#can-i-bring-it');
    const lists = canBring.getByText(say('Leave at home', 'Déjelo en casa')).filter({ visible: true });
    await expect(lists).toHaveCount(1);
    await lists.click();
    await expect(canBring.getByText(say('No holsters. No body armor.', kept)).first()).toBeVisible();

    // No form that would not answer, and every case in its place.
    await page.goto(at('/visit?a=1'));
    await expect(page.getByRole('combobox')).toHaveCount(0);
    const cost = page.locator('#plan').getByRole('article', { name: say('What it costs', cases.title) });
    await expect(cost).toContainText(say('Junior day pass', cases.juniors));
    expect(thirdParties).toEqual([]);
  }),
);

inBoth('es', ({ test, mark, at, say }) =>
  test(`the header’s dropdowns, the questions and the gallery’s pictures open @desktop${mark}`, async ({ page }) => {
    await page.goto(at('/access'));
    const bar = page.getByRole('navigation', { name: say('Main', shell.main) });
    const gallery = bar.getByRole('link', { name: say('Gallery', menu('/gallery').link) });
    await bar.getByRole('button', { name: say('Visit Us', menu('/gallery').group) }).click();
    await expect(gallery).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(gallery).toBeHidden();
    await bar.getByRole('button', { name: say('Range', menu('/safety-rules').group), exact: true }).click();
    await bar.getByRole('link', { name: say('Safety Rules', menu('/safety-rules').link) }).click();
    await expect(page).toHaveURL(at('/safety-rules'));

    await page.goto(at('/faq#pets'));
    const dog = page.getByText(say('Can I bring my dog?', withoutTags(pets?.question)), { exact: true });
    const answer = page.getByText(say('No pets, please.', withoutTags(pets?.answer).trim()));
    await expect(dog).toBeInViewport();
    await page.goto(at('/faq'));
    await expect(answer).toBeHidden();
    await dog.click();
    await expect(answer).toBeVisible();

    await page.goto(at('/gallery'));
    await page.getByRole('main').getByRole('listitem').getByRole('link').nth(5).click();
    await expect(page).toHaveURL(/\/images\/.*\.webp$/);
  }),
);

base('the phone’s menu is the list of pages in the footer @phone', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'All pages' }).tap();
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'FAQ' });
  await expect(link).toBeInViewport();
  await link.tap();
  await expect(page).toHaveURL('/faq');
});

base('the carousel is a row that scrolls sideways @desktop @long', async ({ page }) => {
  await page.goto('/#gallery');
  const carousel = page.getByRole('region', { name: 'Pictures of the range' });
  await expect(carousel.getByRole('img')).toHaveCount(8);
  await expect(carousel.getByRole('button')).toHaveCount(0);
  const third = carousel.getByRole('group', { name: '3 of 8' });
  await expect(third).not.toBeInViewport({ ratio: 0.95 });
  await carousel.getByRole('group', { name: 'Pictures of the range, scrolls sideways' }).focus();
  // Each press scrolls by a little; the row snaps to the next picture.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(third).toBeInViewport({ ratio: 0.95, timeout: 500 });
  }).toPass();
});

base('the server searches, and leads to the place @desktop @long', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('dog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=dog');
  await expect(page.getByRole('searchbox')).toHaveValue('dog');
  await page.getByRole('link', { name: 'Can I bring my dog?' }).click();
  await expect(page).toHaveURL('/faq#pets');
});
