/**
 * Both languages state the same facts. A few generated cases in `npm test`, 20,000 and more in `npm run
 * test:exhaustive`.
 */
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { todayAt } from '#words/today-at.ts';
import { outlookAt } from '#domain/day-status.ts';
import { hourMs } from '#domain/durations.ts';
import { holidays } from '#domain/holidays.ts';
import { words as en } from '#words/en.ts';
import { words as es } from '#words/es.ts';
import { textOf } from '#words/phrase.ts';
import { closureRow } from '#words/say-event.ts';
import type { Sentences } from '#words/sentences.ts';
import { type Case, casesOf, sourcesOf } from './cases.ts';

const numRuns = Number(process.env['STATUS_CASES'] ?? 200);
vi.setConfig({ testTimeout: Math.max(60_000, 50 * numRuns) });
const parameters = { numRuns, seed: Number(process.env['STATUS_SEED'] ?? 39) };

const ages = fc.constantFrom(0, 0, hourMs, 7 * hourMs, null);
const weekdays = 'mon lunes, tue martes, wed miércoles, thu jueves, fri viernes, sat sábado, sun domingo'
  .split(', ')
  .map((names) => names.split(' '));
const eachDay = weekdays.map(([en, es]) => `(?<${en}>${en}(?:[a-z]*day)?|${es})`);
const days = new RegExp(String.raw`\b(?:${eachDay.join('|')})(?!\p{L})`, 'giu');
const daysIn = (text: string) =>
  [...text.matchAll(days)]
    .map(({ groups = {} }) => Object.keys(groups).find((day) => groups[day] !== undefined) ?? '')
    .toSorted((one, other) => one.localeCompare(other));

/** The facts that can be compared across languages. */
function factsIn(text: string, words: Sentences) {
  const names = (['open', 'closed', 'ask'] as const).map((state) => words.state(state));
  let rest = text;
  const feasts = (Object.keys(holidays) as (keyof typeof holidays)[])
    .map((id) => ({ id, name: textOf(words.why({ key: 'holiday', holiday: id, isObserved: false })) }))
    // Longest first: "víspera de Año Nuevo" contains another name.
    .toSorted((one, other) => other.name.length - one.name.length)
    .filter(({ name }) => rest !== (rest = rest.replaceAll(name, '')));
  return {
    times: [...text.matchAll(/(\d{1,2})(?::(\d\d))? ?([ap])\.?m\.?/gi)]
      .map(
        ([, hour, minute = '00', half = '']) =>
          `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`,
      )
      .toSorted(),
    minutes: /\d+(?= minut)/.exec(text)?.[0],
    days: daysIn(text),
    club: (text.match(/(?:reason|Event) \d/g) ?? []).toSorted(),
    ranges: text.includes('Trap'),
    feasts: feasts.map(({ id }) => id).toSorted(),
    calls: /\bcall\b|\bllame\b/i.test(text),
    isUsual: /\busual|\bnormal/i.test(text),
    isUnchecked: /couldn’t check|no pudimos verificar/i.test(text),
    isClosed: /\bclose[sd]?\b|\bcerrad[oa]\b|\bcierra\b|\bcierres\b|\bclosures?\b/i.test(text),
    state: names.findIndex((name) => text === name),
  };
}

const sentencesOf = (one: Case, age: number | null, words: Sentences): string[] => {
  const { sign, days, closures, announcements } = todayAt(one.now, sourcesOf(one, age), words);
  return [
    sign.plate,
    sign.state,
    ...sign.line,
    ...sign.more,
    ...days.flatMap(({ title, hours, more }) => [title, hours, ...more]),
    ...closures.flatMap(({ line, event }) => [line, closureRow(words, event).dates]),
    ...announcements.flatMap(({ title, text }) => [title, text]),
  ].map(textOf);
};

test('each sentence has the same facts in both languages, and contains a letter', () =>
  fc.assert(
    fc.property(casesOf(), ages, (one, age) => {
      const [english, spanish] = [sentencesOf(one, age, en), sentencesOf(one, age, es)];
      expect(spanish).toHaveLength(english.length);
      for (const [index, sentence] of english.entries()) {
        const other = spanish[index] ?? '';
        for (const text of [sentence, other]) {
          for (const part of text.split(/(?<=[.!?]) /)) expect(part).toMatch(/\p{L}/u);
          expect(text).not.toMatch(/undefined|null|NaN|\[object|\.\.|: :/);
        }
        expect(factsIn(other, es), `${sentence} / ${other}`).toEqual(factsIn(sentence, en));
      }
    }),
    parameters,
  ));

test('a day that may have closures is never open, and its doubt is stated wherever an opening is', () =>
  fc.assert(
    fc.property(casesOf(), ages, (one, age) => {
      const sources = sourcesOf(one, age);
      const { today, days } = outlookAt(one.now, sources);
      expect(days[0]).toMatchObject({ day: today.day, state: today.state, certainty: today.certainty });
      for (const { state, certainty, windows } of days) {
        if (state === 'open') expect(certainty).toBe('checked');
        if (state !== 'closed') expect(windows.length).toBeGreaterThan(0);
      }
      const { sign } = todayAt(one.now, sources, en);
      const text = [...sign.line, ...sign.more].map(textOf).join(' ');
      if (today.certainty !== 'checked') {
        expect(text).not.toMatch(/\bOpens (?:today|[A-Z])|\bUntil .* today\b/);
        if (/\busually\b/i.test(text)) expect(text).toContain('We couldn’t check for closures.');
      }
    }),
    parameters,
  ));

const strictness = { open: 0, unknown: 1, ask: 2, closed: 3 };
test('another closure never makes a day more open', () =>
  fc.assert(
    fc.property(casesOf(), casesOf(), ages, (one, { plans, calendar }, age) => {
      const sources = sourcesOf(one, age);
      const more = {
        ...sources,
        closures: [...sources.closures, ...plans.closures],
        calendar: sources.calendar && {
          ...sources.calendar,
          events: [...sources.calendar.events, ...(calendar?.events ?? [])],
        },
      };
      const stricter = outlookAt(one.now, more).days;
      for (const [index, { state, windows }] of outlookAt(one.now, sources).days.entries()) {
        const other = stricter[index];
        expect(strictness[other?.state ?? 'open']).toBeGreaterThanOrEqual(strictness[state]);
        for (const { opens, lastCheckIn } of other?.windows ?? [])
          expect(windows.some((window) => window.opens <= opens && lastCheckIn <= window.lastCheckIn)).toBe(true);
      }
    }),
    parameters,
  ));
