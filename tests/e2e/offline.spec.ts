import { loadContent } from '#content/load.server.ts';
import { expectPages, follow, heading, line, mark, offline, test, testMs, visitOnce } from './support/kept.ts';
import { headingOf, sampledPaths } from './support/pages.ts';
import { expect, visit } from './support/visitor.ts';

test.setTimeout(testMs);

const { navigation, notices } = loadContent();

test('one visit fetches the whole site in its language, in at most 1.4 MB with the visit itself', async ({
  page,
  network,
}) => {
  await visitOnce(page, '/');
  const bytes = network.asked.reduce((sum, answer) => sum + answer.bytes, 0);
  expect(network.asked.length).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(1_400_000);
  expect(network.asked.filter(({ path }) => path.startsWith('/es'))).toEqual([]);
  // What a visit needs is saved first, and the legal pages last. Some files come at the same time.
  const asked = network.asked.map(({ path }) => path);
  const order = ['/contact', '/safety-rules', '/terms'].map((path) => asked.indexOf(path));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[2]).toBeGreaterThan(asked.findLastIndex((path) => path.startsWith('/documents/')));
  // The next visit fetches nothing again, nor does the way from page to page, nor the search.
  const before = network.asked.length;
  await visitOnce(page, '/faq');
  await follow(page, '/pass');
  await expect(heading(page)).toHaveText(headingOf('/pass'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('dog');
  await expect(page.getByRole('link', { name: 'Can I bring my dog?' })).toBeVisible();
  const again = network.asked.slice(before).map((answer) => answer.path);
  expect(again.filter((asked) => !/^\/(?:api\/|images\/|sw\.js)/.test(asked))).toEqual([]);

  // With one bar, that carries nothing, pages do not wait for it.
  network.state = 'silent';
  for (const to of ['/', '/faq']) {
    await page.goto(to);
    await expect(heading(page)).toHaveText(headingOf(to));
  }
});

test('without a signal pages open, pictures and documents too, with the time of their saving', async ({
  page,
  network,
}) => {
  await visitOnce(page, '/');
  await visitOnce(page, '/es');
  network.lose();
  // That each is saved: tests/site/saved.test.ts.
  await expectPages(page, ...sampledPaths.filter((one) => headingOf(one) !== ''));
  await visit(page, '/terms');
  await expect(line(page)).toContainText(offline.saved);
  await expect(mark(page)).toBeVisible();
  await visit(page, '/es');
  await expect(page.getByText(/^Sin señal\. Páginas guardadas: .*[ap]\.m\.$/)).toBeVisible();
  // With a query, as the server has it.
  await visit(page, '/faq?from=mail');
  await expect(heading(page)).toHaveText(headingOf('/faq'));
  // What is not there is not there, with a signal or without.
  await visit(page, '/no-such-page');
  await expect(heading(page)).toHaveText('404');

  await visit(page, '/terms');
  for (const to of ['/faq', '/weather', '/contact']) {
    await follow(page, to);
    await expect(page).toHaveURL(to);
    await expect(heading(page)).toHaveText(headingOf(to));
  }
  await visit(page, '/gallery');
  const picture = page.getByRole('main').getByRole('img').nth(4);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const form = await page.evaluate(async () => {
    const answer = await fetch('/documents/youth-permission-and-release.pdf');
    return (await answer.text()).slice(0, 5);
  });
  expect(form).toBe('%PDF-');

  await visit(page, '/weather');
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to fetch weather data')).toBeVisible();
  await expect(main.getByText('Typical conditions, not a reading')).toBeVisible();
  await expect(
    main
      .getByText(/road closed/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Couldn’t update. Showing the last reading.')).toBeVisible();
  await expect(page.locator('.status-plate').filter({ visible: true })).not.toHaveText(navigation.hours.label);
  await expect(line(page)).toBeVisible();
  network.state = 'on';
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(main.getByText('Last updated')).toBeVisible();
  await expect(line(page)).toBeHidden();
});

test('without a signal, a page that is kept in the other language only says so, and leads there @long', async ({
  page,
  network,
}) => {
  await visitOnce(page, '/es/faq');
  expect(network.asked.filter(({ path }) => /^\/(?:data\/)?(?:faq|safety-rules)/.test(path))).toEqual([]);
  network.lose();
  await expectPages(page, '/es', '/es/safety-rules', '/terms');
  // As the language switch leads there.
  await page.goto('/safety-rules');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(heading(page)).toHaveText(notices.notSaved.title);
  await expect(page.getByRole('main')).toContainText(notices.notSaved.text);
  const listed = page.getByRole('listitem').locator('a[href="/es/faq"]');
  await expect(listed).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: notices.notSaved.link }).click();
  await expect(page).toHaveURL('/es/safety-rules');
  await expect(heading(page)).toHaveText(headingOf('/es/safety-rules'));

  // With a signal, the switch brings the other language onto the device.
  network.state = 'on';
  await visitOnce(page, '/safety-rules');
  network.lose();
  await expectPages(page, '/faq', '/es/faq');
});
