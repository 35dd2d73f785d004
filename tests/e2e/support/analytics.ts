/**
 * A site whose club counts its visits. Ours does not by default, and building it a second time takes too long for one
 * test.
 */
import type { Page } from '@playwright/test';

export const analyticsScript = 'https://count.example/script.js';

/** Serves the pages as if `content/embeds.yaml` named an analytics script. */
export async function configureAnalytics(page: Page): Promise<void> {
  await page.route('**/assets/site-*.json', async (route) => {
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

function withAnalytics(text: string): string {
  const facts = JSON.parse(text) as {
    analytics: { scriptUrl: string | null };
    notices: { cookies: { analytics: { accepting?: string } } };
  };
  facts.analytics.scriptUrl = analyticsScript;
  facts.notices.cookies.analytics.accepting = `Accept All also counts visits: ${new URL(analyticsScript).host}.`;
  return JSON.stringify(facts);
}
