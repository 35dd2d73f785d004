import { expect, type Page } from '@playwright/test';
import type { AgendaAnswer, AgendaEvent } from '#domain/agenda.ts';
import { agenda } from './live/answers.ts';
import { answer, hold, test } from './live/visit.ts';
import { visit } from './support/visitor.ts';

// Every test here that makes something fail also makes the browser, or the page, log it.
test.use({ expectedErrors: /\/api\// });

const feed = '**/api/calendar';
const list = (page: Page) => page.getByRole('region', { name: 'Events of the next weeks' });
/** The entries below the heading of one day. */
const day = (page: Page, title: string) =>
  list(page)
    .locator('div', { has: page.getByRole('heading', { name: title, exact: true }) })
    .last()
    .getByRole('listitem');

const workParty: AgendaEvent = {
  id: 'work-party',
  title: 'Work party',
  start: '2026-10-12T16:00:00Z',
  end: '2026-10-12T19:30:00Z',
  allDay: false,
  closes: 'no',
  location: 'At the office',
  description: 'Bring gloves.\nLunch is on us.',
};

/** As the recorded calendar tells it to any visitor, wherever they are. */
async function expectRecordedDays(page: Page) {
  await expect(day(page, 'Saturday, October 10')).toContainText([/9:00 AM to 4:00 PM\s*Range Open to the Public/]);
  await expect(day(page, 'Saturday, October 17').filter({ hasText: 'work party' })).toContainText(
    '12:00 PM to 4:00 PM',
  );
  await expect(day(page, 'Sunday, October 18')).toHaveText([
    /^All day\s*RANGE CLOSED - Offsite Staff Event\s*The range will be closed all day Sunday, October 18th\.\s*Add to my calendar: RANGE CLOSED - Offsite Staff Event, Sunday, October 18$/,
  ]);
  await expect(day(page, 'Thursday, November 26')).toHaveText([
    /^All day, until Friday, November 27\s*Closed: Thanksgiving holiday\s*Add to my calendar: Closed: Thanksgiving holiday, Thursday, November 26$/,
  ]);
}

test('the club’s calendar is there as text, closures marked, with no other company’s help', async ({ page }) => {
  await visit(page, '/calendar');
  await expectRecordedDays(page);
  const names = await list(page).getByRole('link').allTextContents();
  expect(new Set(names).size, 'links of one name').toBe(names.length);
});

test('an event goes into the visitor’s own calendar as a file', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/calendar');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Add to my calendar.*Thanksgiving/ }).click();
  expect((await file).suggestedFilename()).toBe('event.ics');
});

test('the list goes through all of its states', { tag: '@desktop' }, async ({ page }) => {
  const held = await hold(page, feed);
  await visit(page, '/calendar');
  await expect(list(page).getByRole('status')).toHaveText('Loading the events…');
  await (await held.next()).fulfill({ json: agenda({ events: [workParty] }) });
  await expect(day(page, 'Monday, October 12')).toHaveText([
    /^9:00 AM to 12:30 PM\s*Work party\s*At the office\s*Bring gloves\.\nLunch is on us\.\s*Add to my calendar: Work party, Monday, October 12$/,
  ]);
  await expect(list(page).getByRole('status')).toHaveCount(0);

  for (const [news, said] of [
    [{ events: [] }, 'Nothing is planned for the next 60 days. The regular hours apply.'],
    [{ status: 'stale' }, 'The calendar cannot be read right now. This is the list as it stood 9:58 AM PDT.'],
    [{ status: 'incomplete' }, 'One calendar entry could not be read, so an event may be missing.'],
    // The club's own closures are known without the calendar.
    [{ status: 'unknown', fetchedAt: null }, 'Events can’t be loaded right nowThere may be more than these.'],
  ] as [Partial<AgendaAnswer>, string][]) {
    await answer(page, feed, agenda({ events: [workParty], ...news }));
    await visit(page, '/calendar');
    await expect(list(page).getByRole('status')).toHaveText(said);
    await expect(list(page).getByText('Work party', { exact: true })).toHaveCount('events' in news ? 0 : 1);
  }
  await page.route(feed, (route) => route.abort());
  await visit(page, '/calendar');
  await expect(list(page).getByRole('status')).toHaveText('Events can’t be loaded right now');
});
