/** Text of a page that its component would show nowhere. */
import type { Source } from './source.server.ts';

/**
 * The sections that a page's component places one by one, each with the parts that it shows: `*` for any, none behind
 * the colon for the section's own text alone. `*` at the end: other sections are shown too.
 */
const layouts = {
  access: 'ask: *',
  calendar: 'events: agenda:seven-days subscribe:closures,hours,link-copied before: contact:',
  'chemical-exposure-notice': 'warning: *',
  contact:
    'hours:last-check-in location: getting-here:turn-by-turn,scan,copied by-road:* phone-and-email:no-phone-hours closures:seven-days,none buy: message:groups',
  faq: 'still-a-question:',
  gallery: 'visit:',
  home: 'why: pricing:board choose-your-pass: new-to-shooting:* under-21: gallery:pictures calendar:seven-days planvisit:* email-list:* review:',
  'new-shooter-guide': '*',
  'not-found': 'looking-for:',
  pass: 'in-person: day-passes:board annual-pass:* special-rates:* ready-to-join:',
  'privacy-request': '*',
  'range-features': 'figures:* hours: safety: ranges: facilities: access: map: gallery: visit:',
  'safety-rules':
    'universal-rules: numbers:* can-i-bring-it:* range-rules:* emergency: key-summary: orange-safety-card:*',
  search: 'often-asked:',
  'shareholder-memberships': 'compare: president: *',
  training: 'providers: *',
  'under-21-rules': 'by-age: age-categories:house-rule,california-law *',
  visit: 'who: plan:groups,questions day-alert:',
  weather: 'current: elevation: roads: forecast: weather:webcams,radar,stations,elsewhere calendar:seven-days ready:',
  'youth-form': 'other-ways: *',
  'youth-form.text': 'fill-in: pdf:',
};

const layoutOf = (name: string): string | undefined => new Map(Object.entries(layouts)).get(name);

/** The parts by section. */
const placesIn = (layout: string) =>
  new Map(
    layout.split(' ').map((one): [string, string] => {
      const [id = '', parts = '*'] = one.split(':');
      return [id, parts];
    }),
  );

/** In their order. */
export const homeSections = [...placesIn(layouts.home).keys()];

/** Headings below which no text is shown: labels, and titles above words of other files, such as prices.yaml. */
const headingsAlone: Readonly<Record<string, string>> = {
  calendar: 'agenda agenda.seven-days subscribe.link-copied',
  contact:
    'closures.seven-days getting-here.turn-by-turn getting-here.scan getting-here.copied hours.last-check-in message.groups',
  home: 'calendar.seven-days gallery gallery.pictures pricing.board',
  pass: 'in-person day-passes.board annual-pass.how-to-buy special-rates.gift-cards special-rates.spectators',
  'range-features': 'figures',
  'safety-rules': 'can-i-bring-it.allowed can-i-bring-it.stays-at-home',
  'under-21-rules': 'by-age age-categories.house-rule age-categories.california-law',
  visit: 'plan',
  weather: 'calendar.seven-days weather.elsewhere',
  'youth-form': 'other-ways',
};

type Chunk = { id: string; title: string; markdown: string };
type Section = Chunk & { parts: readonly Chunk[] };

const firstRow = (markdown: string): string => markdown.trim().split('\n')[0] ?? '';

/** One message for each. Pages that aren't in the tables, such as legal ones, show all of their text. */
export function lintLayout(source: Source, name: string, intro: string, sections: readonly Section[]): string[] {
  const layout = layoutOf(name);
  if (layout === undefined) return [];
  const places = placesIn(layout);
  const alone = headingsAlone[name]?.split(' ') ?? [];
  const refuse = (isShown: boolean, words: string, message: string, allowed: string) =>
    isShown || words === '' ? [] : [source.bodyProblem(words, message, allowed)];
  const textOf = (path: string, { title, markdown }: Chunk) =>
    refuse(
      !alone.includes(path),
      firstRow(markdown),
      `is below “${title}”, where this page shows no text of its own`,
      'the heading alone; the text goes below another heading, or into the file whose words the page shows there',
    );
  return [
    ...refuse(
      false,
      firstRow(intro),
      'is above the first heading, where this page shows no text',
      'lead: between the hyphens at the top, or the text below one of the headings with ##',
    ),
    ...sections.flatMap((section) => {
      const { id, title } = section;
      const parts = places.get(id) ?? places.get('*');
      const lead = { ...section, markdown: section.markdown.split(/^### /m)[0] ?? '' };
      return [
        ...refuse(
          parts !== undefined,
          `## ${title}`,
          'begins a section with a name that this page doesn’t show',
          `one of its own: ${[...places.keys()].map((one) => `{#${one}}`).join(', ')}. Other text goes below one of these, or onto a page of its own`,
        ),
        ...textOf(id, lead),
        ...section.parts.flatMap((part) => [
          ...refuse(
            parts === undefined || parts === '*' || parts.split(',').includes(part.id),
            `### ${part.title}`,
            `begins a part that the section {#${id}} doesn’t show`,
            `the text without this heading, right below “${title}”`,
          ),
          ...textOf(`${id}.${part.id}`, part),
        ]),
      ];
    }),
  ];
}
