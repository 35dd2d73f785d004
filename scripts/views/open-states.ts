import type { Page } from '@playwright/test';

export type OpenState = {
  name: string;
  path: string;
  /** Of a visitor who has answered nothing yet. */
  firstVisit?: true;
  /** Brings the page into the state, and is done when it is seen. */
  open: (page: Page) => Promise<void>;
};

/** The page is alive as soon as its footer has this button. */
const preferences = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' });
const press = async (page: Page, name: string | RegExp) => {
  await preferences(page).waitFor();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
};

/** What a page looks like while something lies over it or is opened in it. */
export const openStates: readonly OpenState[] = [
  {
    name: 'home-menu',
    path: '/',
    open: (page) => press(page, (page.viewportSize()?.width ?? 0) < 1024 ? 'Open menu' : 'Visit Us'),
  },
  {
    name: 'home-first-visit',
    path: '/',
    firstVisit: true,
    open: (page) => page.getByRole('dialog', { name: 'Shareholder memberships' }).waitFor(),
  },
  {
    name: 'home-preferences',
    path: '/',
    open: async (page) => {
      await press(page, 'Cookie preferences');
      await page.getByRole('region', { name: 'Your privacy' }).waitFor();
    },
  },
  {
    name: 'faq-question',
    path: '/faq',
    open: async (page) => {
      await preferences(page).waitFor();
      await page.locator('main summary').first().click();
    },
  },
  {
    name: 'gallery-lightbox',
    path: '/gallery',
    open: async (page) => {
      await preferences(page).waitFor();
      await page.getByRole('main').getByRole('listitem').getByRole('link').nth(1).click();
      await page.getByRole('dialog', { name: 'Pictures' }).getByRole('img').first().waitFor();
      await page.waitForLoadState('networkidle');
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
    name: 'youth-form-toast',
    path: '/youth-form',
    open: async (page) => {
      await preferences(page).waitFor();
      await page.getByRole('main').locator('a[download]').first().click();
      await page.getByText('Download Options').first().waitFor();
    },
  },
];
