/** What every place says at a moment, each read as its readers do: people in a browser, programs by a file's format. */
import { text } from 'node:stream/consumers';
import ICAL from 'ical.js';
import { prerenderToNodeStream } from 'react-dom/static';
import { vi } from 'vitest';
import { Document } from '#app/document.tsx';
import type { Today } from '#words/today-at.ts';
import { TodayContext } from '#app/features/status/today.tsx';
import { loadEventWords, loadNews } from '#app/features/status/use-words.ts';
import { watchToday } from '#app/features/status/watch-today.ts';
import { createSharedState } from '#app/lib/shared-state.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import type { PageData } from '#app/page-state.ts';
import { loadComponent } from '#app/pages.ts';
import { type ParsedElement, parseHtml } from '#content/html.server.ts';
import type { AgendaAnswer, AgendaEvent } from '#domain/agenda.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { monthDay } from '#words/format-time.ts';
import { words } from '#words/en.ts';
import { dayOf, readingOf, weekdayOf } from './clock.ts';
import type { PageName, World } from './world.ts';

export const columns = ['header', 'sign', 'api', 'day', 'coming', 'banner', 'news', 'price'] as const;
export type Said = Record<(typeof columns)[number], string>;

const paths: Record<PageName, string> = { home: '/', contact: '/contact', calendar: '/calendar' };
const names = Object.keys(paths) as PageName[];

/** What a page says of today once its script has asked the server. */
function firstReport(plans: SiteFacts['today']['plans']): Promise<Today> {
  const document = { visibilityState: 'visible', documentElement: { lang: 'en-US' } };
  vi.stubGlobal('document', Object.assign(new EventTarget(), document));
  vi.stubGlobal('addEventListener', () => undefined);
  const left = new AbortController();
  return new Promise<Today>((resolve) => watchToday(plans, words, resolve, left.signal)).finally(() => left.abort());
}

async function visit(world: World, name: PageName): Promise<ParsedElement> {
  const response = await world.request(`/data/${name}.json`);
  const { facts, page } = (await response.json()) as { facts: SiteFacts; page: PageData };
  const shown = { ...page, Component: await loadComponent(name) };
  await Promise.all([loadNews('en-US'), loadEventWords('en-US')]);
  const place = { pathname: paths[name], search: '', hash: '', navigations: 0, pagesLeft: 0, isLoading: false };
  const { prelude } = await prerenderToNodeStream(
    <TodayContext value={createSharedState<Today | undefined>(await firstReport(facts.today.plans))}>
      <Document facts={facts} state={createSharedState({ ...place, page: shown })} />
    </TodayContext>,
    {
      // Nothing is left for a script to put in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        throw error;
      },
    },
  );
  return parseHtml(await text(prelude));
}

const has = (name: string) => (element: ParsedElement) => (element.get('class') ?? '').split(' ').includes(name);
const first = (page: ParsedElement | undefined, tag: string, name: string) => page?.all(tag).find(has(name));

/** What all places say, or, where they differ, what each does. */
function agreed(...said: (string | undefined)[]): string {
  const [one, ...others] = new Set(said);
  return others.length === 0 && one !== undefined ? one : said.join(' <> ');
}

const hour = (reading: string) => reading.replace(/^0/, '').replace(':00', '');
/** "9:00 AM to 4:00 PM" is "9-16". */
const hours = (words = 'none') =>
  ({ Closed: '-', 'Call first': '?' })[words] ??
  words
    .replace(/^Usually /, '')
    .replaceAll(/12(:\d\d [AP]M)/g, '0$1')
    .replaceAll(/(\d+):(\d\d) ([AP])M/g, (_, h: string, m: string, half: string) =>
      hour(`${Number(h) + (half === 'P' ? 12 : 0)}:${m}`),
    )
    .replaceAll(' to ', '-')
    .replaceAll(' and ', '+');
const span = (from: string | Date, to: string | Date) =>
  [from, to].map((at) => hour(readingOf(new Date(at)).slice(6))).join('-');

const list = (found: readonly string[]) => found.join(', ') || '-';
const days = (from: string, to: string) => (from === to ? from.slice(5) : `${from.slice(5)}..${to.slice(5)}`);
const timed = (from: Date, to: Date) => `${dayOf(from).slice(5)} ${span(from, to)}`;
const titled = ({ title, start, end, allDay, date, lastDate }: AgendaEvent) =>
  `${title} ${allDay && date ? days(date, lastDate ?? date) : timed(new Date(start), new Date(end))}`;

const inCalendarFile = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as string).getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate } = new ICAL.Event(component);
    const [from, to] = [startDate.toJSDate(), endDate.toJSDate()];
    // The end is the first day that is over.
    if (startDate.isDate) endDate.adjust(-1, 0, 0, 0);
    const when = startDate.isDate ? days(startDate.toString(), endDate.toString()) : timed(from, to);
    return { title: summary, when, from, to };
  });

type Hours = { name?: string; dayOfWeek?: string[]; opens: string; closes: string } & Record<string, string>;
type Business = Record<'openingHoursSpecification' | 'specialOpeningHoursSpecification', Hours[]> & {
  hasOfferCatalog: { itemListElement: { name: string; price: number; validFrom?: string }[] };
};

/** The hours of a day as a search engine takes them: those of the day itself, or those of its week. */
function publishedHours(business: Business, day: string): string {
  const isValid = ({ validFrom = '', validThrough = '9999' }: Hours) => validFrom <= day && day <= validThrough;
  const usual = business.openingHoursSpecification.filter(
    (one) => isValid(one) && one.dayOfWeek?.some((name) => name.endsWith(`/${weekdayOf(day)}`)),
  );
  // A season replaces the ordinary week.
  const ordinary = usual.find(({ validFrom }) => validFrom !== undefined) ?? usual[0];
  const special = business.specialOpeningHoursSpecification.filter(isValid);
  const found = special.length > 0 ? special : ordinary ? [ordinary] : [];
  if (found.some(({ opens, closes }) => opens === closes)) return found[0]?.name?.startsWith('Call first') ? '?' : '-';
  return found.map(({ opens, closes }) => `${hour(opens)}-${hour(closes)}`).join('+') || '-';
}

export async function look(world: World): Promise<Said> {
  const day = dayOf(world.clock.now);
  const read = async (path: string) => (await world.request(path)).text();
  const status = JSON.parse(await read('/api/status')) as StatusAnswer;
  const agenda = JSON.parse(await read('/api/calendar')) as AgendaAnswer;
  const served = await Promise.all(names.map(async (name) => parseHtml(await read(paths[name]))));
  const shown = await Promise.all(names.map((name) => visit(world, name)));
  const [home, contact] = shown;

  const businesses = served.map((page) => {
    const scripts = page.all('script').filter((script) => script.get('type') === 'application/ld+json');
    return scripts.map(({ source }) => JSON.parse(source) as Business).find((one) => 'hasOfferCatalog' in one);
  });
  const passes = businesses.map(
    (business) => business?.hasOfferCatalog.itemListElement.filter(({ name }) => name === 'Day pass') ?? [],
  );
  const opening = inCalendarFile(await read('/hours.ics')).filter(({ from }) => dayOf(from) === day);
  const [today] = status.days;
  const closures = contact?.all('section').find((section) => section.get('id') === 'closures');
  const listed = first(closures, 'ul', 'ruled-rows')?.all('li') ?? [];
  const titles = listed.map((row) => row.all('p')[1]?.text ?? 'none');
  /** In the file a part of a day begins with its hours, and its reason follows in brackets. */
  const untimed = (inFile: string) => {
    const why = /\((.+)\)$/.exec(inFile)?.[1];
    return status.closures.find(({ title }) => why && title.endsWith(why))?.title ?? inFile;
  };
  const crossed = (closure: string) => (titles.some((title) => closure.startsWith(title)) ? closure : `(${closure})`);
  const signs = shown.map(
    (page) =>
      first(page, 'div', 'sign')
        ?.all('p')
        .map((p) => p.text) ?? [],
  );
  /** Why, and what else: below the line, and on the home page, whose sign has room for one sentence, below the sign. */
  const below = home?.all('p').find((p) => has('screen-only')(p) && has('page-width')(p))?.text;
  const notes = signs.map(([, ...more], index) => (index === 0 && below ? [...more, below] : more).join(' '));
  const isAgreed = new Set(notes).size === 1;
  return {
    header: agreed(...shown.map((page) => first(page, 'a', 'status-plate')?.text.replace('Hours: ', ''))),
    sign: isAgreed ? agreed(...signs.map(([line]) => line)) : agreed(...notes),
    api: `${status.state} ${status.next ? readingOf(new Date(status.next.opens)) : '-'}`,
    day: agreed(
      today?.state === 'ask' ? '?' : today?.windows.map(({ opens, closes }) => span(opens, closes)).join('+') || '-',
      ...shown.map((page) => hours(page.all('li').flatMap((row) => first(row, 'span', 'tabular-nums')?.text ?? [])[0])),
      ...businesses.map((business) => business && publishedHours(business, day)),
      opening.map(({ title, from, to }) => (title.startsWith('Call first') ? '?' : span(from, to))).join('+') || '-',
    ),
    coming: agreed(
      list(status.closures.map(titled).map(crossed)),
      list(agenda.events.flatMap((event) => (event.closes === 'no' ? [] : crossed(titled(event))))),
      list(inCalendarFile(await read('/closures.ics')).map(({ title, when }) => crossed(`${untimed(title)} ${when}`))),
    ),
    banner: first(home, 'div', 'announcements')?.all('strong')[0]?.text.replace(/\.$/, '') ?? '-',
    news: agreed(
      ...[served[0], served[2]].map(
        (page) => page?.all('aside').find((aside) => aside.get('aria-label') === 'Announcement')?.text ?? '-',
      ),
    ),
    price: [
      agreed(
        served[0]?.all('dd').find((price) => price.text.startsWith('$'))?.text,
        /Day pass (\$\d+)/.exec(served[1]?.text ?? '')?.[1],
        ...passes.map(([today]) => `$${today?.price}`),
      ),
      agreed(
        /Day pass, (from \w+ \d+: \$\d+)/.exec(served[0]?.text ?? '')?.[1] ?? '',
        ...passes.map(([, next]) => (next?.validFrom ? `from ${monthDay(next.validFrom)}: $${next.price}` : '')),
      ),
    ]
      .filter(Boolean)
      .join(', '),
  };
}
