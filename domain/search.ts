/** What the search's index holds. Over 200 lines: each kind of fact explains itself. */
import type { Language } from './language.ts';
import type { DecidingRule } from './bring.ts';
import type { Weekday } from './days.ts';
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
 * What a fact is about, where an answer depends on it. The content says it beside the words that ask for the fact. A
 * build without one of them fails: the answer would be lost in silence.
 */
export const searchRoles = [
  'hours',
  /** Where the range is, and each place that says it; all ways there, and one of them. */
  'whereabouts',
  'address',
  'ways',
  'way',
  'drive-time',
  'reservation',
  'minimum-age',
  /** How many minors one adult may supervise. */
  'supervision',
  'youth-form',
  /** What everyone signs at check-in. */
  'release',
  'first-visit',
  'what-to-bring',
  'lessons',
  'groups',
  /** Who comes along without shooting. */
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
  /** On which members alone may come. */
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

/** What a fact decides or knows beyond its place. */
export type FactKind =
  /**
   * An option of "Can I bring it?", of one of its questions. `unlike`: one that is often meant by the same words. `at`:
   * the only range where it holds, and the option that is meant elsewhere.
   */
  | { option: string; of: string; unlike?: string; at?: { name: string; otherwise: string } }
  /** An age band, youngest first: the option of bring.yaml and its first year. `isName`: asked for without a number. */
  | { band: string; from: number; isName?: true }
  /** A price in US dollars. */
  | { price: string; amount: number }
  /** Beside an age: who comes with a minor. `alone`: no parent. `others`: neither parent nor guardian. */
  | { alone: true }
  | { others: true }
  /** `way`: the place that describes the way by it. */
  | { road: RoadId; way?: string }
  /** The way to the range: beside a road it asks for the way by it, not for its state. */
  | { towards: true }
  /** null: a holiday whose day isn't computed. `after`: how many days after it, as Black Friday. */
  | { holiday: HolidayId | null; after?: number }
  /** The hours: any day and time is a question about them. */
  | ({ hours: true } & HoursFact)
  /**
   * What people of some age may or must do: coach, supervise. It is said before what holds for the age. `under`: only
   * who is younger must.
   */
  | { act: true; under?: number }
  /** What holds for groups, however they are named. */
  | { groups: true }
  /** Where one shoots or rests: beside anything else, that is what is asked for. */
  | { range: true }
  /** What may be brought, in general: given only where every word of a query is understood. */
  | { permission: true }
  /** Whom the law may keep from guns: only the office can answer. */
  | { person: true }
  /** Asked for only where nothing else is: a town means the way from there, and "my son" no other permission. */
  | { weak: true };

type HoursFact = {
  /** The days on which every week says closed. */
  closed: readonly Weekday[];
  saysClosed: string;
  /** What comes first on a holiday. */
  saysHoliday: string;
  /** What holds for those who come after the last check-in. */
  saysLate: string;
  /** In minutes after midnight: the earliest opening, the latest last check-in, and the latest closing. */
  opens: number;
  lastCheckIn: number;
  closes: number;
};

/** What visitors can ask for. Facts come from content files, beside which `asked` is written. */
export type SearchFact = {
  /** The place that says it; null where no page does. */
  to: string | null;
  asked: readonly string[];
  /** The fact in one sentence, with its condition. */
  says?: string;
  is?: FactKind;
  role?: SearchRole;
  /** No age decides it. */
  forAnyone?: true;
  /** Beside another subject it is what is asked for: a refund, if it rains; a notice, if you close. */
  leads?: true;
  /** Only where every word is understood: "rent" is about guns, "rent a kayak" is not. */
  wholly?: true;
};

/** A rule of the range with the place that shows it, for verdicts as "Can I bring it?" gives them. */
export type SearchRule = DecidingRule & { to: string };

/** A language's pages and facts. */
export type SearchKnowledge = {
  language: Language;
  places: readonly SearchPlace[];
  facts: readonly SearchFact[];
  rules: readonly SearchRule[];
  /** Options that no rule has to allow. */
  unruled: readonly string[];
  /** How a verdict begins that is no permission: those are said by their rules alone. */
  verdicts: Readonly<Record<'no' | 'ask', string>>;
  /** Said before a permission that doesn't name all of it. `uncovered`, and `unsaid` before places, name it {thing}. */
  unnamed: { anything: string; uncovered: string; unsaid: string };
  /** Words that mean the same; the first stands for the others. */
  words: readonly (readonly string[])[];
  /** Everyday words that no typing error of a word above explains. */
  ordinary: readonly string[];
  /** Words that tell no fact from another. */
  noise: readonly string[];
  /** What is typed in short, and what it means. */
  short: Readonly<Record<string, string>>;
  /** Words that, where no fact explains them, say nothing of another thing. */
  light: readonly string[];
  /** Stems of what one does with a thing that is brought, and of what else visitors come for. */
  carrying: readonly string[];
  visiting: readonly string[];
  /** The verbs whose forms are led back to the infinitive: Spanish alone has them. */
  verbs?: SpanishVerbs;
  nothing: NothingFound;
};

/** "atender:atiend": its stem under stress. `participles` are stems, and `nouns` no forms of a verb. */
export type SpanishVerbs = Readonly<Record<'infinitives' | 'participles' | 'nouns', readonly string[]>>;

/** And what tells whether a query asks for it here. search-index.ts writes it at the build, find.ts reads it. */
export type SearchSource = SearchKnowledge & { relevance: Relevance };

/**
 * What the examples taught: the weights of the hashed features, each a sign from # to [, of which ? is zero, times
 * `scale`. Without weights every query is taken for one to this range.
 */
export type Relevance = { weights: string; scale: number };

/** Instead of `text`: `ask` where something may not be brought without it, `unknown` where only the office knows. */
type NothingFound = { text: string; ask: string; unknown: string; actions: readonly NextStep[] };
/** `asks`: a way to ask the club. */
type NextStep = { label: string; to: string; asks?: true | undefined };

/** The browser remembers under it that `/` doesn't lead to the search. */
export const slashKey = 'search-key';
export const searchPath = '/search';
export const spanishSearchPath = '/es/search';

/** Where the {@link SearchSource} of English is in the built site. */
export const searchFile = '/search.json';
/** And that of Spanish. */
export const spanishSearchFile = '/search.es.json';

export const mostFound = 8;

/** A page's title with what is looked for first, as tabs and histories cut titles at their end. */
export const titleWith = (query: string, title: string): string =>
  query.trim() === '' ? title : `${query.trim()} – ${title}`;

/** In characters. */
export const longestQuery = 100;
