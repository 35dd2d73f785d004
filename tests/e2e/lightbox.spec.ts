/** The gallery's full-screen view. Without JavaScript: no-script.spec.ts. */
import { loadContent } from '#content/load.server.ts';
import { spread, swipe } from './support/touch.ts';
import { expect, settled, test, visit, type Page } from './support/visitor.ts';

test.use({ remembers: settled });

const { gallery, images } = loadContent();
/** All pictures in the order of the page, over the borders of its sections. */
const pictures = gallery.sections.flatMap((section) =>
  section.images.map((id) => ({ id, alt: images[id]?.alt ?? '', section: section.id })),
);
const last = pictures.length - 1;
/** The last picture of the second section. */
const border = pictures.findLastIndex(({ section }) => section === gallery.sections[1]?.id);

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true });
const image = (page: Page, index: number) =>
  lightbox(page).getByRole('img', { name: pictures[index]?.alt ?? '', exact: true });
const thumbnail = (page: Page, index: number) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').nth(index);

async function open(page: Page, index: number): Promise<void> {
  await visit(page, '/gallery');
  await thumbnail(page, index).click();
  await expectPicture(page, index);
}

/** The picture has come to rest in the middle of the screen, with its description below it. */
async function expectPicture(page: Page, index: number): Promise<void> {
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  await expect(async () => {
    const { x = 0, width = 0 } = (await image(page, index).boundingBox()) ?? {};
    expect(Math.abs(x + width / 2 - middle)).toBeLessThan(2);
  }).toPass();
  const caption = lightbox(page)
    .getByRole('group', { name: `${index + 1} of ${pictures.length}`, exact: true })
    .getByRole('paragraph');
  await expect(caption).toContainText(pictures[index]?.alt ?? '');
  await expect(caption).toBeInViewport({ ratio: 0.95 });
}

test('it fills the screen, leads over the borders of the sections, and ends at both ends', async ({ page }) => {
  await open(page, border);
  expect(await lightbox(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await button(page, 'Next').click();
  await expectPicture(page, border + 1);
  await button(page, 'Previous').click();
  await expectPicture(page, border);
  await button(page, 'Close').click();
  await expect(lightbox(page)).toHaveCount(0);

  await thumbnail(page, 0).click();
  await expectPicture(page, 0);
  await expect(button(page, 'Previous')).toBeHidden();
  await expect(button(page, 'Next')).toBeVisible();
  await button(page, 'Close').click();
  await expect(lightbox(page)).toHaveCount(0);

  await thumbnail(page, last - 1).click();
  await expectPicture(page, last - 1);
  await button(page, 'Next').click();
  await expectPicture(page, last);
  await expect(button(page, 'Next')).toBeHidden();
  await expect(button(page, 'Previous')).toBeVisible();
});

test('the arrow keys turn it, and the focus stays in it @desktop', async ({ page }) => {
  await open(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectPicture(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectPicture(page, 0);
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    expect(
      await lightbox(page).evaluate(
        (box) => document.activeElement === document.body || box.contains(document.activeElement),
      ),
    ).toBe(true);
  }
});

const ways: [name: string, close: (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the X', (page) => button(page, 'Close').click()],
  ['the phone’s Back', (page) => page.evaluate(() => history.back())],
  [
    'a click beside the picture',
    async (page) => {
      const { x = 0, y = 0, width = 0 } = (await image(page, border).boundingBox()) ?? {};
      await page.mouse.click(x + width / 2, y - 20);
    },
  ],
];
test('it is closed in four ways, and the page and the focus are where they were', async ({ page }) => {
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
});

test('a click on the picture itself does not close it @desktop', async ({ page }) => {
  await open(page, border);
  await image(page, border).click();
  await button(page, 'Next').click();
  await expectPicture(page, border + 1);
});

test.describe('by touch', () => {
  test.skip(({ isMobile }) => !isMobile, 'needs a touch screen');

  test('a swipe turns it', async ({ page }) => {
    await open(page, border);
    const y = (page.viewportSize()?.height ?? 0) / 2;
    await swipe(page, { x: 350, y }, { x: 60, y });
    await expectPicture(page, border + 1);
    await swipe(page, { x: 60, y }, { x: 350, y });
    await expectPicture(page, border);
  });

  test('two fingers enlarge the picture', async ({ page }) => {
    await open(page, border);
    const { x = 0, y = 0, width = 0, height = 0 } = (await image(page, border).boundingBox()) ?? {};
    await spread(page, { x: x + width / 2, y: y + height / 2 });
    await expect.poll(async () => (await image(page, border).boundingBox())?.width).toBeGreaterThan(width * 1.3);
  });
});

test.describe('a picture that cannot be loaded', () => {
  const broken = pictures[2]?.id ?? '';
  test.use({ expectedErrors: new RegExp(`/images/${broken}-`) });

  test('leaves its description in its place, and is logged @desktop', async ({ page }) => {
    await page.route(`**/images/${broken}-*`, (route) => route.abort());
    const logged = page.waitForEvent(
      'console',
      (message) => message.text().startsWith('The picture ') && message.text().includes(broken),
    );
    await visit(page, '/gallery');
    await thumbnail(page, 1).click();
    await button(page, 'Next').click();
    const group = lightbox(page).getByRole('group', { name: `3 of ${pictures.length}` });
    await expect(group.getByText('This picture could not be loaded.')).toBeInViewport();
    await expect(group.getByText(pictures[2]?.alt ?? '')).toBeInViewport();
    await logged;
  });
});

test.describe('a view that cannot be loaded', () => {
  test.use({ expectedErrors: /lightbox-|The full-screen view could not be loaded/ });

  test('leaves the picture itself, in full size @desktop', async ({ page }) => {
    await page.route('**/assets/lightbox-*.js', (route) => route.abort());
    await visit(page, '/gallery');
    await thumbnail(page, 1).click();
    await expect(page).toHaveURL(new RegExp(`/images/${pictures[1]?.id}-.*\\.jpg$`));
  });
});
