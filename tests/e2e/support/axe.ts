/** What axe finds on a page. */
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What stands in other companies' frames is theirs.
  iframes: false,
  resultTypes: ['violations'],
};
/** The rules that see a difference between day and night. */
const colours: RunOptions = { ...rules, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

async function findings(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Nothing to complain about on the page as it stands, by day and by night. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findings(page, rules), 'by day').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, colours), 'by night').toEqual([]);
}
