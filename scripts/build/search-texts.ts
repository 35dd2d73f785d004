/** Facts from the site's texts: questions, open topics, and sections of pages. */
import { plainText } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import type { Asked } from '#content/schema/asked.ts';
import { isListed, topicsOf } from '#content/schema/faq.ts';
import { ContentError } from '#content/source.server.ts';
import { withoutLinks } from '#content/tokens.server.ts';
import type { FactKind, SearchPlace, SearchRole } from '#domain/search.ts';
import { type AskedFact, type FactLanguage, lowerFirst } from './search-fact.ts';
import { firstYears } from './search-people.ts';
import { hoursKind } from './search-times.ts';

/** Kinds that follow from the role alone. */
const kinds: Partial<Record<SearchRole, FactKind>> = {
  'which-guns': { permission: true },
  'own-ammunition': { permission: true },
  'which-ranges': { range: true },
  groups: { groups: true },
  address: { towards: true },
  ways: { towards: true },
  way: { weak: true },
  origin: { weak: true },
};
const kindBy = (role: SearchRole | undefined) => (role && kinds[role] ? { is: kinds[role] } : {});

/** In the words of the pages, without the mark that Spanish pages add to links to English. */
export function questionFacts(content: Content, language: FactLanguage): AskedFact[] {
  const { faq, prices } = language === 'es' ? content.spanish : content;
  const { spectators } = prices;
  return faq.flatMap(({ items }) =>
    items.flatMap(({ id, asked, answer }): AskedFact | AskedFact[] => {
      const to = `/faq#${id}`;
      const says = plainText(answer);
      switch (asked?.role) {
        case 'whereabouts':
          return { to, asked, says };
        // Without its "yes", which would come before an age limit.
        case 'spectators':
          return { to, asked, says: plainText(spectators) };
        case 'refunds':
          return { to, asked, says, forAnyone: true, leads: true };
        case 'gun-rental': {
          const one = { to, says, forAnyone: true } as const;
          return [
            { ...one, asked: phrasesOf(asked, (phrase) => phrase.includes(' ')) },
            { ...one, asked: phrasesOf(asked, (phrase) => !phrase.includes(' ')), wholly: true },
          ];
        }
        case 'hours':
          return { to, asked, says, is: hoursKind(content, language, says) };
        default:
          return { to, asked, ...kindBy(asked?.role) };
      }
    }),
  );
}

/** Topics that the club may not have answered yet. */
export function topicFacts(content: Content, language: FactLanguage, places: readonly SearchPlace[]): AskedFact[] {
  const { pages, search } = content;
  const said = language === 'es' ? content.spanish : content;
  const prefix = language === 'es' ? '/es' : '';
  const message = placeOf(content, 'message');
  // /access already has a text about these topics.
  const known = new Set(pages.get('access')?.sections.flatMap(({ parts }) => parts.map(({ id }) => id)));
  return topicsOf(said.toConfirm).map((topic): AskedFact => {
    const { topic: id, sentence, asked, answer, es, to, known: before, leads } = topic;
    // If Spanish pages quote an answer, it is part of the text of its place.
    const isKnown = known.has(id) || (answer !== null && es !== undefined && /^(?:\/es)?\/faq#/.test(to ?? ''));
    // People who send a message may never drive to the range, and those who lost something have been there.
    const isMessage = to?.endsWith(message) === true;
    const isAfterwards = isMessage || asked?.role === 'lost-property';
    const { [language]: open } = isAfterwards ? search.unknownToOthers : search.unknown;
    const unknown = `${sentence}: ${lowerFirst(open)}`;
    // What /access knows comes before what is unknown.
    const knownText = known.has(id) ? places.find((place) => place.to === `${prefix}/access#${id}`)?.text : undefined;
    const openText = isKnown
      ? knownText && `${knownText} ${unknown}`
      : [before?.[language], unknown].filter(Boolean).join(' ');
    const given = language === 'es' ? es : answer;
    const says = given ?? openText;
    const onAccess = known.has(id) || isListed(topic) || answer !== null ? id : 'ask';
    return {
      to: to ?? `/access#${onAccess}`,
      asked,
      ...(says && { says }),
      ...(openText === says && { isOpen: true }),
      ...((isMessage || leads) && { leads: true }),
    };
  });
}

/** Pages and their sections. */
export function sectionFacts(content: Content, language: FactLanguage, saysWays: string): AskedFact[] {
  const { bring: formWords, counselReview } = content.youthForm;
  const form = (language === 'es' ? formWords.es : formWords)[counselReview];
  return [...content.pages.values()].flatMap(({ path, asked: each }) =>
    Object.entries(each).map(([id, { says: sentence, ...asked }]): AskedFact => {
      const to = id === 'page' ? path : `${path}#${id}`;
      const says = sentence && { says: sentence[language] };
      switch (asked.role) {
        case 'youth-form':
          return {
            to,
            asked,
            says: [withoutLinks(form), sentence?.[language]].filter(Boolean).join(' '),
            is: { act: true, under: firstYears(content).at(-1) ?? 0 },
          };
        case 'ways':
          return { to, asked, ...kindBy(asked.role), ...(saysWays && { says: saysWays }) };
        case 'email-list':
          return { to, asked, leads: true };
        // The instructions for leaving the list are above the form, which has the notice.
        case 'unsubscribe':
          return { to: placeOf(content, 'email-list'), asked, ...says };
        default:
          return { to, asked, ...says, ...kindBy(asked.role), ...(isForAnyone(to) && { forAnyone: true }) };
      }
    }),
  );
}

/** What is kept of someone, and who is hurt, is no question of age. */
const isForAnyone = (to: string): boolean => /^\/privacy|#emergency/.test(to);

/**
 * The section of a page that has a role.
 * @throws {ContentError} if only an entry of another file has it
 */
export function placeOf({ pages }: Content, role: SearchRole): string {
  const [place] = [...pages.values()].flatMap(({ path, asked }) =>
    Object.entries(asked).flatMap(([id, one]) => (one.role === role ? `${path}#${id}` : [])),
  );
  if (place !== undefined) return place;
  throw new ContentError([`content/pages/  No section of a page has the role “${role}”, which the search needs`]);
}

const phrasesOf = ({ role, en, es }: Asked, isOne: (phrase: string) => boolean): Asked => ({
  role,
  en: en?.filter(isOne) ?? [],
  es: es?.filter(isOne) ?? [],
});
