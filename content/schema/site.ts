/** The club, and the ways around its website: content/site.yaml, navigation.yaml, search.yaml, search-examples.yaml
 * and redirects.yaml. */
import { z } from 'zod';
import { type HolidayId, holidays } from '#domain/holidays.ts';
import { asked } from './asked.ts';
import { action, email, line, phone, target, url } from './text.ts';

export const siteSchema = z.strictObject({
  name: line.describe('the club’s full name'),
  shortName: line.describe('the name where there is little room, such as a phone’s home screen'),
  founded: z.int().min(1900).max(2100).describe('the year in which the club opened'),
  tagline: line.describe('a few words below the name'),
  description: line.describe('one or two sentences for search engines'),
  address: z.strictObject({
    street: line,
    city: line,
    region: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be the two-letter state, such as CA')
      .describe('the two-letter state, such as CA'),
    regionName: line.describe('the state in full'),
    postalCode: z
      .string()
      .regex(/^\d{5}$/, 'must be five digits in quotes')
      .describe('five digits in quotes, such as "95033"'),
    county: line,
    country: z.literal('US').describe('US'),
    countryName: line,
  }),
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90).describe('degrees north: 37.2388'),
    longitude: z.number().min(-180).max(180).describe('degrees east, so negative in California: -122.1052'),
  }),
  directions: z.array(line).describe('the way, turn by turn; the page shows no steps while the list is empty'),
  elevationFeet: z.int().positive().describe('feet: 2300'),
  timeZone: z.literal('America/Los_Angeles').describe('America/Los_Angeles'),
  phone: phone.describe('that of the range office, such as (408) 555-0153'),
  email: email.describe('that of the range office, such as office@example.org'),
  origin: url
    .describe('the address of this website, without a slash at the end')
    .refine((value) => !value.endsWith('/'), 'must not end with a slash'),
  shareholderContact: z.strictObject({ name: line, email, phone }),
  president: line.describe('how the president signs the shareholder page'),
  servedCities: z.array(line).min(1),
  serviceRadiusKm: z.number().positive().describe('kilometers, for search engines: 50'),
  priceRange: z.enum(['$', '$$', '$$$', '$$$$']).describe('how expensive it is, for search engines: $ to $$$$'),
  payments: z.strictObject({
    accepted: z.array(line).min(1).describe('as search engines read it: Cash, Credit Card'),
    sentence: line.describe('as visitors read it'),
    es: line.describe('the same in Spanish'),
  }),
  reviewPlaceId: z
    .string()
    .nullable()
    .describe('the place id of the club on Google; null leads to the map search instead'),
});
export type Site = z.infer<typeof siteSchema>;

const link = action.extend({
  es: line.describe('the label on the pages in Spanish'),
});
const menu = z.strictObject({ label: line, es: line, items: z.array(link).min(1) });
const otherLanguage = action.extend({ language: z.string().describe('of the page: es') });

export const navigationSchema = z.strictObject({
  header: z.array(z.union([link, menu])).min(1),
  search: link.describe('on the bar of a wide screen, in the phone menu and behind the legal links of the footer'),
  call: link,
  hours: link.describe('on the bar until today’s status is known, and where that leads'),
  mobileActions: z.array(link).describe('below the links of the phone menu'),
  footer: z.array(menu),
  legal: z.array(link),
  more: z.array(link).describe('behind the legal links of the footer'),
  spanish: otherLanguage.describe('at the end of menu and footer, and on the bar for browsers that prefer Spanish'),
  english: otherLanguage.describe('the same on the pages in Spanish'),
});
export type NavigationLink = z.infer<typeof link>;
export type NavigationMenu = z.infer<typeof menu>;

const nothing = z.strictObject({
  text: line.describe('where no page has what was looked for: what to do now, before the buttons'),
  ask: line.describe('the same where something may not be brought without asking: no rule speaks of it'),
  actions: z
    .array(
      action.extend({
        asks: z.literal(true).optional().describe('a way to ask; results that may only be near end with these'),
      }),
    )
    .min(1)
    .describe('buttons; one to /contact#message takes what was typed along'),
});

const phrases = line
  .transform((text) => text.split(/\s*,\s*/))
  .describe('words or phrases that mean the same, with commas between them');

const unnamed = z.strictObject({
  anything: line.describe('what to do about anything that no rule names'),
  uncovered: line.regex(/\{thing\}/).describe('the same of one thing, which is named as {thing}'),
  unsaid: line.regex(/\{thing\}/).describe('said before places that answer all but {thing}'),
});

export const searchSchema = z.strictObject({
  nothing: z.strictObject({ en: nothing, es: nothing.describe('the same in Spanish') }),
  unknown: z
    .strictObject({ en: line, es: line })
    .describe('said of a question on the checklist that the club has not answered'),
  unknownToOthers: z
    .strictObject({ en: line, es: line })
    .describe('the same to those who don’t visit: what is said at the form for messages'),
  unnamed: z
    .strictObject({ en: unnamed, es: unnamed })
    .describe('said where not all that is asked for is named by a rule or a page'),
  words: z
    .strictObject({ en: z.array(phrases), es: z.array(phrases) })
    .describe('words that mean the same, one list a line; the first stands for the others'),
  holidays: z
    .partialRecord(z.enum(Object.keys(holidays) as [HolidayId, ...HolidayId[]]), asked)
    .describe('how visitors ask for the holidays that domain/holidays.ts computes'),
  daysAfter: z
    .partialRecord(z.enum(Object.keys(holidays) as [HolidayId, ...HolidayId[]]), asked)
    .default({})
    .describe('how visitors ask for the day after one of these holidays'),
  otherHolidays: asked.optional().describe('and those that it doesn’t compute'),
  people: asked.optional().describe('whom the law may keep from guns: only the office can answer'),
  places: z.array(
    z.strictObject({
      to: target.nullable().describe('the page or place that answers; null where no page does'),
      leads: z.literal(true).optional().describe('another place: no page here answers, with any other words'),
      asked,
    }),
  ),
});

const queries = z
  .string()
  .transform((text) => text.split('\n').filter((line) => line.trim() !== ''))
  .describe('one query per line, as it is typed');
const examples = z
  .strictObject({
    ours: queries.describe('queries that ask this range, even if no page has the answer'),
    elsewhere: queries.describe('queries about other places and things: nothing is found'),
  })
  .superRefine(({ ours, elsewhere }, context) => {
    const folded = (query: string) => query.trim().toLowerCase();
    const known = new Set(ours.map(folded));
    const params = { allowed: 'each query in one of the two lists' };
    for (const query of elsewhere.filter((one) => known.has(folded(one))))
      context.addIssue({
        code: 'custom',
        path: ['elsewhere'],
        message: 'has a query that is in ours too',
        params: { ...params, typed: query.trim() },
      });
  });
export const searchExamplesSchema = z.strictObject({ en: examples, es: examples });

const oldPath = z
  .string()
  .regex(/^\/[A-Za-z0-9/._~-]*$/, 'must be a path such as /old-page or /prices.html')
  .describe('an old path and a new one: /prices.html: /pass');
const newPath = z
  .string()
  .regex(/^\/[^\s?]*$/, 'must be a page such as /pass, or a place on it such as /pass#annual-pass')
  .describe('where the old address leads: /pass');
export const redirectsSchema = z.record(oldPath, newPath);
