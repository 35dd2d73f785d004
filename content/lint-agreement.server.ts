/** Facts that have to agree with each other: within a file, or in two. */
import { dollars } from '#words/prices.ts';
import { type Data, dataFiles } from './schemas.server.ts';
import type { Source } from './source.server.ts';
import { warning } from './warning.server.ts';

type Facts = { [Key in 'bring' | 'figures' | 'prices' | 'rules']: Data[Key] | undefined };

/** One message for each. `sources`: the readable files, by name. */
export function lintAgreement(
  { bring, figures, prices, rules }: Facts,
  sources: ReadonlyMap<string, Source>,
): string[] {
  const lint = (file: string, check: (source: Source) => string[]) => {
    const source = sources.get(file);
    return source ? check(source) : [];
  };
  return [
    ...(bring && rules ? lint(dataFiles.bring, (source) => undecidedOptions(source, bring, rules)) : []),
    ...(figures ? lint(dataFiles.figures, (source) => lintAges(source, figures)) : []),
    ...lint(dataFiles.ages, typedAges),
    ...(prices ? lint(dataFiles.training, (source) => typedPrices(source, prices)) : []),
  ];
}

/** Options to which visitors always read "Ask the range office": a rule was forgotten, or deleted. */
function undecidedOptions(source: Source, { questions }: Data['bring'], { groups }: Data['rules']): string[] {
  const decided = new Set(
    groups
      .flatMap((group) => group.rules.flatMap(({ allows, prohibits, asks }) => [...allows, ...prohibits, ...asks]))
      .flatMap((one) => Object.values(one).flat()),
  );
  return questions.flatMap(({ id: question, options }, index) =>
    options.flatMap(({ id, unruled }, place) =>
      unruled || decided.has(id)
        ? []
        : warning(
            source,
            ['questions', index, 'options', place, 'id'],
            id,
            `is ${id}, which no rule of ${dataFiles.rules} decides: visitors read that they have to ask`,
            `a rule beside which ${dataFiles.rules} says allows, prohibits or asks: [{ ${question}: [${id}] }]; or delete the option, or unruled: true where no rule has to allow it`,
          ),
    ),
  );
}

/** Ages that begin where others end: the figures' names, and how many years are between the two. */
const adjoining = [
  { range: 'junior-ages', end: 'first', age: 'minimum-age', less: 0 },
  { range: 'junior-ages', end: 'last', age: 'adult-age', less: 1 },
  { range: 'young-adult-ages', end: 'first', age: 'adult-age', less: 0 },
  { range: 'young-adult-ages', end: 'last', age: 'supervisor-age', less: 1 },
] as const;

const lintAges = (source: Source, figures: Data['figures']): string[] =>
  adjoining.flatMap(({ range, end, age, less }) => {
    const ages = figures[range]?.value;
    const of = figures[age]?.value;
    if (ages === undefined || of === undefined) return [];
    const said = ages.match(/\d+/g)?.at(end === 'first' ? 0 : -1);
    const expected = String(Number(of) - less);
    const message = `is ${ages}, and ${age} is ${of}: ${end === 'first' ? 'it would begin' : 'it would end'} at ${expected}`;
    return said === expected ? [] : warning(source, [range, 'value'], ages, message, `both of them changed together`);
  });

/** In ages.yaml, only the law's own ages are typed. */
const typedAges = (source: Source): string[] =>
  source.texts().flatMap(({ keys, text }) => {
    if (keys.some((key) => ['law', 'asked', 'askedOfMinors', 'id', 'to'].includes(String(key)))) return [];
    const [words] = /\d+/.exec(text.replace(/\{\{.*?\}\}|\]\(.*?\)/g, ' ')) ?? [];
    if (words === undefined) return [];
    const message = `types “${words}” by hand, where it would not follow ${dataFiles.figures}`;
    return warning(source, keys, words, message, '{{figure.minimum-age}}, {{figure.junior-ages}} and their like');
  });

/** Providers set their own prices, and change them without telling the club, whose own are quoted (lint.server.ts). */
const typedPrices = (source: Source, { prices }: Data['prices']): string[] =>
  source.texts().flatMap(({ keys, text }) => {
    const own = prices.map(({ amount }) => dollars(amount));
    const words = text.match(/\$\d+(?:[.,]\d+)*/g)?.find((price) => !own.includes(price));
    if (words === undefined) return [];
    const message = `names the price ${words}, which the provider may change without a word`;
    return warning(source, keys, words, message, 'the same without a price: the provider’s website has it');
  });
