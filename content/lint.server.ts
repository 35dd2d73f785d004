/** Likely mistakes, such as a price ten times the last one. A comment `# meant: …` in the file allows each. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dayFrom, daysBetween, weekdayOf, yearOf } from '#domain/days.ts';
import { longDate, formatTime, weekdayName } from '#domain/format-time.ts';
import { dollars } from '#domain/prices.ts';
import { youthFormFile } from './documents.server.ts';
import { type Data, dataFiles } from './schemas.server.ts';
import { Source } from './source.server.ts';
import { blankTokens } from './tokens.server.ts';
import type { Path } from './values.server.ts';

type LintedContent = Data & { pages: ReadonlyMap<string, unknown>; documents: readonly string[] };
type Open = (file: string) => Source;

/** Files that may type facts. */
const notQuoting: readonly string[] = [dataFiles.site, dataFiles.toConfirm, dataFiles.search];

function warning(source: Source, keys: Path | undefined, words: string, message: string, instead: string): string[] {
  if (source.isMeant(words)) return [];
  const allowed = `${instead}. If you mean it, write # meant: ${words}${keys ? '' : ' (on a line of its own, between the hyphens at the top)'}`;
  return [keys ? source.problem(keys, message, allowed, words) : source.bodyProblem(words, message, allowed)];
}

/** One message for each likely mistake. `folder` is the content's. */
export function lintContent(content: LintedContent, folder: string, open: Open): string[] {
  const files = [...Object.values(dataFiles), ...[...content.pages.keys()].map((name) => `pages/${name}.md`)];
  const sources = files.map(open);
  return [
    ...content.closures.flatMap((closure, index) => lintClosure(closure, index, open(dataFiles.closures))),
    ...priceJumps(content.prices.prices, folder, open(dataFiles.prices)),
    ...draftOfOwnForm(content, open),
    ...sources.flatMap(distantYears),
    ...sources
      .filter(({ file }) => !notQuoting.some((name) => file === `content/${name}`))
      .flatMap((source) => hardCodedFacts(source, factsOf(content))),
  ];
}

function draftOfOwnForm({ documents, youthForm }: LintedContent, open: Open): string[] {
  if (!documents.includes(youthFormFile) || youthForm.counselReview === 'approved') return [];
  const message = `calls the youth form a draft, and content/documents/${youthFormFile} takes its place`;
  return [open(dataFiles.youthForm).problem(['counselReview'], message, 'approved')];
}

const months = 'January February March April May June July August September October November December'.split(' ');
const dated = new RegExp(`\\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (${months.join('|')}) (\\d{1,2})\\b`, 'g');
const longest = 31;
const lastDay = 'the last day of the closure, or a season in hours.yaml';

function lintClosure(closure: LintedContent['closures'][number], index: number, source: Source): string[] {
  const { from, to } = closure;
  const days = daysBetween(from, to) + 1;
  const weekdays = (['title', 'text'] as const).flatMap((key) =>
    [...closure[key].matchAll(dated)].flatMap(([words, weekday = '', month = '', date = '']) => {
      const inYear = (year: number) => dayFrom(year, months.indexOf(month) + 1, Number(date));
      // A closure may extend into the next year.
      const day = inYear(inYear(yearOf(from)) < from ? yearOf(to) : yearOf(from));
      const right = weekdayName(weekdayOf(day));
      if (right === weekday) return [];
      const message = `says ${words}, but ${longDate(day)} is a ${right}`;
      return warning(source, [index, key], words, message, `${right}, ${month} ${date}`);
    }),
  );
  return [
    ...weekdays,
    ...(days > longest ? warning(source, [index, 'to'], to, `closes the range for ${days} days`, lastDay) : []),
  ];
}

/** The schema may have changed since the last build. */
const amountsSchema = z.object({ prices: z.array(z.object({ id: z.string(), amount: z.number() })) });

/** Compares with the last build, if there is one. */
function priceJumps(prices: Data['prices']['prices'], folder: string, source: Source): string[] {
  const built = path.join(folder, '../build/content');
  if (!existsSync(path.join(built, dataFiles.prices))) return [];
  const last = new Source(built, dataFiles.prices).read(amountsSchema, blankTokens).prices;
  return prices.flatMap(({ id, amount }, index) => {
    const before = last.find((price) => price.id === id)?.amount ?? amount;
    if (amount < before * 10 && amount > before / 10) return [];
    const message = `is ${amount > before ? 'ten times' : 'a tenth of'} the last price, ${dollars(before)}, or still further from it`;
    return warning(source, ['prices', index, 'amount'], String(amount), message, 'US dollars, as a plain number: 35');
  });
}

const lastYear = 2040;

function distantYears(source: Source): string[] {
  const [message, instead] = [`is after ${lastYear}: is the year right?`, 'a date in this year or one of the next'];
  return source
    .texts()
    .filter(({ text }) => /^\d{4}-\d{2}-\d{2}/.test(text) && yearOf(text) > lastYear)
    .flatMap(({ keys, text }) => warning(source, keys, text.slice(0, 10), message, instead));
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function factsOf({ site, hours, prices }: LintedContent): { typed: RegExp; quote: string }[] {
  const time = (reading: string) => {
    const [clock = '', half = ''] = formatTime(reading).split(' ');
    return `(?<![\\d:])${clock.replace(':00', '(?::00)?')} ?${half[0]}\\.?m\\b`;
  };
  const open = hours.week.flatMap((group) => ('opens' in group ? [group] : []));
  const each = (of: (group: (typeof open)[number]) => string) => [...new Set(open.map(of))].map(time).join('|');
  return [
    // "free" is an ordinary word.
    ...prices.prices
      .filter(({ amount }) => amount > 0)
      .map(({ id, amount }) => ({
        typed: `${literally(dollars(amount))}(?!\\d|[.,]\\d)`,
        quote: `{{price.${id}}}`,
      })),
    { typed: each(({ opens }) => opens), quote: '{{hours.opens}}' },
    { typed: each(({ closes }) => closes), quote: '{{hours.closes}}' },
    { typed: each(({ lastCheckIn }) => lastCheckIn), quote: '{{hours.last-check-in}}' },
    { typed: literally(site.phone), quote: '{{site.phone}}' },
    { typed: literally(site.email), quote: '{{site.email}}' },
    { typed: literally(site.shareholderContact.phone), quote: '{{shareholder.phone}}' },
    { typed: literally(site.shareholderContact.email), quote: '{{shareholder.email}}' },
  ].map(({ typed, quote }) => ({ typed: new RegExp(typed, 'i'), quote }));
}

function hardCodedFacts(source: Source, facts: ReturnType<typeof factsOf>): string[] {
  const texts: { keys: Path | undefined; text: string }[] = [...source.texts(), { keys: undefined, text: source.body }];
  return texts.flatMap(({ keys, text }) =>
    facts.flatMap(({ typed, quote }) => {
      const [words] = typed.exec(text) ?? [];
      return words === undefined
        ? []
        : warning(source, keys, words, `types “${words}” by hand, where it would not follow the club’s facts`, quote);
    }),
  );
}
