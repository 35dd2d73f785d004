import { loadContent } from '#content/load.server.ts';
import { swipe } from './support/touch.ts';
import { boxOf, expect, type Page, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled });

const { gallery, images } = loadContent();
const total = 8;

const carousel = (page: Page) => page.getByRole('region', { name: 'Pictures of the range' });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: `${number} of ${total}`, exact: true });
const row = (page: Page) => carousel(page).getByRole('group', { name: 'Pictures of the range, scrolls sideways' });
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous picture' });
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next picture' });

async function visitCarousel(page: Page): Promise<void> {
  await visit(page, '/#gallery');
  await expect(next(page)).toBeEnabled();
}

async function expectPicture(page: Page, number: number): Promise<void> {
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.95 });
  const alt = images[gallery.carousel[number - 1] ?? '']?.alt;
  await expect(carousel(page).getByRole('status')).toHaveText(`Picture ${number} of ${total}: ${alt}`);
  await expect(carousel(page).getByText(`${number} of ${total}`, { exact: true })).toBeVisible();
}

test('it turns eight pictures with whole captions by its buttons, disabled at the ends, and by arrow keys', async ({
  page,
}) => {
  await visitCarousel(page);
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(carousel(page).getByRole('img')).toHaveCount(total);
  await expect(previous(page)).toBeDisabled();
  for (let number = 2; number <= total; number++) {
    await expect(next(page)).toBeEnabled();
    await next(page).click();
    await expectPicture(page, number);
  }
  await expect(next(page)).toBeDisabled();
  // Disabled, it keeps the focus, so that the arrow keys go on working.
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, total - 1);
  await previous(page).click();
  await expectPicture(page, total - 2);
  await row(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, total - 1);
  await expectWholeCaption(page);
});

/** The caption and the credit of a photograph are not cut below it. */
async function expectWholeCaption(page: Page): Promise<void> {
  // As for a photograph: the pictures of this club are drawn.
  await slide(page, 1).evaluate((figure) => {
    const caption = document.createElement('figcaption');
    caption.className = 'mt-2 text-sm';
    caption.textContent = 'A practice evening at the firing line. Photo: Jane Doe';
    figure.append(caption);
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const caption = await boxOf(slide(page, 1).locator('figcaption'));
    const frame = await boxOf(row(page));
    expect(caption.bottom, `${width} px`).toBeLessThanOrEqual(frame.bottom);
  }
}

test('it is swiped with a finger @phone @long', async ({ page }) => {
  await visitCarousel(page);
  await row(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(row(page));
  const [right, left] = [
    { x: x + width * 0.8, y: y + height / 2 },
    { x: x + width * 0.2, y: y + height / 2 },
  ];
  await swipe(page, right, left);
  await expectPicture(page, 2);
  await swipe(page, left, right);
  await expectPicture(page, 1);
});
