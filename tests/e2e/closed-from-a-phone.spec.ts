/**
 * "Closed at 6 AM from a phone": the office writes "Closed: snow" into the club's calendar, and within five minutes it
 * appears on every open page, with no build and no reload.
 */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whileServed } from '#scripts/browser/served.ts';
import { calendarEvent, calendarOf, type FakeUpstream, startUpstream } from '../upstreams/server.ts';
import { stopClock, wakePage } from './support/clock.ts';
import { expect, type Page, settled, test as base } from './support/visitor.ts';

type Morning = {
  /** The club's calendar, on a server of its own. */
  calendar: FakeUpstream;
  site: string;
  /** Sets the clock of the site's server. */
  setClock: (moment: Date) => void;
};

/** Saturday, 6:00 AM at the range. */
const six = new Date('2026-10-10T13:00:00Z');

const test = base.extend<{ morning: Morning }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads what a fixture needs from this very pattern
  morning: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'morning-'));
    const clock = path.join(folder, 'clock');
    // Renamed into place: the server must never read a file that is being written, and so an invalid date.
    const setClock = (moment: Date) => {
      writeFileSync(`${clock}.new`, moment.toISOString());
      renameSync(`${clock}.new`, clock);
    };
    setClock(six);
    const calendar = await startUpstream();
    calendar.on('/calendar.ics', calendarOf());
    const env = { CLOCK: clock, CLUB_CALENDAR: `${calendar.url}/calendar.ics` };
    await whileServed({ folder: process.cwd(), program: ['tests/e2e/serve.ts', 'morning'], env }, (site) =>
      use({ calendar, site, setClock }),
    );
    await calendar.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ morning }, use) => use(morning.site),
  remembers: settled,
});

const snow = calendarEvent('Closed: snow', '2026-10-10', 'DESCRIPTION:The gate stays shut.');

/** Short enough that no question runs out of time while the clock is turned. */
const stepMs = 5000;
const fiveMinutesMs = 5 * 60_000;

test('it is on every open page within five minutes', { tag: '@desktop' }, async ({ context, morning }) => {
  test.slow();
  let underWay = 0;
  const isOver = () => (underWay -= 1);
  context.on('request', () => (underWay += 1));
  context.on('requestfinished', isOver);
  context.on('requestfailed', isOver);
  const isQuiet = () => expect.poll(() => underWay, { intervals: [20] }).toBe(0);

  const [home, contact, calendar] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await stopClock(home, six.toISOString());
  for (const [page, address] of [
    [home, '/'],
    [contact, '/contact'],
    [calendar, '/calendar'],
  ] as const) {
    await page.goto(address);
    await wakePage(page);
  }
  let passed = 0;
  /** Lets time pass, for the visitors and for the server. */
  const wait = async (ms: number) => {
    passed += ms;
    morning.setClock(new Date(six.getTime() + passed));
    await home.clock.runFor(ms);
    await isQuiet();
  };
  const top = home.locator('main header').first();
  const dialog = home.getByRole('dialog', { name: 'Closed today: snow' });
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Closures' });
  const days = contact.getByRole('region', { name: 'The next seven days' }).getByRole('listitem');
  const agenda = calendar.getByRole('region', { name: 'Events of the next weeks' });

  // Before, visitors see an ordinary Saturday.
  await expect(async () => {
    await wait(100);
    await expect(top).toContainText('Closed now. Opens today at 9:00 AM', { timeout: 100 });
    await expect(days.first()).toContainText('9:00 AM to 4:00 PM', { timeout: 100 });
    await expect(agenda).toContainText('Nothing is planned', { timeout: 100 });
  }).toPass();
  await expect(contact.getByText('No closures announced right now.')).toBeVisible();
  for (const page of [home, calendar]) await expect(banner(page)).toHaveCount(0);

  morning.calendar.on('/calendar.ics', calendarOf(snow));
  for (let step = 0; step < fiveMinutesMs / stepMs; step++) await wait(stepMs);

  await expect(top).toContainText('Closed today: snow. Opens Sunday at 9:00 AM');
  await expect(dialog).toContainText('The gate stays shut.');
  for (const page of [home, contact, calendar])
    await expect(page.locator('.status-plate').filter({ visible: true })).toHaveText('Hours: Closed');
  for (const page of [home, calendar]) await expect(banner(page)).toContainText('Closed today: snow');
  await expect(days.first()).toContainText(/Saturday, October 10\s*Closed\s*snow/);
  await expect(contact.locator('#closures')).toContainText('Closed: snow');
  await expect(agenda).toContainText('Closed: snow');
});
