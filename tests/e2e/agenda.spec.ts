import type { AgendaAnswer, AgendaEvent } from '#domain/agenda.ts';
import { agenda, snow, status } from './live/answers.ts';
import { answer, expect, hold, type Page, testToday as test, visit } from './support/visitor.ts';

test.use({ expectedErrors: /\/api\// });

const feed = '**/api/calendar';
const listOf = (page: Page) => page.getByRole('region', { name: 'Events of the next weeks' });

test('the events are there as text, closures marked, and go into the visitor’s calendar', async ({ page }) => {
  const list = listOf(page);
  await visit(page, '/calendar');
  // A closure is there at once, however late; more than the first days of events come on a tap.
  const thanksgiving = list.getByRole('listitem').filter({ hasText: 'Thanksgiving' });
  await expect(thanksgiving).toHaveText(
    /^All day, until Friday, November 27\s*Closed: Thanksgiving holiday\s*Add to my calendar$/,
  );
  const atOnce = await list.getByRole('listitem').count();
  await list.getByText('More events').click();
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(atOnce);
  const names = await list.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const ids = link.getAttribute('aria-labelledby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(', ');
    }),
  );
  expect(new Set(names).size, 'links of one name').toBe(names.length);
  const file = page.waitForEvent('download');
  await page
    .getByRole('link', {
      name: /^Add to my calendar Closed: Thanksgiving holiday Thursday, November 26/,
    })
    .click();
  expect((await file).suggestedFilename()).toBe('event.ics');

  await visit(page, '/contact');
  // With their year, unlike the next seven days above them.
  await expect(page.locator('#closures').getByRole('listitem').filter({ hasText: ', 2026' })).toHaveText([
    /^Sunday, October 18, 2026\s*RANGE CLOSED - Offsite Staff Event\s*The range will be closed all day/,
    /^Thursday, November 26 – Friday, November 27, 2026\s*Closed: Thanksgiving holiday$/,
  ]);
});

test('the next seven days say which is closed and why, or that it could not be checked', async ({ page }) => {
  const days = page.getByRole('region', { name: 'The next seven days' });
  const [today, tomorrow] = [days.getByRole('listitem').first(), days.getByRole('listitem').nth(1)];
  await answer(page, '**/api/status', status({ events: [snow] }));
  await visit(page, '/contact');
  await expect(today).toHaveText(/^Saturday, October 10\s*Closed\s*snow$/);
  await expect(tomorrow).toHaveText(/^Sunday, October 11\s*9:00 AM to 4:00 PM$/);
  await expect(days).not.toContainText('check for closures');
  await answer(page, '**/api/status', status({ checkedAt: null, complete: false }));
  await page.reload();
  await expect(days).toContainText('We couldn’t check for closures. Please call first.');
});

test('the list says what it does not know', async ({ page }) => {
  const list = listOf(page);
  const party: AgendaEvent = {
    id: 'work-party',
    title: 'Work party',
    start: '2026-10-12T16:00:00Z',
    end: '2026-10-12T19:30:00Z',
    allDay: false,
    closes: 'no',
    location: 'At the office',
    description: 'Bring gloves.\nLunch is on us.',
  };
  const held = await hold(page, feed);
  await visit(page, '/calendar');
  await expect(list.getByRole('status')).toHaveText('Loading the events…');
  await (await held.next()).fulfill({ json: agenda({ events: [party] }) });
  await expect(list).toContainText(
    /Monday, October 12\s*9:00 AM to 12:30 PM\s*Work party\s*At the office\s*Bring gloves\.\nLunch is on us\./,
  );
  await expect(list.getByRole('status')).toHaveCount(0);
  const cases: [news: Partial<AgendaAnswer>, said: string | RegExp][] = [
    [{ events: [] }, 'Nothing is planned for the next 60 days. The regular hours apply.'],
    [{ status: 'stale' }, 'The calendar can’t be read right now. This is the list as of 9:58 AM PDT.'],
    [{ status: 'incomplete' }, 'One calendar entry couldn’t be read, so an event may be missing.'],
    // The club's own closures are known without the calendar.
    [{ status: 'unknown', fetchedAt: null }, 'Events can’t be loaded right nowThere may be more than these.'],
    // A calendar that is not connected has not failed.
    [
      { status: 'not-configured', fetchedAt: null },
      'Only closures that the club has announced are listed here for now.',
    ],
  ];
  for (const [news, said] of cases) {
    await answer(page, feed, agenda({ events: [party], ...news }));
    await visit(page, '/calendar');
    await expect(list.getByRole('status')).toHaveText(said);
    const title = list.getByText('Work party', { exact: true }).and(page.locator(':not(.sr-only *)'));
    await expect(title).toHaveCount('events' in news ? 0 : 1);
  }
  // Without the list, as offline, the closures of the status are there, with its age.
  await page.route(feed, (route) => route.abort());
  await visit(page, '/calendar');
  await expect(list).toContainText('Offsite Staff Event');
  await expect(list.getByRole('status')).toContainText(/Last checked \d+:\d\d AM/);
});
