import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The minified file takes half the time to send and to parse. */
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Disabled by default, though it is part of WCAG 2.2 AA.
  rules: { 'target-size': { enabled: true } },
  // We don't own the content of third-party frames.
  iframes: false,
  resultTypes: ['violations'],
};
/** The rules whose results differ between light, dark and forced colors. */
const colours: RunOptions = {
  iframes: false,
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

async function findings(page: Page, options: RunOptions, part: string): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(`axe.run('${part}', ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** In forced colors, Chromium reports `color` as painted, but the text fill color, which axe reads first, as it was. */
function forgetFill(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on the style that it was asked of
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return name === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, name);
  };
}

/** Runs axe on the current page, or on a part of it, in light mode. */
export async function expectAccessibleByDay(page: Page, state = 'the page', part = 'html'): Promise<void> {
  await page.evaluate(axe);
  await page.evaluate(forgetFill);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  expect.soft(await findings(page, rules, part), `${state} by day`).toEqual([]);
}

/** Checks dark mode and forced colors, after the same page in light mode. */
export async function expectVisibleByNight(page: Page, state = 'the page', part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findings(page, colours, part), `${state} by night`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await findings(page, colours, part), `${state} in forced colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
}

/** Runs axe on the current page, or on a part of it, in light mode, dark mode and forced colors. */
export async function expectAccessible(page: Page, state?: string, part?: string): Promise<void> {
  await expectAccessibleByDay(page, state, part);
  await expectVisibleByNight(page, state, part);
}
