/** Reads how many people come from a text in plain letters. */
import { written } from './numbers.ts';

/** `mixed`: of any age, as a family. */
export type Party = {
  adults: number;
  juniors: number;
  people: number;
  mixed: number;
  /** "Me and my wife": by name, and without any number. */
  isNamed: boolean;
};

/** The .55 Boys is a rifle. */
export const partyPattern = new RegExp(
  `\\b(?!55 boys)(\\d{1,3}|${[...written.keys()].join('|')}|an?|una?)\\s+(?:of (?:them|us|whom)\\s+(?:are\\s+)?|de ellos\\s+(?:son\\s+)?)?(adults?|grown ?ups?|(?:grand)?(?:kids?|child(?:ren)?|sons?|daughters?)|juniors?|teens?|people|ppl|peeps|persons?|shooters?|of us|guys|friends|boys|girls|adultos?|(?:nin|hij|niet)[oa]s?|menores|personas?)\\b`,
  'g',
);

const totalPattern = /\b\w+ (?:adults?|grown ?ups?|people|ppl|peeps|persons?|of us|adultos?|personas?)\b/;

const groupPattern = new RegExp(
  `\\b(?:(group|family|party|company|class|grupo|familia|troop|team) (?:of|de)|somos|seremos|venimos|(?:for|para)(?= (?:[234] +$|\\w+ +(?:with|w|con) \\d+ +(?:kid|chi|tee|nin|hij)))) (\\d{1,3}|${[...written.keys()].join('|')})\\b`,
);

const adult =
  'me|myself|wife|husband|hubby|[gb]f|(?:girl|boy)friend|partner|fiancee?|dad|mom|grandpa|grandma|friend|buddy|yo|esposa|esposo|papa|mama|abuel[oa]|senora|novi[oa]|marido|mujer|amig[oa]|compadre';
const joining = new RegExp(
  `\\bmi(?=\\s+y\\s)|\\b(?:${adult})(?=\\s+(?:and|n|&|\\+|plus|my|me|y|yo|mi|mas) )|\\s(?:and|&|\\+|plus|y|mas)\\s+(?:(?:my|our|their|the|mi|su|el|la)\\s+)?(?:${adult}|i)\\b`,
  'g',
);

/** "For a couple", "para una pareja"; but a couple of boxes are none. */
const couplePattern = /\b(?:for|as|para) (?:a |one |una )?(?:couple|pareja)\b(?! (?:of|hours?|de)\b)/;

/** Says that those who follow are counted already, as "a family of 4 with 2 kids". */
const within =
  /\b(?:with|w|con)\s+(?=\d)|\b(?:including|includes|incl|counting|of (?:them|those|whom|which)|incluyendo|contando|de ellos|de los cuales)\b/;

/** "3 people and 2 kids": what follows a total so is no part of it. */
const beside = /^\s*(?:people|personas?)?\s*(?:and|n|&|\+|plus|y|mas)\s(?!we |tenemos )/;

/** How many who come along are named, and not counted: "me and my 14 year old". */
export const namedIn = (text: string): number => [...text.matchAll(joining)].length;

export const isArticle = (count: string): boolean => ['a', 'an', 'un', 'una'].includes(count);

export function readParty(text: string): Party | undefined {
  const group = groupPattern.exec(text);
  // "2 adults, me and my wife", "family of 4, me and ...": people named after a total are part of it.
  const [first] = [totalPattern.exec(text), group].filter((one) => one !== null).sort((a, b) => a.index - b.index);
  const total = first?.index ?? Infinity;
  // "Me and two kids", "dos niños y yo": "me" is one person more, and then "a kid" is one too.
  const joined = [...text.matchAll(joining)].filter(({ index }) => index < total).length;
  const found = [...text.matchAll(partyPattern)].filter(([, count = '']) => joined > 0 || !isArticle(count));
  // "Somos 2 adultos", "party of 8 adults": who is counted by name is counted once.
  const [whole = '', kind = '', counted = ''] = group ?? [];
  const countAt = (group?.index ?? 0) + whole.length - counted.length;
  const members = found.some(({ index }) => index === countAt) ? '' : counted;
  const isCouple = couplePattern.test(text);
  const isNamed = found.length === 0 && !members && !isCouple;
  if (isNamed && joined < 2) return undefined;
  const size = Number(written.get(members) ?? members);
  const isMixed = kind.startsWith('troop') || /\bfamil/.test(text);
  const party = { adults: joined, juniors: 0, people: isMixed ? 0 : size, mixed: isMixed ? size : 0, isNamed };
  if (isCouple && party.adults === 0) party.adults = 2;
  // "2 adults and a kid": once a number is counted, one is too.
  for (const [, count = '', who = ''] of text.matchAll(partyPattern)) {
    const many = Number(written.get(count) ?? (/\d/.test(count) ? count : 1));
    if (/^(?:kid|child|junior|teen|son|daughter|grand|nin|hij|niet|menor)/.test(who)) party.juniors += many;
    else if (/^(?:adult|grown)/.test(who)) party.adults += many;
    // Who may be a child or an adult has no price.
    else party.people += /boy|girl/.test(who) ? Number.NaN : many;
  }
  // "6 people, me and my wife and 4 kids": who is named after a total is part of it.
  const isApart = first !== undefined && beside.test(text.slice(first.index + first[0].length));
  const isTotal =
    within.test(text) ||
    // "A family of 4, two kids": of a family, its children are a part.
    (!isApart &&
      ((party.mixed > 0 && party.juniors > 0) || [...text.matchAll(joining)].some(({ index }) => index > total)));
  // A family's adults are counted by its children.
  const grown = party.juniors > 0 ? Math.max(party.mixed - party.adults, 0) : 0;
  if (isTotal) party.people = Math.max(party.people + grown - party.juniors, 0);
  // "A family of 4 and 2 kids" may be four or six.
  if (!isTotal && isApart && party.juniors > 0 && party.mixed > 0) party.people = Number.NaN;
  return party;
}
