/** Who may come, at what age and with whom: the facts of ages.yaml and of the rules about actions. */
import { plainText } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import type { Case } from '#domain/bring.ts';
import { type AskedFact, type FactLanguage, lowerFirst } from './search-fact.ts';

/** The ages at which each band begins, the youngest first. */
export const firstYears = ({ figures }: Content): number[] => [
  0,
  ...['minimum-age', 'adult-age', 'supervisor-age'].map((id) => Number(figures[id]?.value)),
];

/** Age bands, companions, and what people of some age must or may not do. */
export function peopleFacts(content: Content, language: FactLanguage): AskedFact[] {
  const { ages, bring } = content;
  const said = language === 'es' ? content.spanish : content;
  const years = firstYears(content);
  const ageOptions = bring.questions.find(({ id }) => id === 'age')?.options ?? [];
  const bands = said.ages.bands.flatMap(({ label, summary, house, ...band }, index): AskedFact[] => {
    const is = { band: ageOptions[index]?.id ?? band.id, from: years[index] ?? 0 };
    const to = `/under-21-rules#${band.id}`;
    // Bands that may come on conditions state all of them; the price is a separate fact.
    const isLimited = index > 0 && index < ages.bands.length - 1;
    const rules = (isLimited ? house : [summary, ...(index === 0 ? house : [])]).map((text) => plainText(text));
    const [first = '', ...others] = rules.filter((text) => !text.includes('$'));
    const says = [`${label}: ${lowerFirst(first)}`, ...others].join(' ');
    return [
      { to, asked: { en: [], es: [] }, says, is },
      { to: band.to ?? to, asked: band.asked, says, is: { ...is, isName: true } },
    ];
  });
  const junior = bands[3];
  const { alone, others } = said.ages;
  const company: AskedFact[] = [];
  if (alone && junior?.is)
    company.push(
      { to: junior.to, asked: alone.asked, says: plainText(alone.text), is: { alone: true } },
      { ...junior, asked: alone.askedOfMinors, is: { ...junior.is, alone: true } },
    );
  if (others) company.push({ to: others.to, asked: others.asked, says: plainText(others.text), is: { others: true } });
  const acts = said.rules.groups.flatMap((group) =>
    group.rules.map(({ asked, text, prohibits }): AskedFact => {
      // "How old to buy ammo" is answered by all age limits.
      const others = group.rules.filter((other) => other.text !== text && isByAge(prohibits, other.prohibits));
      const says = [text, ...others.map((other) => other.text)].map((each) => plainText(each)).join(' ');
      return { to: `/safety-rules#${group.id}`, asked, says, is: { act: true } };
    }),
  );
  // Relatives may be minors, so this adds the minors' rules and no "yes" comes first.
  const relatives = { ...ages.relatives, ...(junior?.says !== undefined && { says: junior.says }) };
  return [...bands, ...company, ...acts, { ...relatives, is: { weak: true } }];
}

/** Whether both rules bar an age from the same ammunition. */
const isByAge = (one: readonly Case[], other: readonly Case[]): boolean =>
  one.some(({ age, ammunition }) =>
    other.some((each) => age && each['age'] && ammunition?.some((id) => each['ammunition']?.includes(id))),
  );
