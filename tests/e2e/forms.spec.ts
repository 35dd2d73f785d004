/** What holds of all three forms when something goes wrong: no word is lost, and nothing is sent twice. */
import { expect } from '@playwright/test';
import { storedFrom } from './live/inbox.ts';
import { somebody } from './live/somebody.ts';
import { test } from './live/visit.ts';
import { contactForm, partsOf } from './support/forms.ts';
import { visit } from './support/visitor.ts';

// Every test here makes something fail: a form, or what was still on its way when the signal was lost.
test.use({
  expectedErrors:
    /\/api\/|ERR_INTERNET_DISCONNECTED|The carousel’s buttons could not be loaded|Failed to fetch dynamically/,
});

// All three are one component; what each does when all goes well is in a file of its own.
const { expectFilled, fill, form, received, reference, submit } = partsOf(contactForm);

test.describe('a form', { tag: '@desktop' }, () => {
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
    const failure = form(page).getByRole('alert');
    await expect(failure).toContainText('We could not send this. Nothing you wrote is lost: please try again.');
    await expect(failure.getByRole('link', { name: /^\(\d{3}\)/ })).toHaveAttribute('href', /^tel:/);
    await expect(failure.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
    await expectFilled(page, who);

    await submit(page).click();
    await expect(received(page)).toBeVisible();
    const stored = await storedFrom(who.email, 'contact-message');
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ reference: await reference(page).textContent() });
    for (const line of traces.console) expect(line).not.toMatch(/ada|831/i);
  });

  test('offline it says so, keeps every word, and says when the signal is back', async ({ page, context }) => {
    const who = somebody();
    await visit(page, contactForm.path);
    await fill(page, who);
    await context.setOffline(true);
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText(
      'You are offline. Nothing you wrote is lost: send it when you have a signal again.',
    );
    await expectFilled(page, who);
    await context.setOffline(false);
    await expect(form(page).getByRole('alert')).toContainText(
      'You are back online. Nothing you wrote is lost: you can send it now.',
    );
    await submit(page).click();
    await expect(received(page)).toBeVisible();
    expect(await storedFrom(who.email, 'contact-message')).toHaveLength(1);
  });
});
