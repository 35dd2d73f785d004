import { mailOnlyStyles } from '#domain/forms.ts';
import { storedFrom } from './live/inbox.ts';
import { canShare } from './support/share.ts';
import { inBoth, own } from './support/languages.ts';
import { every } from './support/pages.ts';
import { expect, settled, test as base, visit } from './support/visitor.ts';

base.use({ remembers: settled });

const { mail, pages, visit: words } = own.spanish;
const title = (group: string) => words.groups.find(({ id }) => id === group)?.title ?? '';
const action = (name: string) => pages.get('es.visit')?.actions[name]?.label ?? '';
const alert = mail.forms['visit-alert'];

inBoth('en-US', ({ test, mark, at, say }) => {
  test(`it says what a group brings and pays, keeps the choice in the address alone, and prints on one sheet${mark}`, async ({
    page,
  }) => {
    const shared = await canShare(page);
    const plan = page.locator('#plan');
    const total = say('Day pass total', words.total);
    const everybody = say('Showing everything', words.everybody);
    const main = page.getByRole('main');
    const block = (name: string) => main.getByRole('article', { name, exact: true });
    await visit(page, at('/'));
    await page
      .locator('#planvisit')
      .getByRole('link', { name: say('your visit', /su visita/i) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('Your visit', pages.get('es.visit')?.heading ?? ''),
    );
    await expect(plan.getByRole('status').first()).toContainText(everybody);
    await page.getByLabel(say('Shooters, 7 to 17', words.people.juniors)).selectOption('2');
    // They may not come alone: nothing adds up to a price for them.
    await expect(plan.getByRole('status').last()).toContainText(say('may not come alone', 'no pueden venir solos'));
    await expect(plan).not.toContainText(total);
    await expect(page.getByLabel(say('Adults with military', words.people.service)).locator('option')).toHaveText([
      '0',
    ]);
    await page.getByLabel(say('Shooters, 21 or older', words.people.adults)).selectOption('1');
    await expect(page.getByLabel(say('Adults with military', words.people.service)).locator('option')).toHaveText([
      '0',
      '1',
    ]);
    await page.getByLabel(say('Spectators, 7 or older', words.people.spectators)).selectOption('1');
    await page
      .getByLabel(say('Is this anyone’s first visit?', words.first.label))
      .selectOption(say('Yes', words.first.yes));
    await page.getByLabel(say('Rifle', words.guns.options.rifle), { exact: true }).check();
    await expect(block(say('What it costs', title('cost')))).toContainText(
      say('Day pass total$75 and the spectator fee', words.spectatorsExtra),
    );
    // Heard with the choice that changes it.
    await expect(plan.getByRole('status').first()).toContainText(
      say('Day pass total: $75 and the spectator fee', words.spectatorsExtra),
    );
    await expect(block(say('Paperwork and ID', title('papers')))).toContainText(
      say('permission form signed by a parent or guardian', /formulario de permiso/),
    );
    await expect(main).not.toContainText(say('Ages 18 to 20', /Los tiradores de 18 a 20 años/));

    await expect(page).toHaveURL(at('/visit?a=1&j=2&s=1&first=1&g=r'));
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('a=1');
    // Sent to someone else, or opened again: the same.
    await page.getByRole('button', { name: say('Send it to the others', action('share')) }).click();
    await expect.poll(() => shared).toMatchObject([{ url: page.url() }]);
    await page.reload();
    await expect(block(say('What it costs', title('cost')))).toContainText(say('Day pass total$75', total));
    await expect(page.getByLabel(say('Shooters, 7 to 17', words.people.juniors))).toHaveValue('2');

    // What is between them is printed by `npm run test:exhaustive`.
    for (const search of ['', ...(every ? ['?a=1'] : []), '?a=2&y=1&j=2&k=1&s=2&m=1&first=1']) {
      await visit(page, at(`/visit${search}`));
      const status = plan.getByRole('status').first();
      await (search ? expect(status).not.toContainText(everybody) : expect(status).toContainText(everybody));
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), search).toHaveLength(1);
    }
  });
});

inBoth('es', ({ test, mark, at, say }) => {
  test(`at its end, closure alerts are offered for the day, and a mistyped address is questioned${mark}`, async ({
    page,
  }) => {
    const form = page.locator('#day-alert form');
    await visit(page, at('/visit'));
    // Where mail can't be sent, they aren't.
    await expect(form).toBeHidden();
    await page.route(`**${mailOnlyStyles}`, (route) =>
      route.fulfill({ contentType: 'text/css', body: '.mail-only{display:block}' }),
    );
    await visit(page, at('/visit'));
    await page.locator('#plan').scrollIntoViewIfNeeded();
    const email = `ana.${Date.now()}@gmial.com`;
    const likely = email.replace('gmial', 'gmail');
    const send = form.getByRole('button', { name: say('Email me', alert.submit) });
    await form.getByLabel(say('Day', alert.fields.day.label)).fill('2026-10-17');
    await form.getByLabel(say('Email', alert.fields.email.label)).fill(email);
    await send.click();
    await form.getByRole('button', { name: likely }).click();
    await send.click();
    // This server has no mail to send.
    await expect(
      page
        .locator('#day-alert')
        .getByRole('heading', { name: say('You are not on the list yet', mail.pages.signup.noMail.title) }),
    ).toBeFocused();
    await expect(page).toHaveURL(at('/visit'));
    expect(await storedFrom(likely, 'signup')).toHaveLength(1);
  });
});
