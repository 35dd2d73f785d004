/** The header's menus by mouse, touch and keyboard. Without JavaScript: no-script.spec.ts. */
import { loadContent } from '#content/load.server.ts';
import { phoneHref } from '#domain/places.ts';
import { swipe } from './support/touch.ts';
import { expect, settled, test, visit, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

const { navigation, site } = loadContent();
const everyLink = navigation.header.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
const languages = [navigation.spanish];

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const dropdownButton = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test.describe('on a wide screen @desktop', () => {
  test('a dropdown opens by the mouse, and closes on a second click, elsewhere, and when a link is chosen', async ({
    page,
  }) => {
    await visit(page, '/terms');
    const links = bar(page).getByRole('link', { includeHidden: true });
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      everyLink.map(({ to }) => to),
    );
    const faq = link(page, 'FAQ');
    const button = dropdownButton(page, 'Visit Us');
    await expect(faq).toBeHidden();
    await button.click();
    await expect(faq).toBeVisible();
    await button.click();
    await expect(faq).toBeHidden();
    // By keyboard: journeys.spec.ts.
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Pass Options')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(faq).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(faq).toBeHidden();

    await button.click();
    await dropdownButton(page, 'Range').click();
    await expect(faq).toBeHidden();
    await expect(link(page, 'Range Features')).toBeVisible();

    await link(page, 'Safety Rules').click();
    await expect(page).toHaveURL('/safety-rules');
    await expect(link(page, 'Range Features')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  const call = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Call Now/ });

  /** By its style, not by watching it: a slow machine may look when it is over. */
  const secondsOfMotion = (page: Page) =>
    call(page).evaluate((button) => {
      const { animationName, animationDuration, animationDelay, animationIterationCount } = getComputedStyle(button);
      if (animationName === 'none') return 0;
      return (
        Number.parseFloat(animationDelay) +
        Number.parseFloat(animationDuration) * Number(animationIterationCount.replace('infinite', 'Infinity'))
      );
    });

  test('Call Now rings the office, and pulses for at most five seconds', async ({ page }) => {
    await visit(page, '/terms');
    await expect(call(page)).toHaveAttribute('href', phoneHref(site.phone));
    expect(await secondsOfMotion(page)).toBeGreaterThan(0);
    expect(await secondsOfMotion(page)).toBeLessThanOrEqual(5);
  });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide screens have the bar');

  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).tap();
  const focusIsInMenu = (page: Page) => menu(page).evaluate((dialog) => dialog.contains(document.activeElement));

  test('the menu is at the edge, and has every link and three ways to the range', async ({ page }) => {
    await visit(page, '/terms');
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect(async () => {
      const box = await menu(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(page.viewportSize()?.width);
    }).toPass();
    const links = menu(page).getByRole('navigation').getByRole('link');
    const inMenu = [navigation.search, ...everyLink, ...languages];
    await expect(links).toHaveText(inMenu.map(({ label }) => label));
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      inMenu.map(({ to }) => to),
    );
    await expect(menu(page).getByRole('link', { name: /^Call Now/ })).toHaveAttribute('href', phoneHref(site.phone));
    await expect(menu(page).getByRole('link', { name: 'Visit Range to Buy Pass' })).toHaveAttribute('href', '/contact');
    await expect(menu(page).getByRole('link', { name: 'Get Location & Hours' })).toHaveAttribute('href', '/contact');
  });

  test('the menu keeps the focus, and the page behind it does not scroll', async ({ page }) => {
    await visit(page, '/terms');
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    const stops = await menu(page).locator('a, button').count();
    for (let stop = 0; stop < stops + 3; stop++) {
      await page.keyboard.press('Tab');
      // Between its last and its first element the focus may rest on nothing, but never on the page behind.
      expect(
        await menu(page).evaluate(
          (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
        ),
      ).toBe(true);
    }
    expect(await focusIsInMenu(page)).toBe(true);

    await swipe(page, { x: 20, y: 600 }, { x: 20, y: 200 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await swipe(page, { x: 20, y: 600 }, { x: 20, y: 200 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  test('the menu closes on Escape, on its X and beside it, and gives the focus back', async ({ page }) => {
    await visit(page, '/terms');
    const closing = [
      () => page.keyboard.press('Escape'),
      () => menu(page).getByRole('button', { name: 'Close menu' }).tap(),
      () => page.touchscreen.tap(10, 400),
    ];
    for (const [index, close] of closing.entries()) {
      await openMenu(page);
      await close();
      await expect(menu(page)).toBeHidden();
      if (index < 2) await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    }
  });

  test('the menu closes when a link is chosen, also one to the page on screen or to the dialer', async ({ page }) => {
    await visit(page, '/terms');
    for (const name of ['Contact', 'Get Location & Hours', /^Call Now/]) {
      await openMenu(page);
      await menu(page).getByRole('link', { name, exact: true }).tap();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/contact');
      if (name === 'Contact') await expect(page.getByRole('main')).toBeFocused();
    }
  });
});
