import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { searchFile, type SearchPlace, type SearchSource, spanishSearchFile } from '#domain/search.ts';

/** A longer list is a redesign, not an edit. */
const maxPlaces = 25;

/** The sections whose text differs between two builds, a line each; none without an earlier build. */
export function changedPlaces(previous: string, served: string, origin: string): string[] {
  const [before, after] = [placesIn(previous), placesIn(served)];
  if (before.length === 0) return [];
  const texts = new Map(before.map(({ to, text }) => [to, text]));
  const kept = new Set(after.map(({ to }) => to));
  const lines = [
    ...after
      .filter(({ to, text }) => texts.get(to) !== text)
      .map(({ page, title, to }) => `- ${page === title ? page : `${page}: ${title}`}: ${origin}${to}`),
    ...before.filter(({ to }) => !kept.has(to)).map(({ to }) => `- removed: ${origin}${to}`),
  ];
  const more = lines.length - maxPlaces;
  return more > 0 ? [...lines.slice(0, maxPlaces), `- and ${more} more`] : lines;
}

/** Of both languages. A place of an English page that Spanish words lead to is in both files, and counts once. */
function placesIn(build: string): readonly SearchPlace[] {
  const places = [searchFile, spanishSearchFile].flatMap((name) => {
    const file = path.join(build, 'client', name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SearchSource).places : [];
  });
  const first = new Map(places.toReversed().map((place) => [place.to, place]));
  return places.filter((place) => first.get(place.to) === place);
}
