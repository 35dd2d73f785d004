import { becomesAlive, expect, holdScripts, settled, test, visit, waitUntilQuiet } from './support/visitor.ts';
import type { Page } from './support/visitor.ts';

test.use({ remembers: settled });

test('what was typed and chosen before stays, with the focus where it was', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/privacy-request', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Ada Early');
  await page.getByLabel('Type of Request').selectOption('delete');
  const words = page.getByLabel('Request Details');
  await words.focus();
  await page.keyboard.type('Typed before the script was there');
  release();
  await becomesAlive(page);
  await expect(words).toBeFocused();
  await page.keyboard.type(', and after it.');
  await expect(words).toHaveValue('Typed before the script was there, and after it.');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Early');
  await expect(page.getByLabel('Type of Request')).toHaveValue('delete');
});

test('a tap on the menu counts later, where the browser does not know the button’s command @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as { command?: unknown }).command;
    addEventListener('command', (event) => event.preventDefault(), true);
  });
  const release = await holdScripts(page);
  await page.goto('/terms', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeHidden();
  release();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Weather & Webcams' }).tap();
  await expect(page).toHaveURL('/weather');
});

test('what was opened before stays open, and a link leads on before @long', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/terms', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.getByText('Can I bring my dog?', { exact: true }).click();
  release();
  await becomesAlive(page);
  await expect(page.getByText('No pets, please.')).toBeVisible();
  await page.unrouteAll();
  // It is filled then.
  const releaseWeather = await holdScripts(page);
  await page.goto('/weather', { waitUntil: 'commit' });
  const goNow = page.locator('#go-now');
  await goNow.getByText('Go now?').click();
  releaseWeather();
  await goNow.getByLabel('How long is your drive?').selectOption('40 minutes');
  await expect(goNow).toHaveJSProperty('open', true);
});

test('what was typed in “Can I bring it?” before is answered, and the lists are left alone', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/safety-rules', { waitUntil: 'commit' });
  const field = page.getByLabel('What do you have?', { exact: true });
  const gun = page.getByLabel('Gun', { exact: true });
  await field.scrollIntoViewIfNeeded();
  await gun.selectOption('Handgun');
  await field.fill('steal target');
  release();
  const status = page.locator('#can-i-bring-it').getByRole('status');
  await expect(status).toContainText('steel');
  await expect(status).not.toContainText('Yes, under these rules');
  await expect(page.getByLabel('Target', { exact: true })).toHaveValue('');
  await field.fill('zorb');
  await expect(status).toContainText('We don’t know that. Choose below, or ask before you bring it.');
  // The lists decide as soon as one of them is used, or the field is empty.
  await field.fill('');
  await expect(status).toContainText('Yes, under these rules');
  await page.getByLabel('Target', { exact: true }).selectOption({ index: 1 });
  await expect(gun.locator('option:checked')).toHaveText('Handgun');
  await field.fill('zorb');
  await gun.selectOption('Handgun');
  await gun.selectOption('Rifle, smaller than .50 BMG');
  await expect(status).toContainText('Yes, under these rules');
  await expect(field).toHaveValue('');
});

test('the subject of a link is in the form, also where the message was begun before', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact?about=groups#message', { waitUntil: 'commit' });
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('We are twelve.');
  release();
  await expect(page.getByLabel('Subject')).toHaveValue('A group or a class');
  await expect(message).toHaveValue('We are twelve.');
});

/** The script of the home page's last sections. Vite names it after its file. */
const endScript = /\/assets\/end-[^/]*\.js(\?|$)/;
const signup = (page: Page) => page.locator('#email-list form');

test('a part far below stays as it was served while parts around it change, until it is near @phone', async ({
  page,
}) => {
  let isLoaded = false;
  page.on('request', (request) => (isLoaded ||= endScript.test(request.url())));
  await visit(page, '/');
  await expect(page.locator('.status-plate[data-state]')).toBeAttached();
  await signup(page).evaluate((form) => form.setAttribute('data-served', ''));
  await page.evaluate(() => (location.hash = '#pricing'));
  await expect(signup(page)).toHaveAttribute('data-served');
  expect(isLoaded).toBe(false);
  await signup(page).scrollIntoViewIfNeeded();
  await expect(signup(page)).toHaveJSProperty('noValidate', true);
  await expect(signup(page)).toHaveAttribute('data-served');
});

test('a button that is pressed before its part’s script is there acts later, once', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(endScript, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.route('**/api/signups', (route) => {
    sent += 1;
    return route.fulfill({ status: 201, json: { reference: 'SU-000001' } });
  });
  await visit(page, '/');
  await signup(page).getByLabel('Name').fill('Ada');
  await signup(page).getByLabel('Email', { exact: true }).fill('ada@example.org');
  await signup(page).getByRole('button').click();
  expect(sent).toBe(0);
  held.resolve();
  await expect(page.getByText('SU-000001')).toBeVisible();
  expect(sent).toBe(1);
});

test.describe('without the script of a part', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('its form is sent by the browser @long', async ({ page }) => {
    await page.route(endScript, (route) => route.abort());
    await visit(page, '/');
    await signup(page).getByLabel('Name').fill('Ada');
    await signup(page).getByLabel('Email', { exact: true }).fill('ada@example.org');
    const posted = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
    await signup(page).getByRole('button').click();
    await posted;
    // Otherwise it would interrupt the next test's first page.
    await page.waitForURL('**/api/signups');
  });

  test('it says that the signal is gone, and the next use loads it', async ({ page }) => {
    let isLost = true;
    await page.route(endScript, (route) => (isLost ? route.abort() : route.fallback()));
    await visit(page, '/');
    // The answer of a source that comes later would say that the signal is back.
    await waitUntilQuiet(page);
    await signup(page).scrollIntoViewIfNeeded();
    await expect(page.getByText('No signal.')).toBeVisible();
    isLost = false;
    await signup(page).getByLabel('Name').fill('Ada');
    await expect(signup(page)).toHaveJSProperty('noValidate', true);
    await expect(signup(page).getByLabel('Name')).toHaveValue('Ada');
  });
});

test('where the browser is never idle, the first key, movement of the pointer or click hydrates the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The page asks for it last, when it listens for every interaction.
    globalThis.requestIdleCallback = () => {
      Object.assign(globalThis, { awaitsInteraction: true });
      return 0;
    };
  });
  for (const interact of [
    () => page.keyboard.press('Shift'),
    // Chromium may report no movement with the first one, from nowhere.
    () => page.mouse.move(200, 300, { steps: 3 }),
    () => page.mouse.click(200, 300),
  ]) {
    await page.goto('/terms');
    await page.waitForFunction(() => 'awaitsInteraction' in globalThis);
    await interact();
    await becomesAlive(page);
  }
});
