import * as fc from 'fast-check';
import { loadContent } from '#content/load.server.ts';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import type { State } from '#domain/status.ts';
import { words as en } from '#words/en.ts';
import { words as es } from '#words/es.ts';
import { statusRoute } from '#server/api/status.ts';
import { wakePage } from '../e2e/support/clock.ts';
import { plate } from '../e2e/support/status.ts';
import { expect, type Page, settled, test } from '../e2e/support/visitor.ts';
import { casesOf } from './cases.ts';
import { oracleState } from './oracle.ts';

test.use({ remembers: settled, expectedErrors: /./ });
test.setTimeout(20 * minuteMs);

/** A page in each language, and the start of its sign. */
const pages = {
  '/terms': { hours: 'Hours', opens: 'Opens', state: (now: State) => en.state(now) },
  // The fixture club's hours are on an English page.
  '/es/faq': { hours: 'Horario \\(en inglés\\)', opens: 'Abre', state: (now: State) => es.state(now) },
} as const;
type Path = keyof typeof pages;
const paths = Object.keys(pages) as Path[];

const workers = 10;
const casesEach = Number(process.env['PAGE_CASES'] ?? 500) / workers;

const visits = fc.record({
  /** Null: the server was never reached. */
  contactAge: fc.constantFrom(0, 0, 0, hourMs, 11 * hourMs, dayMs, 6 * dayMs, 8 * dayMs, null),
  calendarAge: fc.constantFrom(0, hourMs, 5 * hourMs, 7 * hourMs, null),
  /** How far the device's clock is ahead. */
  skew: fc.constantFrom(0, 0, 6 * minuteMs, -3 * hourMs, 30 * dayMs, -400 * dayMs),
  path: fc.constantFrom(...paths),
});

async function load(page: Page, path: Path, deviceNow: number, response: Response | undefined): Promise<void> {
  await page.unroute('**/api/**');
  const body = await response?.text();
  await page.route('**/api/**', (route) =>
    response && route.request().url().endsWith('/api/status')
      ? route.fulfill({ body: body ?? '', headers: Object.fromEntries(response.headers) })
      : route.abort(),
  );
  await page.clock.setFixedTime(deviceNow);
  await page.goto(path);
  await wakePage(page);
  await expect(plate(page)).not.toHaveText(new RegExp(`^${pages[path].hours}$`));
}

for (let worker = 0; worker < workers; worker++)
  test(`${casesEach} states of a page, part ${worker + 1}`, async ({ page }) => {
    await page.route(/\.(?:avif|webp|woff2)$/, (route) => route.abort());
    await page.goto('/terms');
    await fc.assert(
      fc.asyncProperty(
        casesOf(loadContent().hours.week),
        visits,
        async (one, { contactAge, calendarAge, skew, path }) => {
          const { now, plans, calendar, closuresCalendar, minute, facts } = one;
          const givenAt = new Date(now.getTime() - (contactAge ?? 0));
          const checkedAt = calendarAge === null ? null : new Date(givenAt.getTime() - calendarAge).toISOString();
          const sources = {
            ...plans,
            calendar: calendar && { ...calendar, checkedAt },
            closuresCalendar: closuresCalendar && { ...closuresCalendar, checkedAt },
          };
          await page.evaluate(() => localStorage.removeItem('status'));
          if (contactAge !== null) {
            const route = statusRoute({ sources: () => Promise.resolve(sources), now: () => givenAt });
            await load(page, path, givenAt.getTime() + skew, await route.request('/status'));
          }
          // Without contact, a page cannot know that the device's clock is wrong.
          if (contactAge !== 0) await load(page, path, now.getTime() + (contactAge === null ? 0 : skew), undefined);
          const age = contactAge ?? Number.POSITIVE_INFINITY;
          const calendars = [calendar, closuresCalendar].filter((known) => known !== null);
          const isRead = calendarAge !== null && calendarAge < 6 * hourMs;
          const isChecked =
            age < 12 * hourMs && (calendars.length === 0 || (isRead && calendars.every(({ complete }) => complete)));
          const expected = oracleState(
            minute,
            facts,
            isChecked,
            checkedAt === null ? undefined : Date.parse(checkedAt),
          );
          // Without contact, the page knows none of the server's closures, and after a week none of the partial ones.
          const knowsAll = age < 7 * dayMs;
          const { hours, opens, state } = pages[path];
          const said = expected === 'closed' ? `(?:${state('closed')}|${opens} .+)` : state(expected);
          const isOpen = [state('open'), state('check-in-ends-soon')].join('$|');
          const name = knowsAll ? `^${hours}: ${said}$` : `^${hours}: (?!${isOpen}$)`;
          await expect(plate(page), `${path} ${JSON.stringify(one)}`).toHaveAccessibleName(new RegExp(name));
        },
      ),
      { numRuns: casesEach, endOnFailure: true, interruptAfterTimeLimit: 19 * minuteMs, markInterruptAsFailure: true },
    );
  });
