/** The roads to the range, and the towns from which visitors come. */
import type { Content } from '#content/load.server.ts';
import type { SearchPlace } from '#domain/search.ts';
import type { AskedFact, FactLanguage } from './search-fact.ts';

/** `ways`: the places that describe one route each. */
export function roadFacts({ embeds }: Content, ways: readonly SearchPlace[]): AskedFact[] {
  return [
    ...embeds.roads.cards.map(({ road, title }) => ({ road, title })),
    ...embeds.roads.liveOnly.map((road) => ({ road, title: '' })),
  ].map(({ road, title }): AskedFact => {
    const number = road.replace(/\D/g, '');
    const way = ways.find(({ to }) => to.endsWith(`-${number}`))?.to;
    return {
      to: '/weather#roads',
      asked: {
        en: [`highway ${number}`, `sr ${number}`, `ca ${number}`, number, ...namesIn(title)],
        es: [`carretera ${number}`, `autopista ${number}`, `la ${number}`, `highway ${number}`, ...namesIn(title)],
      },
      is: { road, ...(way !== undefined && { way }) },
    };
  });
}

/** Towns that no page lists; from there, the answer is all routes. */
export function townFacts({ pages, site }: Content, to: string, says: string): AskedFact {
  const askedOfPages = [...pages.values()]
    .flatMap(({ asked: each }) => Object.values(each))
    .flatMap(({ en = [] }) => en);
  const cities = site.servedCities.map((city) => city.toLowerCase()).filter((city) => !askedOfPages.includes(city));
  return { to, asked: { role: 'ways', en: cities, es: cities }, ...(says && { says }), is: { weak: true } };
}

/** Only "weather in Palo Alto" is not about the mountain. The range's own town and the club's name are near enough. */
export function townWeather({ site }: Content): AskedFact {
  const towns = site.servedCities.filter((city) => city !== site.address.city && !site.name.includes(city));
  const asks = (...words: string[]) => towns.flatMap((town) => words.map((word) => `${word} ${town.toLowerCase()}`));
  return { to: null, asked: { en: asks('weather', 'forecast'), es: asks('clima', 'pronóstico') } };
}

/** The start of each route, in one sentence each. */
export const sayWays = (ways: readonly SearchPlace[]): string =>
  ways.map(({ title, text }) => `${title}: ${/^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text}`).join(' ');

/** The places that describe one route each, in a language. */
export const waysAmong = (content: Content, language: FactLanguage, places: readonly SearchPlace[]): SearchPlace[] => {
  const prefix = language === 'es' ? '/es' : '';
  const ids = [...content.pages.values()].flatMap(({ path, asked }) =>
    Object.entries(asked).flatMap(([id, { role }]) => (role === 'way' ? `${prefix}${path}#${id}` : [])),
  );
  return places.filter(({ to }) => ids.includes(to));
};

/** A road's name, with and without the kind of road: "Skyline Blvd", "Skyline". */
const namesIn = (title: string): string[] =>
  title
    .split('/')
    .slice(0, -1)
    .flatMap((name) => [name, name.replace(/ \w+$/, '')]);
