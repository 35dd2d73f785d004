import { loadContent } from '#content/load.server.ts';
import { expectPages, follow, heading, line, mark, test, testMs, visitOnce } from './support/kept.ts';
import { every, everyPath, headingOf } from './support/pages.ts';
import { expect, visit } from './support/visitor.ts';

const { navigation, notices } = loadContent();
test.setTimeout(testMs);

test('one visit fetches the whole site in its language; without a signal pages, pictures and documents open @phone', async ({
  page,
  network,
}) => {
  await test.step(`in at most 1.4 MB with the visit itself, and once`, async () => {
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
  });

  await test.step('without a signal, with the time of their saving', async () => {
    await visitOnce(page, '/es');
    network.lose();
    // That each is saved: tests/site/saved.test.ts.
    const sampled = every ? everyPath : ['/', '/es/faq'];
    await expectPages(page, ...sampled.filter((one) => headingOf(one) !== ''));
    await visit(page, '/terms');
    await expect(line(page)).toContainText(notices.offline.saved);
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
    // A phone has each page's picture whole, in its own composition.
    await visit(page, '/contact');
    const masthead = page.getByRole('main').locator('.poster-picture img');
    await expect.poll(() => masthead.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(
      await masthead.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight),
    ).toBeCloseTo(5 / 4, 1);
    await visit(page, '/gallery');
    const picture = page.getByRole('main').getByRole('img').nth(4);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const form = await page.evaluate(async () => {
      const answer = await fetch('/documents/youth-permission-and-release.pdf');
      return (await answer.text()).slice(0, 5);
    });
    expect(form).toBe('%PDF-');

    // The maps service can't be reached, but the ways by road are saved.
    await visit(page, '/visit');
    await expect(line(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Get directions' }).click();
    await expect(page).toHaveURL('/contact#by-road');

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
    // No reading is shown.
    await expect(page.getByText('Couldn’t update.', { exact: true })).toBeVisible();
    await expect(page.locator('.status-plate').filter({ visible: true })).not.toHaveText(navigation.hours.label);
    await expect(line(page)).toBeVisible();
    network.state = 'on';
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(main.getByText('Last updated')).toBeVisible();
    await expect(line(page)).toBeHidden();
  });

  // With one bar, that carries nothing, pages do not wait for it.
  network.state = 'silent';
  for (const to of ['/', '/faq']) {
    await page.goto(to);
    await expect(heading(page)).toHaveText(headingOf(to));
  }
});

test('without a signal, a page that is kept in the other language only says so, and leads there @long @phone', async ({
  page,
  network,
}) => {
  await visitOnce(page, '/faq');
  const twins = /^\/(?:es\/|data\/es\.)(?:faq|safety-rules)/;
  expect(network.asked.filter(({ path }) => twins.test(path))).toEqual([]);
  network.lose();
  await expectPages(page, '/', '/safety-rules', '/terms');
  // As the language switch leads there.
  await page.goto('/es/safety-rules');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(heading(page)).toHaveText(notices.es.notSaved.title);
  await expect(page.getByRole('main')).toContainText(notices.es.notSaved.text);
  const listed = page.getByRole('listitem').locator(`a[href="/faq"]`);
  await expect(listed).toHaveAttribute('lang', 'en-US');
  await page.getByRole('link', { name: notices.es.notSaved.link }).click();
  await expect(page).toHaveURL('/safety-rules');
  await expect(heading(page)).toHaveText(headingOf('/safety-rules'));

  // With a signal, the switch brings the other language onto the device.
  network.state = 'on';
  await visitOnce(page, '/es/safety-rules');
  network.lose();
  await expectPages(page, '/faq', '/es/faq');
});
