/** What the one component of all forms does in a browser. Over 200 lines: one promise of the forms after another. */
import { mailOnlyStyles } from '#domain/forms.ts';
import { storedFrom } from './live/inbox.ts';
import { contactForm, partsOf, privacyForm, signupForm, somebody } from './support/forms.ts';
import { becomesAlive, expect, holdScripts, type Page, testToday as test, visit } from './support/visitor.ts';

// What a test takes away, the browser or the page reports as an error; so do parts that the lost signal interrupts.
test.use({ expectedErrors: /\/api\/|ERR_INTERNET_DISCONNECTED|could not be loaded|Failed to fetch dynamically/ });

const drafts = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(sessionStorage).filter(([name]) => name.startsWith('draft-'))));

/** All three forms are one component. The privacy request has a file of its own. */
const { api } = contactForm;
const { expectFilled, field, fill, form, received, reference, submit, summary } = partsOf(contactForm);
const failure = (page: Page) => form(page).getByRole('alert');

const writeAnother = (page: Page) => page.getByRole('button', { name: 'Write another message' }).click();

test('a group’s message has its subject, is sent without mistakes and once, and waits for a signal', async ({
  page,
  context,
  traces,
}) => {
  const subject = field(page, 'Subject');
  await test.step('the link of /pass leads to the form with its subject chosen', async () => {
    await visit(page, '/pass');
    await page.getByRole('link', { name: 'Reserve for a group or class' }).click();
    await expect(subject).toHaveValue('A group or a class');
    await expect(subject).toBeInViewport();
  });
  await test.step('mistakes are listed, and nothing is sent', async () => {
    await expectMistakes(page);
    expect(traces.urls.filter((url) => url.endsWith(api))).toEqual([]);
  });
  await test.step('it is stored once before it is confirmed, and another can follow', async () => {
    const [who, topic] = [somebody(), await subject.inputValue()];
    await fill(page, who);
    await page.route(`**${api}`, async (route) => {
      await expect(form(page).getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
      await route.continue();
    });
    // Twice in one task.
    await submit(page).evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
    await expect(received(page)).toBeFocused();
    const { name, phone, words: message } = who;
    const stored = await storedFrom(who.email, 'contact-message');
    expect(stored).toMatchObject([{ name, phone, message, topic, reference: await reference(page).textContent() }]);
    await writeAnother(page);
    await expect(field(page, 'Name')).toBeFocused();
    await expectFilled(page, { name: '', email: '', phone: '', words: '' });
    await page.unroute(`**${api}`);
    await expect(page).toHaveURL(/\/contact(?:[?#].*)?$/);
  });
  // The writer's name, number and words are nowhere but in the request's body.
  for (const trace of [...traces.urls, ...traces.console])
    expect(decodeURIComponent(trace)).not.toMatch(/ada|831 555|know about me/i);
  await test.step('offline every word stays, and the form says when the signal is back', async () => {
    const who = somebody();
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
});

/** They are listed above the form and beside their fields. */
async function expectMistakes(page: Page): Promise<void> {
  const [name, email, message] = ['Name', 'Email', 'Message'] as const;
  const [nameless, wrong, empty] = [
    'Please enter your name.',
    'Please enter an email address such as name@example.com.',
    'Please write your message.',
  ] as const;
  await field(page, email).fill('nowhere');
  await submit(page).click();
  await expect(summary(page)).toBeFocused();
  const mistakes = [
    [name, nameless],
    [email, wrong],
    [message, empty],
  ] as const;
  await expect(summary(page).getByRole('link')).toHaveText([nameless, wrong, empty]);
  for (const [one, sentence] of mistakes.toReversed()) {
    await expect(field(page, one)).toHaveAccessibleDescription(sentence);
    // A link of the summary leads to its field, whose label the page's header does not cover.
    await summary(page).getByRole('link', { name: sentence }).click();
    await expect(field(page, one)).toBeFocused();
    const label = form(page).getByText(one, { exact: true });
    await expect
      .poll(async () => {
        const [top, bottom] = [await label.boundingBox(), await page.getByRole('banner').first().boundingBox()];
        return top && bottom && top.y >= bottom.y + bottom.height;
      })
      .toBe(true);
  }
  await field(page, name).fill('Ada');
  await expect(page.getByText(nameless)).toHaveCount(0);
  await expect(page.getByText(empty)).toHaveCount(2);
  // The message below its neighbour does not stretch a field that is right.
  const boxes = await Promise.all([name, email].map((one) => field(page, one).boundingBox()));
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
}

test('a message outlasts a slow check, a mistyped address, which is questioned once, and an answer that is lost @long', async ({
  page,
  traces,
}) => {
  await visit(page, '/calendar');
  await test.step('Send answers at once; what is typed until the check is there is checked, and sent', async () => {
    const who = { ...somebody(), email: `ana.${Date.now()}@gmial.com` };
    const likely = who.email.replace('gmial', 'gmail');
    const email = field(page, 'Email');
    await fill(page, { ...who, email: likely });
    const fetched = Promise.withResolvers<void>();
    await page.route('**/likely-address*', async (route) => {
      await fetched.promise;
      await route.continue();
    });
    await submit(page).click();
    await expect(form(page).getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await field(page, 'Message').fill(`${who.words} We are four.`);
    await email.fill(who.email);
    fetched.resolve();
    await expect(summary(page)).toBeFocused();
    await summary(page)
      .getByRole('button', { name: `Use ${likely}` })
      .click();
    await expect(email).toHaveValue(likely);
    // Who sends it again insists.
    await email.fill(who.email);
    await submit(page).click();
    await expect(received(page)).toBeFocused();
    await expect(page.getByText(who.email)).toBeVisible();
    const stored = await storedFrom(who.email, 'contact-message');
    expect(stored).toMatchObject([{ message: `${who.words} We are four.` }]);
    expect(stored[0]?.['topic']).toBe('Calendar');
    await expect(page).toHaveURL('/calendar');
  });

  await test.step('an address that no mail can reach is taken, too, when it is insisted on', async () => {
    const who = { ...somebody(), email: `ana ${Date.now()}@gmail` };
    const filled = (text: string) => text.replace('{address}', who.email);
    await writeAnother(page);
    await fill(page, who);
    await submit(page).click();
    await expect(summary(page)).toContainText(filled('No email can reach {address}. If you send it again, we get it'));
    await submit(page).click();
    await expect(received(page)).toBeFocused();
    await expect(page.getByText(filled('No email can reach {address}, so please call us'))).toBeVisible();
    expect(await storedFrom(who.email, 'contact-message')).toHaveLength(1);
  });

  await test.step('when the answer is lost, every word stays, and trying again stores nothing twice', async () => {
    const who = somebody();
    await writeAnother(page);
    await fill(page, who);
    await page.route(
      `**${api}`,
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
  });
  for (const line of traces.console) expect(line).not.toMatch(/ada|831/i);
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

for (const [label, what] of [
  ['Name', 'takes its place, and is never joined to it'],
  ['Message', 'continues a long text, and deletes none of it'],
] as const)
  test(`what is typed into a field as its draft returns ${what}`, async ({ page }) => {
    const who = somebody();
    const typed = { Name: 'Grace', Message: `${who.words}Grace` }[label];
    await visit(page, `${contactForm.path}#message`);
    await fill(page, who);
    await expect.poll(() => drafts(page)).toContain(who.words);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await field(page, label).focus();
    release();
    await expect(field(page, 'Email')).toHaveValue(who.email);
    await page.keyboard.type('Grace');
    for (const [name, value] of Object.entries({ ...contactForm.fields(who), [label]: typed }))
      await expect(field(page, name)).toHaveValue(value);
    await expect.poll(() => drafts(page)).toContain(typed);
  });

const joining = partsOf(signupForm);
const alerts = (page: Page) =>
  joining.form(page).getByRole('checkbox', { name: 'Email me when the range closes unexpectedly' });

test('a sign-up is stored, and says that it waits: this server has no mail to confirm it with', async ({ page }) => {
  const who = somebody();
  await visit(page, '/#email-list');
  await expect(joining.submit(page)).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
  await expect(joining.form(page).getByText(/can’t send email, so you can’t confirm a sign-up yet\.$/)).toBeVisible();
  await joining.fill(page, who);
  await joining.submit(page).click();
  await expect(joining.received(page)).toBeFocused();
  // It must not look like a success.
  await expect(page.locator('.border-warning').filter({ has: joining.received(page) })).toBeVisible();
  await expect(
    page.getByText(/^Your sign-up is stored, but .* cannot send email at the moment\. .* your sign-up is deleted\.$/),
  ).toBeVisible();
  const stored = await storedFrom(who.email, 'signup');
  expect(stored).toMatchObject([{ name: who.name }]);
  expect(stored[0]).not.toHaveProperty('confirmedAt');
});

test('where mail can be sent, closure alerts are offered, and the draft keeps the choice @long', async ({ page }) => {
  await page.route(`**${mailOnlyStyles}`, (route) =>
    route.fulfill({ contentType: 'text/css', body: '.mail-only{display:block}' }),
  );
  await visit(page, '/#email-list');
  await alerts(page).check();
  await joining.field(page, 'Email').fill(somebody().email);
  await page.reload();
  await expect(alerts(page)).toBeChecked();
});
