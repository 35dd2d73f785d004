/**
 * A site whose club counts its visits. Ours does not by default, and building it a second time takes too long for one
 * test.
 */
import type { Page } from '@playwright/test';

export const analyticsScript = 'https://count.example/script.js';

/**
 * Serves the pages as if `content/embeds.yaml` named an analytics script. The pages' data is React Router's: a JSON
 * list in which an object's keys and values are places in the same list, and -5 stands for null.
 */
export async function configureAnalytics(page: Page): Promise<void> {
  await page.route('**/*.data', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: withAnalytics(await response.text()) });
  });
  // The pages' policy names no host for it.
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
}

function withAnalytics(data: string): string {
  const list = JSON.parse(data) as unknown[];
  const key = `_${list.indexOf('scriptUrl')}`;
  const settings = list.find(
    (entry): entry is Record<string, number> => typeof entry === 'object' && entry !== null && key in entry,
  );
  if (!settings) throw new Error('The page’s data has no setting for analytics.');
  settings[key] = list.push(analyticsScript) - 1;
  return JSON.stringify(list);
}
