/** What the one component of all forms does in a browser. Over 200 lines: one promise of the forms after another. */
import { mailOnlyStyles } from '#domain/forms.ts';
import { storedFrom } from './live/inbox.ts';
import { contactForm, partsOf, pressTwice, privacyForm, signupForm, somebody } from './support/forms.ts';
import { becomesAlive, expect, type Page, testToday as test, visit } from './support/visitor.ts';

// What a test takes away, the browser or the page reports as an error; so do parts that the lost signal interrupts.
test.use({ expectedErrors: /\/api\/|ERR_INTERNET_DISCONNECTED|could not be loaded|Failed to fetch dynamically/ });

// All three forms are one component. The privacy request has a file of its own.
const { expectFilled, field, fill, form, received, reference, submit, summary } = partsOf(contactForm);
const failure = (page: Page) => form(page).getByRole('alert');
const drafts = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(sessionStorage).filter(([name]) => name.startsWith('draft-'))));

for (const [path, topic] of [
  ['/contact', undefined],
  ['/calendar', 'Calendar'],
] as const)
  test(`a message from ${path} is stored once before it is confirmed, and another can follow${topic ? ' @long' : ''}`, async ({
    page,
    traces,
  }) => {
    const who = somebody();
    await visit(page, path);
    await fill(page, who);
    await page.route(`**${contactForm.api}`, async (route) => {
      await expect(form(page).getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
      await route.continue();
    });
    await pressTwice(submit(page));
    await expect(received(page)).toBeFocused();
    const stored = await storedFrom(who.email, 'contact-message');
    expect(stored).toMatchObject([
      { name: who.name, phone: who.phone, message: who.words, reference: await reference(page).textContent() },
    ]);
    expect(stored[0]?.['topic']).toBe(topic);

    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expectFilled(page, { name: '', email: '', phone: '', words: '' });
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    for (const trace of [...traces.urls, ...traces.console])
      expect(decodeURIComponent(trace)).not.toContain(who.name.slice(4));
  });

test('Send answers at once while the check of the address is still fetched', async ({ page }) => {
  await visit(page, '/contact');
  await fill(page, somebody());
  const fetched = Promise.withResolvers<void>();
  await page.route('**/likely-address*', async (route) => {
    await fetched.promise;
    await route.continue();
  });
  await submit(page).click();
  await expect(form(page).getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  fetched.resolve();
  await expect(received(page)).toBeFocused();
});

test('a visitor who wants to reserve for a group arrives at the form with its subject chosen', async ({ page }) => {
  await visit(page, '/pass');
  await page.getByRole('link', { name: 'Reserve for a group or class' }).click();
  await expect(field(page, 'Subject')).toHaveValue('A group or a class');
  await expect(field(page, 'Subject')).toBeInViewport();
});

test('a mistyped address is questioned once, with the likely one offered, and the receipt repeats it', async ({
  page,
}) => {
  const who = { ...somebody(), email: `ana.${Date.now()}@gmial.com` };
  const likely = who.email.replace('gmial', 'gmail');
  await visit(page, '/contact');
  await fill(page, who);
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  await summary(page)
    .getByRole('button', { name: `Use ${likely}` })
    .click();
  await expect(field(page, 'Email')).toHaveValue(likely);
  // Who sends it again insists.
  await field(page, 'Email').fill(who.email);
  await submit(page).click();
  await expect(received(page)).toBeFocused();
  await expect(page.getByText(who.email)).toBeVisible();
});

test('mistakes are listed above the form and beside their fields, and nothing is sent', async ({ page, traces }) => {
  await visit(page, '/contact');
  await field(page, 'Email').fill('nowhere');
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  const mistakes = {
    Name: 'Please enter your name.',
    Email: 'Please enter an email address such as name@example.com.',
    Message: 'Please write your message.',
  };
  await expect(summary(page).getByRole('link')).toHaveText(Object.values(mistakes));
  for (const [name, sentence] of Object.entries(mistakes).toReversed()) {
    await expect(field(page, name)).toHaveAccessibleDescription(sentence);
    // A link of the summary leads to its field, whose label the page's header does not cover.
    await summary(page).getByRole('link', { name: sentence }).click();
    await expect(field(page, name)).toBeFocused();
    const label = form(page).getByText(name, { exact: true });
    await expect
      .poll(async () => {
        const [top, bottom] = [await label.boundingBox(), await page.getByRole('banner').first().boundingBox()];
        return top && bottom && top.y >= bottom.y + bottom.height;
      })
      .toBe(true);
  }
  await field(page, 'Name').fill('Ada');
  await expect(page.getByText(mistakes.Name)).toHaveCount(0);
  await expect(page.getByText(mistakes.Message)).toHaveCount(2);
  // The message below its neighbour does not stretch a field that is right.
  const boxes = await Promise.all(['Name', 'Email'].map((name) => field(page, name).boundingBox()));
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
  expect(traces.urls.filter((url) => url.endsWith(contactForm.api))).toEqual([]);
});

test('when the answer is lost, every word stays, and trying again stores nothing twice', async ({ page, traces }) => {
  const who = somebody();
  await visit(page, contactForm.path);
  await fill(page, who);
  await page.route(
    `**${contactForm.api}`,
    async (route) => {
      // It arrives, and is stored; the visitor never hears of it.
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page).click();
  await expect(failure(page)).toContainText('We could not send this. Nothing you wrote is lost: please try again.');
  await expect(failure(page).getByRole('link', { name: /^\(\d{3}\)/ })).toHaveAttribute('href', /^tel:/);
  await expect(failure(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
  await expectFilled(page, who);
  await submit(page).click();
  await expect(received(page)).toBeVisible();
  const stored = await storedFrom(who.email, 'contact-message');
  expect(stored).toMatchObject([{ reference: await reference(page).textContent() }]);
  for (const line of traces.console) expect(line).not.toMatch(/ada|831/i);
});

test('offline it says so, keeps every word, and says when the signal is back', async ({ page, context }) => {
  const who = somebody();
  await visit(page, contactForm.path);
  await fill(page, who);
  await context.setOffline(true);
  await submit(page).click();
  await expect(failure(page)).toContainText(
    'You are offline. Nothing you wrote is lost: send it when you have a signal again.',
  );
  await expectFilled(page, who);
  await context.setOffline(false);
  await expect(failure(page)).toContainText('You are back online. Nothing you wrote is lost: you can send it now.');
  await submit(page).click();
  await expect(received(page)).toBeVisible();
});

test('a draft survives a reload, without the proof of identity, and is erased once it is sent', async ({ page }) => {
  const privacy = partsOf(privacyForm);
  const who = somebody();
  let sent = 0;
  await page.route(`**${privacyForm.api}`, (route) => {
    sent += 1;
    return sent === 1 ? route.abort() : route.continue();
  });
  await visit(page, privacyForm.path);
  await privacy.fill(page, who);
  await privacy.submit(page).click();
  await expect(page.getByText('Nothing you wrote is lost')).toBeVisible();
  await expect.poll(() => drafts(page)).toContain(who.email);
  expect(await drafts(page)).not.toContain(`I am ${who.name}`);
  await page.reload();
  await becomesAlive(page);
  await expect(privacy.field(page, 'Request Details')).toHaveValue(who.words);
  await expect(privacy.field(page, 'Identity Verification')).toHaveValue('');
  // The signal is back: nothing goes out by itself.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sent).toBe(1);
  await privacy.submit(page).click();
  await expect(privacy.received(page)).toBeVisible();
  expect(await drafts(page)).toBe('[]');
});

const signup = partsOf(signupForm);
const alerts = 'Email me when the range closes unexpectedly';
test('a sign-up is stored, and says that it waits: this server has no mail to confirm it with', async ({ page }) => {
  const who = somebody();
  await visit(page, '/');
  await expect(signup.submit(page)).toBeVisible();
  await expect(signup.form(page).getByRole('checkbox', { name: alerts })).toHaveCount(0);
  await expect(signup.form(page).getByText(/can’t send email, so you can’t confirm a sign-up yet\.$/)).toBeVisible();
  await signup.fill(page, who);
  await signup.submit(page).click();
  await expect(signup.received(page)).toBeFocused();
  await expect(
    page.getByText(/^Your sign-up is stored, but .* cannot send email at the moment\. .* your sign-up is deleted\.$/),
  ).toBeVisible();
  const stored = await storedFrom(who.email, 'signup');
  expect(stored).toMatchObject([{ name: who.name }]);
  expect(stored[0]).not.toHaveProperty('confirmedAt');
});

test('where mail can be sent, closure alerts are offered, and the draft keeps the choice', async ({ page }) => {
  const choice = signup.form(page).getByRole('checkbox', { name: alerts });
  await page.route(`**${mailOnlyStyles}`, (route) =>
    route.fulfill({ contentType: 'text/css', body: '.mail-only{display:block}' }),
  );
  await visit(page, '/');
  await expect(choice).not.toBeChecked();
  await signup.form(page).getByText(alerts).click();
  await signup.field(page, 'Email').fill(somebody().email);
  await page.reload();
  await expect(choice).toBeChecked();
});
