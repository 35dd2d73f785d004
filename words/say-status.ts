/** Chooses the sentences of a status, for all languages. */
import type { AgendaEvent } from '#domain/agenda.ts';
import { type Because, type DayStatus, type Today, type Why, whyOfClosure, whysOf } from '#domain/day-status.ts';
import { type Day, daysBetween } from '#domain/days.ts';
import type { Quote } from '#domain/quote.ts';
import { rangeTime } from '#domain/range-time.ts';
import { inLine, type Phrase, phrase } from './phrase.ts';
import { isBare, ownTitleOf, partOf, spanOf } from './say-event.ts';
import { inWords, type SaidIn, type Sentences, type StatusSaid, type StatusSentences } from './sentences.ts';

/** `line`: whole sentences, the most important one first. `more`: the sentences below them. */
export type SaidStatus = {
  plate: StatusSaid;
  state: StatusSaid;
  line: readonly StatusSaid[];
  more: readonly StatusSaid[];
};

/** Closed now, and certainly open later today. */
export const opensLater = ({ now, certainty, next, day }: Today): boolean =>
  now === 'closed' && certainty === 'checked' && next?.day === day;

export function sayStatus(today: Today, at: Date): SaidStatus {
  const { now, next } = today;
  return {
    plate: opensLater(today) && next ? ['opensShort', next.at] : ['stateShort', now],
    state: ['state', now],
    line: lineOf(today, at),
    more: [
      ...(today.special ? [['specialToday', today.special] satisfies StatusSaid] : []),
      ...(today.lastChecked ? [['lastChecked', today.lastChecked, at] satisfies StatusSaid] : []),
      ...changesOf(today),
      ...(today.state === 'closed' ? [] : today.parts.map((part): StatusSaid => ['part', part])),
      ...(next?.ask ? [['mayBeClosedOn', next.ask.day, whysOf(next.ask.because)] satisfies StatusSaid] : []),
    ],
  };
}

function lineOf(today: Today, at: Date): StatusSaid[] {
  const { now, scheduled, window, minutesToCheckIn: minutes = 0, windows, state, because, next, day } = today;
  const whys = whysOf(because);
  switch (now) {
    case 'open':
      return window ? [['openUntil', window.closes, window.lastCheckIn]] : [];
    case 'check-in-ends-soon':
      return window
        ? [
            ['endsSoon', minutes, window.lastCheckIn],
            ['stillOpen', window.closes],
          ]
        : [];
    case 'unknown':
      return [
        ['unchecked'],
        ['usuallyOpen', windows],
        ...(window && scheduled === 'check-in-ends-soon'
          ? [['endsSoon', minutes, window.lastCheckIn] satisfies StatusSaid]
          : []),
      ];
    case 'check-in-over':
      return [...(next?.day === day ? [['pauses'] satisfies StatusSaid] : []), ...openingOf(today, at)];
    case 'ask':
      return [
        ...whys.filter(({ key }) => key === 'holiday').map((why): StatusSaid => ['todayIs', why]),
        ['mayBeClosed'],
      ];
    case 'closed':
      return [
        ...(state === 'closed' && whys.length > 0 ? [['reason', whys] satisfies StatusSaid] : []),
        ...openingOf(today, at),
      ];
  }
}

/** When the range opens next, as far as that is known. */
export function openingOf(today: Today, at: Date): StatusSaid[] {
  const { next, day, certainty, state, windows } = today;
  // Closed until a time on a day whose rest is in doubt.
  const doubtful = state === 'ask' && windows.find(({ opens }) => opens > at);
  if (doubtful) return [['mayOpen', doubtful.opens]];
  if (!next) return [['noOpening'], ['callFirst']];
  const when = [daysBetween(day, next.day), next.day, next.at] as const;
  return certainty === 'checked' ? [['opens', ...when]] : [['usuallyOpens', ...when], ['unchecked'], ['callFirst']];
}

/** What differs from an ordinary day, and why. */
function changesOf({ state, because, windows }: Today): StatusSaid[] {
  if (because.length === 0) return [];
  const club = clubWordsOf(because, state !== 'closed');
  // The line already has the reasons of a closed day; for a day that may close, it has the holiday.
  if (state === 'closed') return club;
  if (state === 'ask') return [...reasonsOf(because, 'cause'), ...club, ['hoursWouldBe', windows]];
  return [
    // For an unknown status, the line already has the hours as the usual ones.
    ...(state === 'open' ? [['hoursToday', windows] satisfies StatusSaid] : []),
    ...reasonsOf(because, 'cause', 'holiday', 'said'),
    ...club,
  ];
}

function reasonsOf(because: readonly Because[], ...keys: readonly Why['key'][]): StatusSaid[] {
  const whys = whysOf(because).filter(({ key }) => keys.includes(key));
  return whys.length > 0 ? [['reason', whys]] : [];
}

/** The club's words for each reason, once: its title, unless that is already the reason, and its note. */
function clubWordsOf(because: readonly Because[], withTitles: boolean): StatusSaid[] {
  const quotes = because.flatMap(({ why, note }): Quote[] => {
    const title = withTitles && why?.key === 'title' ? why.quote : undefined;
    if (title && note) return [{ ...note, ...bothOf(title, note) }];
    return [title ?? note ?? []].flat();
  });
  return [...new Map(quotes.map((quote) => [quote.said, quote])).values()].map((quote) => ['clubSays', quote]);
}

/** A title with its note; in Spanish if the club has both in Spanish. */
const bothOf = (title: Quote, note: Quote): Pick<Quote, 'said' | 'es'> => ({
  said: `${title.said}. ${note.said}`,
  ...(title.es && note.es && { es: `${title.es}. ${note.es}` }),
});

export type SaidDay = { day: StatusSaid; hours: StatusSaid; more: readonly StatusSaid[] };

/** A day in a list. */
export function sayDay({ day, state, windows, because, parts, special }: DayStatus): SaidDay {
  const hours = {
    open: ['hours', windows],
    closed: ['closedDay'],
    ask: ['askDay'],
    unknown: ['usualHours', windows],
  } as const satisfies Record<DayStatus['state'], StatusSaid>;
  return {
    day: ['day', day],
    hours: hours[state],
    more: [
      ...(special ? [['special', special] satisfies StatusSaid] : []),
      ...whysOf(because).map((why): StatusSaid => ['why', why]),
      ...because.flatMap(({ why, note }): StatusSaid[] => (!why && note ? [['clubSays', note]] : [])),
      ...(state === 'closed' ? [] : parts.map((part): StatusSaid => ['part', part])),
    ],
  };
}

/** A day beside its forecast: "Open day, 9:00 AM to 4:00 PM", "Closed: snow", "Usually 9:00 AM to 4:00 PM". */
export function sayForecastDay(words: Sentences, day: DayStatus): Phrase {
  const { hours, more } = sayDay(day);
  // Only a day whose closures were checked is `open`.
  const opening = day.state === 'open' ? words.openDay(day.windows) : inWords(words, hours);
  return more.length > 0 ? phrase`${opening}: ${inLine(sayAll(words, more))}` : opening;
}

/** A closure of {@link comingClosures} in one line. */
export function sayClosure(words: StatusSentences, event: AgendaEvent, today: Day): Phrase {
  const { closes } = event;
  const [{ to, ...from }, part] = [spanOf(event, today), partOf(event)];
  const span = to && rangeTime(to) !== '00:00' ? { ...from, to } : from;
  const why = whyOfClosure(event);
  if (closes === 'yes') return words.closedOn(span, why ? [why] : []);
  if (closes === 'partly')
    return part
      ? words.partlyOn(span, words.part(part), why && why.key !== 'title' ? [why] : [])
      : words.partlyOn(span, ownTitleOf(words, event), []);
  const what = why ? words.why(why) : ownTitleOf(words, event);
  return words.mayCloseOn(span, isBare(event.title) ? undefined : what);
}

export const sayAll = <Words extends StatusSentences>(words: Words, all: readonly SaidIn<Words>[]): Phrase[] =>
  all.map((one) => inWords(words, one));
