/** "Go now?" on the home page and on /weather. The rule itself: domain/go-now.test.ts. */
import { alerts, heatAdvisory, roads, status } from './live/answers.ts';
import { inBoth, own } from './support/languages.ts';
import { every } from './support/pages.ts';
import { answer, expect, testToday, visit } from './support/visitor.ts';

// What the test takes away, the browser or the page reports missing.
testToday.use({ expectedErrors: /go-now-form/ });

const { goNow: words, visit: plan } = own.spanish;
const photoId = plan.groups.flatMap(({ points }) => points).find(({ id }) => id === 'photo-id')?.text ?? '';

inBoth('es', ({ testToday: test, mark, at, say }) =>
  test(`it says whether the last check-in is reached, and what to bring; without a signal that it cannot${mark}`, async ({
    page,
  }) => {
    // Saturday, 10:00 AM at the range, with nothing in the way but the heat.
    await answer(page, '**/api/status', status());
    await answer(page, '**/api/weather-alerts', alerts([heatAdvisory]));
    await answer(page, '**/api/road-conditions', roads());
    const goNow = page.locator('#go-now');
    const said = goNow.getByRole('status');
    for (const path of [...(every ? ['/'] : []), '/weather']) {
      await visit(page, at(path));
      await goNow.getByText(say('Go now?', words.title)).click();
      await goNow
        .getByLabel(say('How long is your drive?', words.drive.label))
        .selectOption(say('40 minutes', `40 ${words.drive.unit}`));
      await expect(said).toContainText(say('Yes, you can make it', words.answers.yes));
      // Both clubs have the same last check-in. What changes each minute is read out only with the answer.
      const quiet = said.locator('[aria-live="off"]');
      await expect(quiet).not.toContainText(say('Yes, you can make it', words.answers.yes));
      await expect(quiet).toContainText(
        say(
          'You would arrive at 10:40 AM, 4 hours 20 minutes before the last check-in',
          'Llegaría a las 10:40 a.m., 4 horas y 20 minutos antes del último registro',
        ),
      );
      // A new note under the same answer is read out.
      const note = said.getByRole('listitem').filter({ hasText: say('Heat Advisory', 'Advertencia de calor') });
      await expect(note).toBeVisible();
      await expect(note.and(quiet.getByRole('listitem'))).toHaveCount(0);
      await goNow
        .getByLabel(say('Who’s coming?', words.who.label))
        .selectOption(say('First visit', words.who.cases[1]?.label ?? ''));
      await expect(said).toContainText(say('First visit: government photo ID.', photoId));
      const link = goNow.getByRole('link', { name: say('Your visit on one page', words.more) });
      await expect(link).toHaveAttribute('href', at('/visit?a=1&first=1'));
    }
    await page.route(/go-now-form/, (route) => route.abort());
    await visit(page, at('/weather'));
    await goNow.getByText(say('Go now?', words.title)).click();
    await expect(said).toHaveText(
      say(
        /^This couldn’t be loaded\. Reload the page, or call \(\d{3}\)/,
        /^No se pudo cargar\. .* llame al \(\d{3}\)/,
      ),
    );
  }),
);
