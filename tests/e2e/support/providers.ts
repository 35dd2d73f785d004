import type { Page, Route } from '@playwright/test';

/** The providers that the site frames for every club, and those of the club "odd". */
const providers =
  /^https:\/\/(?:www\.google\.com\/maps|calendar\.google\.com|embed\.windy\.com|api\.leadconnectorhq\.com|lists\.odd\.example|www\.weatherlink\.com)/;

const document = '<!doctype html><title>Frame</title><button>Inside</button>';

/** Fulfills providers' requests, which otherwise fail: by default with a page that has one tab stop. */
export async function reachProviders(page: Page, answer?: (route: Route) => unknown): Promise<void> {
  await page.route(providers, answer ?? ((route) => route.fulfill({ contentType: 'text/html', body: document })));
}
