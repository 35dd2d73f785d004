/** Every page on US Letter: whose it is, on how many sheets, and nothing on them that is empty. */
import { loadContent } from '#content/load.server.ts';
import { everyPath, ordinaryErrors } from './support/every-path.ts';
import { closedNotice, cookieBanner, expect, settled, test, visit, type Page } from './support/visitor.ts';

test.use({ remembers: settled, expectedErrors: ordinaryErrors });

const { site } = loadContent();

/** Sheets; the other pages are one. */
const sheets: Readonly<Record<string, number>> = {
  '/': 2,
  '/access': 2,
  '/calendar': 4,
  '/contact': 3,
  '/es/faq': 3,
  '/es/safety-rules': 4,
  '/faq': 3,
  '/gallery': 2,
  '/new-shooter-guide': 2,
  '/pass': 2,
  '/privacy': 3,
  '/range-features': 3,
  '/terms': 2,
  '/under-21-rules': 3,
  '/weather': 2,
  '/youth-form/text': 3,
};

test('every page is printed on few sheets, with the club’s name and no empty box @desktop', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of everyPath) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await page.innerText('body'), path).toContain(site.name);
    expect.soft(await page.evaluate(emptyThings), path).toEqual([]);
    expect.soft(await sheetsOf(page), path).toBeLessThanOrEqual(sheets[path] ?? 1);
  }
});

test.describe('before the cookie banner is answered @desktop', () => {
  test.use({ remembers: closedNotice });

  test('what is made to be one sheet is one', async ({ page }) => {
    await visit(page, '/es');
    await expect(cookieBanner(page)).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
  });
});

async function sheetsOf(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}

/** Frames around nothing, headings above nothing, drawings in the color of paper, and pictures made for the dark. */
function emptyThings(): string[] {
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
  const shown = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].filter(isShown);
  const isEmpty = (element: Element) =>
    element instanceof HTMLElement &&
    element.innerText.trim() === '' &&
    ![...element.querySelectorAll('svg, img')].some(isShown);
  const isFramed = (element: Element) => {
    const { borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element);
    return [borderTopWidth, borderBottomWidth, borderLeftWidth].every((width) => parseFloat(width) > 0);
  };
  const isHeadingAlone = (element: Element) =>
    element instanceof HTMLElement &&
    element.matches('section:has(h2)') &&
    element.innerText.trim() === element.querySelector('h2')?.innerText.trim();
  const isPale = (element: Element) =>
    element instanceof SVGSVGElement && getComputedStyle(element).color === 'rgb(255, 255, 255)';
  const isForTheDark = (element: Element) =>
    element instanceof HTMLImageElement && getComputedStyle(element).filter !== 'none';
  return shown
    .filter((one) => (isFramed(one) && isEmpty(one)) || isHeadingAlone(one) || isPale(one) || isForTheDark(one))
    .map((one) => one.outerHTML.slice(0, 120));
}
