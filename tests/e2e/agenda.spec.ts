import type { AgendaAnswer, AgendaEvent } from '#domain/agenda.ts';
import { shellWords } from '#words/shell-words.server.ts';
import { agenda } from './live/answers.ts';
import { inBoth, type Twin } from './support/languages.ts';
import { answer, expect, hold, type Page, testToday, visit } from './support/visitor.ts';

testToday.use({ expectedErrors: /\/api\// });

const feed = '**/api/calendar';
const shell = shellWords('es');
const listIn = (page: Page, say: Twin['say']) =>
  page.getByRole('region', { name: say('Events of the next weeks', shell.events) });

inBoth('en-US', ({ testToday: test, mark, at, say }) => {
  test(`the events are there as text, closures marked, and go into the visitor’s calendar${mark}`, async ({ page }) => {
    const list = listIn(page, say);
    await visit(page, at('/calendar'));
    // A closure is there at once, however late; more than the first days of events come on a tap.
    const thanksgiving = list.getByRole('listitem').filter({ hasText: 'Thanksgiving' });
    await expect(thanksgiving).toHaveText(
      say(
        /^All day, until Friday, November 27\s*Closed: Thanksgiving holiday\s*Add to my calendar$/,
        /^Todo el día, hasta el viernes,? 27 de noviembre\s*Closed: Thanksgiving holiday\s*Agregar a mi calendario$/,
      ),
    );
    const atOnce = await list.getByRole('listitem').count();
    await list.getByText(say('More events', 'Más eventos')).click();
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
        name: say(
          /^Add to my calendar Closed: Thanksgiving holiday Thursday, November 26/,
          /^Agregar a mi calendario Closed: Thanksgiving holiday .*26 de noviembre/,
        ),
      })
      .click();
    expect((await file).suggestedFilename()).toBe('event.ics');

    await visit(page, at('/contact'));
    // With their year, unlike the next seven days above them.
    await expect(
      page
        .locator('#closures')
        .getByRole('listitem')
        .filter({ hasText: say(', 2026', ' 2026') }),
    ).toHaveText(
      say(
        [
          /^Sunday, October 18, 2026\s*RANGE CLOSED - Offsite Staff Event\s*The range will be closed all day/,
          /^Thursday, November 26 – Friday, November 27, 2026\s*Closed: Thanksgiving holiday$/,
        ],
        [
          /^Domingo,? 18 de octubre de 2026\s*RANGE CLOSED - Offsite Staff Event/,
          /26 de noviembre .*27 de noviembre de 2026\s*Closed: Thanksgiving holiday$/,
        ],
      ),
    );
  });
});

inBoth('es', ({ testToday: test, mark, at, say }) => {
  test(`the list says what it does not know${mark}`, async ({ page }) => {
    const list = listIn(page, say);
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
    await visit(page, at('/calendar'));
    await expect(list.getByRole('status')).toHaveText(say('Loading the events…', shell.loadingEvents));
    await (await held.next()).fulfill({ json: agenda({ events: [party] }) });
    await expect(list).toContainText(
      say(
        /Monday, October 12\s*9:00 AM to 12:30 PM\s*Work party\s*At the office\s*Bring gloves\.\nLunch is on us\./,
        /12 de octubre\s*.*9:00 .*12:30 .*Work party\s*At the office\s*Bring gloves\.\nLunch is on us\./,
      ),
    );
    await expect(list.getByRole('status')).toHaveCount(0);
    const cases: [news: Partial<AgendaAnswer>, said: string | RegExp][] = [
      [
        { events: [] },
        say(
          'Nothing is planned for the next 60 days. The regular hours apply.',
          'No hay nada previsto para los próximos 60 días. Rige el horario normal.',
        ),
      ],
      [
        { status: 'stale' },
        say(
          'The calendar can’t be read right now. This is the list as of 9:58 AM PDT.',
          /^No se puede leer el calendario en este momento\. Esta es la lista de: .*9:58/,
        ),
      ],
      [
        { status: 'incomplete' },
        say(
          'One calendar entry couldn’t be read, so an event may be missing.',
          'No se pudo leer una entrada del calendario, así que puede faltar un evento.',
        ),
      ],
      // The club's own closures are known without the calendar.
      [
        { status: 'unknown', fetchedAt: null },
        say(
          'Events can’t be loaded right nowThere may be more than these.',
          'No se pueden cargar los eventos en este momentoPuede haber más eventos que estos.',
        ),
      ],
      // A calendar that is not connected has not failed.
      [
        { status: 'not-configured', fetchedAt: null },
        say(
          'Only closures that the club has announced are listed here for now.',
          'Por ahora aquí solo están los cierres que el club ha anunciado.',
        ),
      ],
    ];
    for (const [news, said] of cases) {
      await answer(page, feed, agenda({ events: [party], ...news }));
      await visit(page, at('/calendar'));
      await expect(list.getByRole('status')).toHaveText(said);
      const title = list.getByText('Work party', { exact: true }).and(page.locator(':not(.sr-only *)'));
      await expect(title).toHaveCount('events' in news ? 0 : 1);
    }
    // Without the list, as offline, the closures of the status are there, with its age.
    await page.route(feed, (route) => route.abort());
    await visit(page, at('/calendar'));
    await expect(list).toContainText('Offsite Staff Event');
    await expect(list.getByRole('status')).toContainText(
      say(/Last checked \d+:\d\d AM/, /Última verificación: \d+:\d\d a\.m\./),
    );
  });
});
