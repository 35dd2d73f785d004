/** Closures of single ranges that close all of them at the same time, and so the whole range. */
import type { ClosurePart } from './agenda.ts';
import type { InSpanish } from './quote.ts';
import { inBoth, inEither, type Window, without } from './windows.ts';

/** A closure of some ranges, with its title and its text. */
type Part = ClosurePart & { title: string; text?: string | undefined; es?: InSpanish | undefined };

/** What the ranges have together of a day's windows, and why. Undefined if one of them isn't closed at all. */
export function closedTogether<One extends Part>(
  parts: readonly One[],
  count: number | undefined,
  leftBy: (part: One) => readonly Window[],
) {
  const names = [...new Set(parts.flatMap(({ ranges = [] }) => ranges))];
  if (!count || names.length < count) return undefined;
  const left = names.map((name) =>
    parts
      .filter(({ ranges }) => ranges?.includes(name))
      .map(leftBy)
      .reduce(inBoth),
  );
  return { windows: left.reduce(inEither), said: saidOf(parts) };
}

/** What closes a single range, "11-13", leaves the hours before and after it. */
export const between = (
  windows: readonly Window[],
  { opens, closes }: ClosurePart,
  at: (reading: string) => Date,
): Window[] | undefined => (opens && closes && closes < opens ? without(windows, at(closes), at(opens)) : undefined);

/** The reasons of all of them as one, without the names of the ranges: "Rifle range: snow" is closed for snow. */
function saidOf(parts: readonly Part[]): { says: string; text?: string; es?: InSpanish } {
  const [says, text, es] = [
    parts.map(({ title, ranges = [], rangesEs = [] }) => {
      const name = [...ranges, ...rangesEs].find((one) => title.toLowerCase().startsWith(`${one.toLowerCase()}:`));
      return name ? title.slice(name.length + 1).trim() : title;
    }),
    parts.map((part) => part.text ?? ''),
    parts.map((part) => part.es?.title ?? ''),
  ].map((all) => [...new Set(all.filter(Boolean))].join('; '));
  return {
    says: says ?? '',
    ...(text && { text }),
    ...(parts.every((part) => part.es?.title) && { es: { title: es } }),
  };
}
