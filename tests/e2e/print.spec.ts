import { loadContent } from '#content/load.server.ts';
import { everyPath, ordinaryErrors } from './support/pages.ts';
import { closedNotice, expect, test, type Page } from './support/visitor.ts';

// The cookie banner is on the screen, and on no sheet.
test.use({ remembers: closedNotice, expectedErrors: ordinaryErrors });

const { site } = loadContent();

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

test('every page is printed on few sheets @desktop', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of everyPath) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await page.innerText('body'), path).toContain(site.name);
    expect.soft(await sheetsOf(page), path).toBeLessThanOrEqual(sheets[path] ?? 1);
  }
});

async function sheetsOf(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}
