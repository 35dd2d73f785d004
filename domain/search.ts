/** The contents of the search index. Over 200 lines: each kind of fact is documented here. */
import type { Language } from './language.ts';
import type { DecidingRule } from './bring.ts';
import type { Day, Weekday } from './days.ts';
import type { HolidayId } from './holidays.ts';
import type { RoadId } from './lane-closures.ts';

export type SearchPlace = {
  page: string;
  title: string;
  to: string;
  text: string;
  /** Of a page in the other language: that of its name, and of its text where no fact says it. */
  languages?: { page: Language; text?: Language };
};

/**
 * The subject of a fact that an answer depends on. The content states it beside the fact's `asked` words. A build fails
 * if one is missing, because its answer would be lost silently.
 */
export const searchRoles = [
  'hours',
  /** Where the range is, and each place that says so; all routes there, and single ones. */
  'whereabouts',
  'address',
  'ways',
  'way',
  'drive-time',
  'reservation',
  'minimum-age',
  /** How many minors one adult may supervise. */
  'supervision',
  /** Who supervises minors. */
  'supervisor',
  'youth-form',
  /** What everyone signs at check-in. */
  'release',
  'first-visit',
  'what-to-bring',
  'lessons',
  'groups',
  /** People who come along without shooting. */
  'spectators',
  'gun-rental',
  'no-gun',
  'borrowed-gun',
  'origin',
  'which-guns',
  'own-ammunition',
  'which-ranges',
  'payment',
  /** The weather, and the state of the roads in it. */
  'weather',
  'road-state',
  'weather-closures',
  'membership',
  /** Days on which only members may come. */
  'member-days',
  'refunds',
  'pro-shop',
  'lost-property',
  'email-list',
  'unsubscribe',
  /** The form for messages, whose readers may never visit. */
  'message',
] as const;
export type SearchRole = (typeof searchRoles)[number];

/** Roles that say only of their own entry how the search answers with it, so the entry may be deleted. */
export const dispensableRoles: readonly SearchRole[] = [
  'refunds',
  'spectators',
  'supervisor',
  'unsubscribe',
  'which-guns',
  'which-ranges',
];

/** What a fact decides or knows besides its place. */
export type FactKind =
  /**
   * An option of a "Can I bring it?" question. `unlike`: an option that people often mean by the same words. `at`: the
   * only range where it applies, and the option that is meant elsewhere.
   */
  | { option: string; of: string; unlike?: string; at?: { name: string; otherwise: string } }
  /** An age band, youngest first: its option in bring.yaml and first year. `isName`: also named without a number. */
  | { band: string; from: number; isName?: true }
  /** A price in US dollars. */
  | { price: string; amount: number }
  /** Beside an age: who accompanies a minor. `alone`: no parent. `others`: neither parent nor guardian. */
  | { alone: true }
  | { others: true }
  /** `way`: the place that describes the route on this road. */
  | { road: RoadId; way?: string }
  /** The way to the range: beside a road, the query wants the route on it, not its state. */
  | { towards: true }
  /** null: a holiday whose day isn't computed. `after`: how many days after it, as Black Friday. */
  | { holiday: HolidayId | null; after?: number }
  /** The opening hours: a query with any day or time asks about them. */
  | ({ hours: true } & HoursFact)
  /**
   * What people of some age may or must do: coach, supervise. It comes before what applies to the age. `under`: only
   * people younger than this must.
   */
  | { act: true; under?: number }
  /** What applies to groups, under any name. */
  | { groups: true }
  /** A place to shoot or rest: beside anything else, it is the subject. */
  | { range: true }
  /** What may be brought in general: an answer only if every word of a query is understood. */
  | { permission: true }
  /** A person whom the law may bar from guns: only the office can answer. */
  | { person: true }
  /** A subject only if there is no other: a town means the route from there, and "my son" adds no permission. */
  | { weak: true };

type HoursFact = {
  /** The weekdays that are closed in every week. */
  closed: readonly Weekday[];
  saysClosed: string;
  /** What an answer about a holiday begins with. */
  saysHoliday: string;
  /** What applies to people who come after the last check-in. */
  saysLate: string;
  /** In minutes after midnight: the earliest opening, the latest last check-in, and the latest closing. */
  opens: number;
  lastCheckIn: number;
  closes: number;
};

/** What an answer names, and whose state is known live. */
export type Live = { day: Day } | { road: RoadId };

/** What visitors can ask for. Facts come from content files, which list `asked` beside them. */
export type SearchFact = {
  /** The place that states it; null if no page does. */
  to: string | null;
  asked: readonly string[];
  /** The fact in one sentence, with its condition. */
  says?: string;
  /** The club has not answered yet: `says` ends with how to ask. */
  isOpen?: true;
  is?: FactKind;
  role?: SearchRole;
  /** It applies at any age. */
  forAnyone?: true;
  /** It is the subject even beside another one: a refund, if it rains; a notice, if you close. */
  leads?: true;
  /** Applies only if every word is understood: "rent" is about guns, "rent a kayak" is not. */
  wholly?: true;
};

/** A rule of the range with the place that shows it, for the same verdicts as in "Can I bring it?". */
export type SearchRule = DecidingRule & { to: string };

/** A language's pages and facts. */
export type SearchKnowledge = {
  language: Language;
  places: readonly SearchPlace[];
  facts: readonly SearchFact[];
  rules: readonly SearchRule[];
  /** Options that need no rule to be allowed. */
  unruled: readonly string[];
  /** How a verdict other than a permission begins; permissions consist of their rules only. */
  verdicts: Readonly<Record<'no' | 'ask', string>>;
  /** Precedes a permission that doesn't name everything. `uncovered`, and `unsaid` before places, contain {thing}. */
  unnamed: { anything: string; uncovered: string; unsaid: string };
  /** Synonyms; the first word represents the others. */
  words: readonly (readonly string[])[];
  /** Everyday words that aren't typing errors of the words above. */
  ordinary: readonly string[];
  /** Stop words, which don't tell facts apart. */
  noise: readonly string[];
  /** Abbreviations and what they mean. */
  short: Readonly<Record<string, string>>;
  /** Words that, if no fact explains them, don't indicate another subject. */
  light: readonly string[];
  /** Stems of verbs for handling what one brings. */
  carrying: readonly string[];
  /**
   * Alternatives of patterns. `detour`: asks how to come all the same. `distance`: with a town, asks for the way from
   * there, not for the ranges. `bought`: "ammo I bought in Nevada" is brought, and not sold here.
   * `rangeOpen`: beside a road, asks whether the range is open. `lending`: "let me use his AR", another person's gun.
   * `home`: before a road, no way there is asked for. `roadState`: asks for the state of a road, not for the way by it.
   * `ban`: asks whether it is prohibited. `theirs`: before a gun, it is another person's: "my buddys AR". `latest`:
   * asks for the last check-in without a time. `naming`, `counted`: before or after a number that is no age. `counter`:
   * where this range sells; of a store without a name no one knows which it is. `ofRange`: with `lending`, asks the
   * range itself. `ownOrBought`: asks whether one's own ammunition may be shot, and not what is sold.
   * `arriving`: with a time of day, asks for the last check-in. `partOfDay`: asks for the hours, or says when something
   * else is. `parent`: whom no one replaces. `taken`: someone takes another one along: "is taking him".
   */
  patterns: Readonly<
    Record<
      | 'detour'
      | 'distance'
      | 'bought'
      | 'rangeOpen'
      | 'lending'
      | 'home'
      | 'badWeather'
      | 'roadState'
      | 'arriving'
      | 'partOfDay'
      | 'theirs'
      | 'latest'
      | 'ban'
      | 'naming'
      | 'counted'
      | 'counter'
      | 'ofRange'
      | 'ownOrBought'
      | 'parent'
      | 'taken',
      string
    >
  >;
  /** The verbs whose forms are reduced to the infinitive; only Spanish has them. */
  verbs?: SpanishVerbs;
  nothing: NothingFound;
};

/** "atender:atiend": the verb with its stressed stem. `participles` are stems; `nouns` are not verb forms. */
export type SpanishVerbs = Readonly<Record<'infinitives' | 'participles' | 'nouns', readonly string[]>>;

/** Also tells whether a query is for this site. search-index.ts writes it at build time, find.ts reads it. */
export type SearchSource = SearchKnowledge & { relevance: Relevance };

/**
 * What was learned from the examples: the weights of the hashed features, each a sign from # to [ (? is zero), times
 * `scale`. Without weights every query counts as meant for this range.
 */
export type Relevance = { weights: string; scale: number };

/** Replaces `text`: `ask` if something needs permission to be brought, `unknown` if only the office knows. */
type NothingFound = { text: string; ask: string; unknown: string; actions: readonly NextStep[] };
/** `asks`: a way to ask the club. */
type NextStep = { label: string; to: string; asks?: true | undefined };

/** Browser storage key: the visitor has turned off `/` as the search shortcut. */
export const slashKey = 'search-key';
export const searchPath = '/search';
export const spanishSearchPath = '/es/search';

/** The path of the English {@link SearchSource} in the built site. */
export const searchFile = '/search.json';
/** The path of the Spanish one. */
export const spanishSearchFile = '/search.es.json';

export const mostFound = 8;

/** A page title that begins with the query, because tabs and histories cut off the end. */
export function titleWith(query: string, title: string): string {
  const text = query.trim();
  if (text === '') return title;
  return `${text.length > longestInTitle ? `${text.slice(0, longestInTitle - 1).trimEnd()}…` : text} – ${title}`;
}

/** In characters: with the rest of the title at most about 60, which browsers and readers show. */
const longestInTitle = 25;

/** In characters: a question with its whole story. The field takes no more, and shows what is read. */
export const longestQuery = 400;
