import { loadContent } from '#content/load.server.ts';
import { phoneHref } from '#domain/places.ts';
import { swipe } from './support/touch.ts';
import { boxOf, expect, expectFocusKept, type Locator, type Page, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled });

const { navigation, site } = loadContent();
const everyLink = navigation.header.flatMap((entry) => ('items' in entry ? entry.items : [entry]));

const targetsOf = (links: Locator) => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));

test.describe('on a wide screen', () => {
  test('Call Now rings the office, and a dropdown closes on a second click, Escape, elsewhere, and when a link is chosen', async ({
    page,
  }) => {
    await visit(page, '/terms');
    await expectCallNow(page);
    const bar = page.getByRole('navigation', { name: 'Main' });
    const dropdown = (name: string) => bar.getByRole('button', { name, exact: true });
    const link = (name: string) => bar.getByRole('link', { name, exact: true });
    expect(await targetsOf(bar.getByRole('link', { includeHidden: true }))).toEqual(everyLink.map(({ to }) => to));
    const faq = link('FAQ');
    const button = dropdown('Visit Us');
    await expect(faq).toBeHidden();
    await button.click();
    await expect(faq).toBeVisible();
    await button.click();
    await expect(faq).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(link('Pass Options')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(faq).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(faq).toBeHidden();
    await button.click();
    await dropdown('Range').click();
    await expect(faq).toBeHidden();
    await link('Safety Rules').click();
    await expect(page).toHaveURL('/safety-rules');
    await expect(link('Range Features')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  /** It pulses for at most five seconds. */
  async function expectCallNow(page: Page): Promise<void> {
    const call = page.getByRole('banner').getByRole('link', { name: /^Call Now/ });
    await expect(call).toHaveAttribute('href', phoneHref(site.phone));
    // By its style, not by watching it: a slow machine may look when it is over.
    const [name, ...seconds] = await call.evaluate((button) => {
      const { animationName, animationDuration, animationDelay, animationIterationCount } = getComputedStyle(
        button,
        '::after',
      );
      return [animationName, animationDelay, animationDuration, animationIterationCount];
    });
    const [delay = NaN, duration = NaN, times = NaN] = seconds.map(Number.parseFloat);
    expect(name).not.toBe('none');
    expect(delay + duration * times).toBeGreaterThan(0);
    expect(delay + duration * times).toBeLessThanOrEqual(5);
  }
});

test.describe('on a phone @phone', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });

  test('the menu is at the edge, has every link, closes in each way, and keeps the focus', async ({ page }) => {
    await visit(page, '/terms');
    await opener(page).tap();
    await expect(async () => {
      const box = await boxOf(menu(page));
      expect(box.right).toBe(page.viewportSize()?.width);
    }).toPass();
    const links = menu(page).getByRole('navigation').getByRole('link');
    const inMenu = [navigation.search, ...everyLink, navigation.spanish];
    await expect(links).toHaveText(inMenu.map(({ label }) => label));
    expect(await targetsOf(links)).toEqual(inMenu.map(({ to }) => to));
    await expect(menu(page).getByRole('link', { name: /^Call Now/ })).toHaveAttribute('href', phoneHref(site.phone));
    await expect(menu(page).getByRole('link', { name: 'Visit Range to Buy Pass' })).toHaveAttribute('href', '/contact');

    for (const close of [
      () => page.keyboard.press('Escape'),
      () => menu(page).getByRole('button', { name: 'Close menu' }).tap(),
    ]) {
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await opener(page).tap();
      await expect(menu(page)).toBeVisible();
    }
    await page.touchscreen.tap(10, 400);
    await expect(menu(page)).toBeHidden();
    // Also a link to the page on screen, and one to the dialer.
    for (const name of ['Contact', 'Get Location & Hours', /^Call Now/]) {
      await opener(page).tap();
      await menu(page).getByRole('link', { name, exact: true }).tap();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/contact');
      if (name === 'Contact') await expect(page.getByRole('main')).toBeFocused();
    }

    // It keeps the focus, and the page behind it does not scroll.
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
    await expectFocusKept(menu(page), (await menu(page).locator('a, button').count()) + 3);
    const swipeUp = async () => {
      await swipe(page, { x: 20, y: 600 }, { x: 20, y: 200 });
      return page.evaluate(() => scrollY);
    };
    const before = await page.evaluate(() => scrollY);
    expect(await swipeUp()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    expect(await swipeUp()).toBeGreaterThan(before + 100);
  });
});
