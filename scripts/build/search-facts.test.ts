/** What the club prohibits, as visitors type it, together with what it allows: no permission may come first. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { verdictOn } from '#domain/bring.ts';
import { searchSource } from './search-facts.ts';
import { createFinder } from '#app/features/search/find.ts';

const now = new Date('2026-11-25T18:00:00Z');
// The club's own words, because they are what could mislead.
const content = readContent(path.resolve('content'));

/** One in thirty, others for each index, so that together they are all. */
const someOf = (all: readonly string[], index: number) => all.filter((_, at) => at % 30 === index % 30);

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const source = searchSource(content, language, []);
  // Of the pages only their places matter here: each fact's place is one.
  const places = [...source.facts, ...source.rules].flatMap(({ to }) => (to === null ? [] : [to]));
  const find = createFinder({
    ...source,
    places: [...new Set(places)].map((to) => ({ to, page: '', title: '', text: '' })),
  });
  const options = source.facts.flatMap(({ is, asked }) => {
    if (!is || !('option' in is)) return [];
    return [
      { asked, verdict: verdictOn(source.rules, { [is.of]: is.option }, new Set(source.unruled)).answer, of: is.of },
    ];
  });
  const askedFor = (verdict: 'yes' | 'no' | 'ask') =>
    options.filter((one) => one.verdict === verdict).flatMap(({ asked }) => asked);
  const guns = options.filter(({ verdict, of }) => verdict === 'yes' && of === 'firearm').flatMap(({ asked }) => asked);

  /** What is said first, or where the first result leads. */
  const first = (query: string): string => {
    const { answer, found, nothing } = find(query, now);
    return answer?.says ?? nothing?.text ?? found[0]?.to ?? '';
  };
  const permission = `${source.verdicts.yes}:`;

  test('each prohibition alone, and with each gun and caliber that is allowed, in any order', () => {
    const queries = askedFor('no').flatMap((prohibited, index) => [
      prohibited,
      ...someOf(guns, index).flatMap((gun) => [`${gun} ${prohibited}`, `can i shoot ${prohibited} with my ${gun}`]),
    ]);
    expect(queries.filter((query) => !first(query).startsWith(source.verdicts.no))).toEqual([]);
  });

  test('what no rule decides is no permission, alone or with what is allowed', () => {
    const queries = [...askedFor('ask'), 'flumadiddle'].flatMap((unknown, index) =>
      ['', ...someOf(guns, index)].map((gun) => `${gun} ${unknown}`),
    );
    expect(queries.filter((query) => first(query).startsWith(permission))).toEqual([]);
  });

  test('an age comes before any permission', () => {
    const queries = [0, 3, 6, 7, 12, 17, 18, 20].flatMap((age) =>
      guns.flatMap((gun) =>
        language === 'en' ? [`${age} year old ${gun}`, `my son is ${age} ${gun}`] : [`hijo de ${age} años ${gun}`],
      ),
    );
    const ages = source.facts.flatMap(({ is, says }) => (is && 'band' in is && says ? [says] : []));
    expect(queries.filter((query) => !ages.some((says) => first(query).startsWith(says)))).toEqual([]);
  });
});
