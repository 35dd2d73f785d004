import type { Page, Route } from '@playwright/test';

/** The companies whose pages the site frames for every club, and those of the club "odd". */
const providers =
  /^https:\/\/(?:www\.google\.com\/maps|calendar\.google\.com|embed\.windy\.com|api\.leadconnectorhq\.com|lists\.odd\.example|www\.weatherlink\.com)/;

const document = '<!doctype html><title>Frame</title><button>Inside</button>';

/** Lets them answer, as no other test does: by default with a page that has one stop of the Tab key. */
export async function reachProviders(page: Page, answer?: (route: Route) => unknown): Promise<void> {
  await page.route(providers, answer ?? ((route) => route.fulfill({ contentType: 'text/html', body: document })));
}
