/**
 * The public calendar as our own agenda: the answer of /api/calendar, and the rules of reading it that need no calendar
 * library.
 */
import type { Day } from './days.ts';
import { rangeDay } from './range-time.ts';

/** One occurrence in the calendar. Times are ISO 8601 in UTC; `end` is exclusive, as in the calendar itself. */
export type AgendaEvent = {
  /** The same for the same occurrence in every answer. */
  id: string;
  title: string;
  start: string;
  end: string;
  allDay: boolean;
  /** All-day events only: the first day at the range, YYYY-MM-DD. Show this, not `start`. */
  date?: string;
  /** All-day events only: the last day, inclusive; the same as `date` for one day. */
  lastDate?: string;
  /**
   * Whether it closes the range: all of it, a part of it (the club's own closures only), nobody can tell, or not at
   * all.
   */
  closes: 'yes' | 'partly' | 'ask' | 'no';
  /** Of a closure of a part: which, "Opens at 11:00 AM". */
  part?: string;
  location?: string;
  /** Plain text with line breaks; empty when there is none. */
  description: string;
};

/** The body of `GET /api/calendar`. */
export type AgendaAnswer = {
  /** In order of time. The club's own closures (content/closures.yaml) stand among them whatever the status. */
  events: AgendaEvent[];
  /** The days covered: from the start of today at the range, 60 days on. ISO 8601 in UTC, `to` exclusive. */
  from: string;
  to: string;
  /** When the calendar was last read, ISO 8601 in UTC; null when it never was. */
  fetchedAt: string | null;
  /**
   * `ok`; `stale`: the calendar can't be read now, this is its last good state, under a day old; `incomplete`: an entry
   * could not be read; `unknown`: no calendar to be had; `not-configured`. With the last two the list holds nothing but
   * the club's own closures. An empty list means "nothing planned" with `ok` only.
   */
  status: 'ok' | 'stale' | 'incomplete' | 'unknown' | 'not-configured';
};

export const agendaDays = 60;

/** The order of an agenda: by time, what takes all day before what begins with it. */
export const inTime = (a: AgendaEvent, b: AgendaEvent): number =>
  a.start.localeCompare(b.start) || Number(b.allDay) - Number(a.allDay) || a.title.localeCompare(b.title);

/** An all-day event's last day at the range, or the day on which any other begins. */
export const lastDayOf = ({ lastDate, date, start }: AgendaEvent): Day => lastDate ?? date ?? rangeDay(new Date(start));

/**
 * Whether an event of the public calendar closes the range. Its title alone decides: descriptions of ordinary opening
 * days say things like "closed Monday to Wednesday", and would close the range every day. A title that begins with the
 * word closes ("Closed: snow"); where it stands elsewhere ("Trap range closed") somebody has to ask.
 */
export function closesByTitle(title: string): 'yes' | 'ask' | 'no' {
  if (/^[^\p{L}\p{N}]*(closed|closures?)\b/iu.test(title)) return 'yes';
  return /\bclos(ed|ing|ures?)\b/i.test(title) ? 'ask' : 'no';
}

const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  deg: '°',
};

/**
 * The text of a description that may be HTML (Google stores it so): line breaks kept, tags and scripts dropped,
 * entities decoded. The result is text: show it as text, never as HTML. Strangers write these: every step takes time in
 * proportion to the length, whatever it holds.
 */
export function plainText(html: string): string {
  return withoutTags(html.replace(/\r\n?/g, '\n'))
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => character(name) ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const breaks = /^<(?:br|\/p|\/div|\/h[1-6]|\/tr|\/ul|\/ol)\b/i;
/** What of these stands between their tags is dropped too. */
const unread = [
  { begins: /^<script\b/i, end: '</script' },
  { begins: /^<style\b/i, end: '</style' },
];

/** Walks from one `<` to the next. A `<` that begins no tag, or a tag that never ends, is text. */
function withoutTags(html: string): string {
  // Letter by letter: some letters of other scripts have lower-case forms of another length.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const pieces: string[] = [];
  /** Each end is looked for once: where there is none, it is not looked for again. */
  const missing = new Set<string>();
  const find = (what: string, from: number): number => {
    const at = missing.has(what) ? -1 : lower.indexOf(what, from);
    if (at === -1) missing.add(what);
    return at;
  };
  let at = 0;
  while (at < html.length) {
    const open = find('<', at);
    if (open === -1) break;
    pieces.push(html.slice(at, open));
    const tag = html.slice(open, open + 10);
    const block = tag.startsWith('<!--') ? '-->' : unread.find(({ begins }) => begins.test(tag))?.end;
    const blockEnd = block === undefined ? -1 : find(block, open + 4);
    const close = /^<\/?[a-z]/i.test(tag) || blockEnd !== -1 ? find('>', blockEnd === -1 ? open : blockEnd) : -1;
    if (close === -1) {
      pieces.push('<');
      at = open + 1;
      continue;
    }
    if (/^<li\b/i.test(tag)) pieces.push('\n• ');
    else if (breaks.test(tag)) pieces.push('\n');
    at = close + 1;
  }
  return [...pieces, html.slice(at)].join('');
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return namedCharacters[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
    ? String.fromCodePoint(code)
    : undefined;
}
