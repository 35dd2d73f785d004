/**
 * The weather page while its sources answer, fail and come back. See domain/forecast.test.ts for the words. Over 200
 * lines, because each sentence is there in both languages.
 */
import { weatherWords } from '#words/weather-words.server.ts';
import { roads, weather, webcams } from './live/answers.ts';
import { serverTime } from './live/feeds.ts';
import { listen } from './support/live-regions.ts';
import { inBoth, own, type Twin } from './support/languages.ts';
import { answer, expect, hold, type Page, testToday, visit } from './support/visitor.ts';

testToday.use({ expectedErrors: /\/api\/|\/weather-icons\/gone|picture of the webcam/ });

const forecast = '**/api/get-weather-forecast';
const live = weatherWords('es');
const { embeds } = own.spanish;
const main = embeds.webcams.find(({ id }) => id === 'main-range');

const partsIn = (say: Twin['say']) => {
  const card = (page: Page) => page.getByRole('region', { name: say('Current Weather', sectionNamed('current')) });
  const sevenDays = (page: Page) => page.getByRole('region', { name: say('7-day forecast', sectionNamed('forecast')) });
  return {
    card,
    sevenDays,
    refresh: (page: Page) => page.getByRole('button', { name: say('Refresh', live.refresh) }),
    updating: (page: Page) => page.getByRole('button', { name: say('Updating...', live.updating) }),
    failure: (page: Page) =>
      page.getByRole('alert').filter({ hasText: say('Failed to fetch weather data', live.weatherFailed) }),
    /** Also those that open on a tap on a phone. */
    forecastDays: (page: Page) => sevenDays(page).getByRole('listitem', { includeHidden: true }),
    expectReading: async (page: Page, ...words: (string | RegExp)[]) => {
      for (const said of words) await expect(card(page)).toContainText(said);
    },
  };
};
const sectionNamed = (id: string) =>
  own.spanish.pages.get('es.weather')?.sections.find((section) => section.id === id)?.title ?? '';

inBoth('en-US', ({ testToday: test, mark, at, say }) => {
  const { card, expectReading, failure, refresh, updating } = partsIn(say);
  test(`typical conditions are marked so until a reading arrives; an error keeps the values before it${mark}`, async ({
    page,
    traces,
  }) => {
    const typical = [
      say('Typical conditions, not a reading', live.currentConditions),
      '72°F',
      say('Sunny', /soleado/i),
      say(/Wind\s*5 mph/, /Viento\s*5 mph/),
      say(/Humidity\s*45%/, /Humedad\s*45%/),
      say(/UV index\s*3/, /Índice UV\s*3/),
    ];
    await answer(page, forecast, { error: { code: 'weather-unavailable', message: 'Not now.' } }, 503);
    await visit(page, at('/weather'));
    await expect(failure(page)).toBeVisible();
    await expect(failure(page)).toHaveCSS('border-color', 'rgb(142, 47, 27)');
    await expectReading(page, ...typical, say('Los Gatos, California, United States.', 'Los Gatos, California'));
    await expect(card(page).getByText(say(/last updated/i, /última actualización/i))).toHaveCount(0);
    await expect
      .poll(() => traces.console)
      .toContainEqual(expect.stringContaining('/api/get-weather-forecast could not be loaded: Error: status 503'));

    const held = await hold(page, forecast);
    await refresh(page).click();
    await expect(updating(page)).toBeDisabled();
    await expect(updating(page)).toBeFocused();
    await expect(updating(page).locator('svg')).toHaveCSS('animation-name', 'spin');
    // The real server and the recorded feeds.
    await (await held.next()).continue();
    await expectReading(
      page,
      '52°F',
      say('Mostly Cloudy', /nublado/i),
      say(/Wind\s*5 mph/, /Viento\s*5 mph/),
      /86%/,
      say('Last updated 9:53 AM PDT', /Última actualización: .*9:53/),
    );
    await expect(card(page).getByText(say(/typical/i, /típicas/i))).toHaveCount(0);
    await expect(refresh(page)).toBeEnabled();
    await expect(failure(page)).toHaveCount(0);

    await refresh(page).click();
    await (await held.next()).abort();
    await expect(failure(page)).toBeVisible();
    await expectReading(page, '52°F', say('Last updated 9:53 AM PDT', /Última actualización: .*9:53/));
    await refresh(page).click();
    await (await held.next()).fulfill({ json: weather({ humidity: null }) });
    await expectReading(page, '61°F', say(/Humidity\s*not reported/, /Humedad\s*sin datos/));
    await expect(failure(page)).toHaveCount(0);
  });
});

inBoth(undefined, ({ testToday: test, mark, at, say }) => {
  const { card, refresh } = partsIn(say);
  test(`the result of a Refresh is shown beside its button wherever the page is scrolled, and heard once${mark}`, async ({
    page,
  }) => {
    const heard = await listen(page);
    await visit(page, at('/weather'));
    await expect(card(page)).toContainText('52°F');
    await expect
      .poll(heard)
      .toContainEqual(
        expect.stringMatching(
          say(
            /^Weather: 52 degrees, .*Highway 17: .*Highway 9: /,
            /^Clima: 52 grados, .*Carretera 17 .*: .*Carretera 9 .*: /,
          ),
        ),
      );
    expect(
      (await heard()).filter((text) => say(/weather|road|highway|lane/i, /clima|carretera|carril/i).test(text)),
    ).toHaveLength(1);

    const result = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: say(/pdate/, /ctualiz/) });
    await expect(result).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
    await refresh(page).click();
    await expect(result).toHaveText(say(/^Updated .*[AP]M/, /^Actualizado a .*[ap]\.m\./));
    await expect(result).toBeInViewport({ ratio: 1 });
    await page.route(forecast, (route) => route.abort());
    await refresh(page).click();
    await expect(result).toContainText(say('except weather', 'excepto el clima'));
    await page.route('**/api/**', (route) => route.abort());
    await refresh(page).click();
    await expect(result).toHaveText(
      say('Couldn’t update. Showing the last reading.', 'No se pudo actualizar. Se muestran los últimos datos.'),
    );
    await expect(result).toBeInViewport({ ratio: 1 });
  });
});

inBoth(undefined, ({ testToday: test, mark, at, say }) => {
  const { card, refresh } = partsIn(say);
  test(`the source’s own picture is beside the icon, hidden when it fails${mark}`, async ({ page }) => {
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>';
    await page.route('**/weather-icons/fair.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    await answer(page, forecast, weather({ weatherIcon: '/weather-icons/fair.svg' }));
    await visit(page, at('/weather'));
    const picture = card(page).locator('img[src^="/weather-icons/"]');
    await expect(picture).toBeVisible();
    await answer(page, forecast, weather({ weatherIcon: '/weather-icons/gone.svg' }));
    await refresh(page).click();
    await expect(picture).toHaveAttribute('src', '/weather-icons/gone.svg');
    await expect(picture).toBeHidden();
  });
});

inBoth(undefined, ({ testToday: test, mark, at, say }) => {
  const { forecastDays, sevenDays } = partsIn(say);
  test(`the forecast marks open days, and calls none open while closures can’t be checked${mark}`, async ({ page }) => {
    await visit(page, at('/weather'));
    await sevenDays(page).scrollIntoViewIfNeeded();
    await expect(forecastDays(page)).toHaveText(
      say(
        [
          /^Saturday, October 10\s*High 64°F\s*Low 48°F\s*Open day, 9:00 AM to 4:00 PM\s*Sunny\. Chance of rain not reported\. Wind up to 9 mph\.$/,
          /^Sunday.*Open day.*Light Rain\. Rain very likely, 80%\./,
          /^Monday.*60°F.*Closed/,
          /^Tuesday.*Closed/,
          /^Wednesday.*Closed/,
          /^Thursday.*Open day/,
          /^Friday.*Open day/,
        ],
        [
          /^Sábado,? 10 de octubre\s*Máxima 64°F\s*Mínima 48°F\s*Abierto, de 9:00 a\.m\. a 4:00 p\.m\.\s*Soleado\. Sin informe de la probabilidad de lluvia\. Viento de hasta 9 mph\.$/,
          /^Domingo.*bierto.*, 80%\./,
          /^Lunes.*60°F.*Cerrado/,
          /^Martes.*Cerrado/,
          /^Miércoles.*Cerrado/,
          /^Jueves.*bierto/,
          /^Viernes.*bierto/,
        ],
      ),
    );
    await expect(sevenDays(page)).toContainText(
      say(
        'Issued by the National Weather Service 2:16 AM PDT, checked 10:00 AM PDT.',
        /Publicado por el Servicio Meteorológico Nacional \(NWS\) .*2:16 .*verificado.*10:00/,
      ),
    );

    const nothing = { high: null, low: null, wind: null, rain: null, words: null, icon: 'cloud' };
    const days = [
      { ...nothing, day: '2026-10-10', isNight: true },
      { ...nothing, day: '2026-10-11', isNight: false },
    ];
    const [checkedAt, updatedAt] = ['2026-10-10T16:00:00Z', '2026-10-10T12:00:00Z'];
    await answer(page, '**/api/forecast', { days, checkedAt, updatedAt });
    await page.route('**/api/status', (route) => route.abort());
    await page.evaluate(() => localStorage.removeItem('status'));
    await visit(page, at('/weather'));
    await sevenDays(page).scrollIntoViewIfNeeded();
    await expect(forecastDays(page)).toHaveText(
      say(
        [
          /^Saturday, October 10, nightLow not reportedUsually 9:00 AM to 4:00 PMConditions not reported\./,
          /^Sunday, October 11High not reportedLow not reportedUsually 9:00 AM to 4:00 PMConditions not reported\./,
        ],
        [
          /^Sábado,? 10 de octubre, noche.*Mínima: sin datos.*9:00 a\.m\..*Sin informe de las condiciones\./,
          /^Domingo,? 11 de octubre.*Máxima: sin datos.*Mínima: sin datos.*9:00 a\.m\..*Sin informe de las condiciones\./,
        ],
      ),
    );
  });
});

const conditions = '**/api/road-conditions';

inBoth('en-US', ({ testToday: test, mark, at, say }) => {
  const { refresh } = partsIn(say);
  test(`the road cards show the usual state and when the page loaded; a closed road says so instead${mark}`, async ({
    page,
  }) => {
    const panel = page.getByRole('region', { name: say('Road conditions', sectionNamed('roads')) });
    const lines = panel.locator('article > .grow');
    const usual = say('OPEN - Normal Traffic', embeds.roads.cards[0]?.usualState ?? '');
    await answer(page, conditions, roads());
    await visit(page, at('/weather'));
    await expect(panel.getByText(say('Usual state, not a check', live.usualState), { exact: true })).toHaveCount(2);
    await expect(panel.getByText(usual, { exact: true })).toHaveCount(2);
    await expect(panel).toContainText(
      say('the time at which this page loaded. They are not real checks of the road.', embeds.roads.note),
    );
    await page.clock.setFixedTime(new Date(serverTime.getTime() + 20 * 60_000));
    // The real server with the recorded feed.
    await page.unroute(conditions);
    await refresh(page).click();
    await expect(lines.first()).toContainText(
      say('Highway 17, southbound: one lane closed between Glenwood Drive and', /Carretera 17,? .*Glenwood Drive/),
    );
    await expect(page.getByText(say('Page loaded 10:00 AM PDT', /^Página cargada a las 10:00/))).toHaveCount(2);
    await expect(panel.getByText(say('CLOSED', live.roadClosed), { exact: true })).toBeVisible();
    await expect(panel.getByText(say('Reported by Caltrans', live.reportedByCaltrans))).toBeVisible();
    await expect(panel.getByText(say('Live from Caltrans', live.liveFromCaltrans))).toHaveCount(2);
    await expect(panel.getByText(usual)).toHaveCount(1);
    // Not Highway 17, whose way runs over the closed part.
    await expect(
      panel.getByText(
        say('Other ways: Highway 9 or Skyline Blvd from the north.', /^Otros caminos: .*\b9\b.* o Skyline Blvd/),
      ),
    ).toBeVisible();
    for (const text of await lines.allTextContents()) expect(text).not.toMatch(say(/\bopen/i, /\babiert/i));
  });
});

inBoth(undefined, ({ testToday: test, mark, at, say }) => {
  const { refresh } = partsIn(say);
  test(`a camera shows its picture with its time, or what is known of it${mark}`, async ({ page, traces }) => {
    const camera = page.getByRole('figure', { name: say('Main range view', main?.title ?? '') });
    const image = camera.getByRole('img', { name: say('Live picture of the main range', main?.alt ?? '') });
    const said = (words: string | RegExp) => expect(camera.getByText(words, { exact: true })).toBeVisible();
    // The real server, with one camera of two.
    await visit(page, at('/weather'));
    await page.locator('.camera-room').first().scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await said(say('Taken 9:58 AM PDT', /^Tomada .*9:58/));
    const unconnected = page.getByText(say(/^Elsewhere:/, /^En otros sitios:/));
    await expect(unconnected).toHaveText(
      say(
        /\(Weather station 1\), .*\(Weather station 2\), highway cameras.*, in place of our own \(Parking area view\)/,
        /cámaras de las carreteras en Caltrans QuickMap \(en inglés\), en lugar de las nuestras \(.+\)/,
      ),
    );
    await expect(unconnected.getByRole('link')).toHaveCount(3);

    const held = await hold(page, '**/api/webcams');
    await refresh(page).click();
    await (await held.next()).fulfill({ json: webcams({ capturedAt: '2026-10-10T16:30:00Z', stale: true }) });
    await said(say('Taken 9:30 AM PDT', /^Tomada .*9:30/));
    await said(say('This picture is more than 15 minutes old.', 'Esta imagen tiene más de 15 minutos.'));
    await refresh(page).click();
    await (await held.next()).fulfill({ json: webcams({ status: 'down', capturedAt: '2026-10-09T23:00:00Z' }) });
    await said(
      say(
        'This camera is not answering. Its last picture was taken Fri, Oct 9, 4:00 PM PDT.',
        /^Esta cámara no responde\. Su última imagen es .*9 de oct.*4:00/,
      ),
    );
    await expect(image).toHaveCount(0);
    await page.route('**/api/webcams/main-range?*', (route) => route.fulfill({ status: 502, body: '' }));
    await refresh(page).click();
    await (await held.next()).fulfill({ json: webcams({ capturedAt: '2026-10-10T17:00:00Z' }) });
    await said(
      say(
        'The picture could not be loaded. No picture since 10:00 AM PDT.',
        /^No se pudo cargar la imagen\. Sin imagen desde .*10:00/,
      ),
    );
    expect(traces.console).toContainEqual('The picture of the webcam main-range could not be loaded.');
  });
});
