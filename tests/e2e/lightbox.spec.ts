import { loadContent } from '#content/load.server.ts';
import { swipe } from './support/touch.ts';
import { boxOf, expect, expectFocusKept, type Page, settled, test, visit } from './support/visitor.ts';

test.use({ remembers: settled });

const { gallery, images } = loadContent();
const pictures = gallery.sections.flatMap((section) =>
  section.images.map((id) => ({ id, alt: images[id]?.alt ?? '', section: section.id })),
);
const last = pictures.length - 1;
const border = pictures.findLastIndex(({ section }) => section === gallery.sections[1]?.id);

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true });
const image = (page: Page, index: number) =>
  lightbox(page).getByRole('img', { name: pictures[index]?.alt ?? '', exact: true });
const thumbnail = (page: Page, index: number) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').nth(index);

async function expectPicture(page: Page, index: number): Promise<void> {
  await expect(image(page, index)).toBeInViewport({ ratio: 0.95 });
  const caption = lightbox(page)
    .getByRole('group', { name: `${index + 1} of ${pictures.length}`, exact: true })
    .getByRole('paragraph');
  await expect(caption).toContainText(pictures[index]?.alt ?? '');
  await expect(caption).toBeInViewport({ ratio: 0.95 });
}

test('it fills the screen, leads over the borders of the sections, and ends at both ends @long', async ({ page }) => {
  await visit(page, '/gallery');
  // Before it is opened, the map is large enough to be read.
  for (const [width, least] of [
    [768, 280],
    [1440, 440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const drawn = await page.locator('main img.map-sheet').evaluate((map: HTMLImageElement) => {
      const { width: room, height } = map.getBoundingClientRect();
      return Math.min(room, (height * map.naturalWidth) / map.naturalHeight);
    });
    expect(drawn, `${width} px`).toBeGreaterThan(least);
  }
  await thumbnail(page, border).click();
  await expectPicture(page, border);
  expect(await lightbox(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await button(page, 'Next').click();
  await expectPicture(page, border + 1);
  await button(page, 'Previous').click();
  await expectPicture(page, border);
  // A click on the picture itself does not close it.
  await image(page, border).click();
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, border + 1);
  await expectFocusKept(lightbox(page), 8);
  for (const [index, name, other] of [
    [0, 'Previous', 'Next'],
    [last, 'Next', 'Previous'],
  ] as const) {
    await button(page, 'Close').click();
    await expect(lightbox(page)).toHaveCount(0);
    await thumbnail(page, index).click();
    await expectPicture(page, index);
    await expect(button(page, name)).toBeHidden();
    await expect(button(page, other)).toBeVisible();
  }
});

const ways: [name: string, close: (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the X', (page) => button(page, 'Close').click()],
  ['the phone’s Back', (page) => page.evaluate(() => history.back())],
  [
    'a click beside the picture',
    async (page) => {
      const { x, y, width } = await boxOf(image(page, border));
      await page.mouse.click(x + width / 2, y - 20);
    },
  ],
];
test('a finger turns it, and each way to close it leaves page and focus where they were @phone', async ({ page }) => {
  await visit(page, '/gallery');
  await thumbnail(page, border).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  for (const [name, close] of ways) {
    await thumbnail(page, border).click();
    await expectPicture(page, border);
    await close(page);
    await expect(lightbox(page), name).toHaveCount(0);
    await expect(thumbnail(page, border)).toBeFocused();
    expect(await page.evaluate(() => scrollY), name).toBe(before);
    await expect(page).toHaveURL('/gallery');
  }
  await thumbnail(page, border).click();
  await expectPicture(page, border);
  const middle = (page.viewportSize()?.height ?? 0) / 2;
  await swipe(page, { x: 350, y: middle }, { x: 60, y: middle });
  await expectPicture(page, border + 1);
  await swipe(page, { x: 60, y: middle }, { x: 350, y: middle });
  await expectPicture(page, border);
});

test.describe('what cannot be loaded', () => {
  const broken = pictures[2]?.id ?? '';
  test.use({ expectedErrors: new RegExp(`/images/${broken}-|lightbox-|The full-screen view could not be loaded`) });

  test('a picture leaves its description in its place, and the view leaves the picture itself @long', async ({
    page,
  }) => {
    await page.route(`**/images/${broken}-*`, (route) => route.abort());
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('The picture '));
    await visit(page, '/gallery');
    await thumbnail(page, 1).click();
    await button(page, 'Next').click();
    const group = lightbox(page).getByRole('group', { name: `3 of ${pictures.length}` });
    await expect(group.getByText('This picture could not be loaded.')).toBeInViewport();
    await expect(group.getByText(pictures[2]?.alt ?? '')).toBeInViewport();
    expect((await logged).text()).toContain(broken);

    await page.route('**/assets/lightbox-*.js', (route) => route.abort());
    await visit(page, '/gallery');
    await thumbnail(page, 1).click();
    await expect(page).toHaveURL(new RegExp(`/images/${pictures[1]?.id}-.*\\.webp$`));
  });
});
