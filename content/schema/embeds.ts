/** content/embeds.yaml: the pages and services of other companies that the site shows, with their ids. */
import { z } from 'zod';
import { roadIds, roadParts } from '#domain/lane-closures.ts';
import { weatherIcons } from '#domain/weather.ts';
import { webcamIds } from '#domain/webcams.ts';
import { line, slug, url } from './text.ts';

/** An id that a service gave the club. The message is for offices, which often paste the address of a page. */
const serviceId = z
  .string()
  .regex(/^[\w-]+$/, 'must be the id alone, not the address of a page: letters, digits, _ and -');

const station = z.strictObject({
  id: slug,
  title: line,
  provider: z.enum(['weatherlink', 'weather-underground', 'tempest']).describe('who runs the station’s page'),
  station: serviceId.nullable().describe('the station’s id at its provider; null until the club has it'),
});

export const embedsSchema = z.strictObject({
  calendar: z
    .strictObject({
      title: line,
      calendarId: z
        .string()
        .regex(/^[^\s/:?&=%]+@[^\s/:?&=%]+$/, 'must be the calendar’s id alone, with its @, not an address or a code')
        .describe('the id of the public Google calendar, as its settings name it: abc123@group.calendar.google.com'),
      ownedByClub: z
        .boolean()
        .describe(
          'true: its events "Closed: …" close the range on this site; false for a placeholder that is not the club’s',
        ),
      standIn: line.describe('said beside the calendar while ownedByClub is false'),
      height: z.int().positive().describe('pixels'),
    })
    .refine(({ calendarId, ownedByClub }) => !ownedByClub || !calendarId.includes('#holiday@'), {
      path: ['calendarId'],
      message: 'is Google’s calendar of holidays, and ownedByClub says that it is the club’s',
    }),
  map: z.strictObject({
    title: line,
    es: line.describe('the title in Spanish'),
    heading: line.describe('the lettering over the drawn road map'),
    way: line.describe('the way in a few words, below the heading'),
    alt: line.describe('what the drawn map shows, for people who can’t see it'),
    note: line.describe('what the drawn map is not'),
  }),
  radar: z.strictObject({
    title: line,
    zoom: z.int().min(3).max(11).describe('how near the map is, from 3 (a continent) to 11 (a town): 8'),
  }),
  forecast: z.strictObject({ title: line }),
  stations: z.array(station),
  webcams: z.array(
    z.strictObject({
      id: z.enum(webcamIds).describe('which camera it is'),
      title: line,
      alt: line,
      image: url
        .nullable()
        .describe(
          'the camera’s still image; null until the club has it. The server alone takes one with http://, as its setting WEBCAM_MAIN_URL or WEBCAM_PARKING_URL',
        ),
    }),
  ),
  crm: z.strictObject({
    formId: serviceId.nullable().describe('the LeadConnector form; null shows our own contact form'),
    frameOrigin: url,
    scriptUrl: url,
    height: z.int().positive().describe('pixels: 600'),
    title: line,
  }),
  signup: z.strictObject({
    formUrl: url.nullable().describe('the Brevo sign-up form; null shows our own'),
    height: z.int().positive().describe('pixels: 513'),
    title: line,
  }),
  analytics: z.strictObject({
    scriptUrl: url.nullable().describe('a privacy-friendly analytics script; null for none'),
    siteId: z.string().nullable().describe('the site’s id at the analytics service; null for none'),
  }),
  roads: z.strictObject({
    stateSite: url,
    quickMap: url,
    cards: z.array(
      z.strictObject({
        road: z.enum(roadIds).describe('which road it is'),
        title: line,
        usualState: line,
        link: url,
      }),
    ),
    note: line.describe('the note that the time on the cards is the page’s load time'),
    liveOnly: z.array(z.enum(roadIds)).describe('further roads in the live line'),
    allEndOn: z.enum(roadIds).describe('the road on which every way to the range ends'),
    ways: z
      .array(
        z.strictObject({
          road: z.enum(roadIds).nullable().describe('the road that it takes before; null for none of these'),
          by: line.describe('how to name it in a list of ways: Highway 17'),
          part: z.enum(roadParts).describe('its part of the road on which all end, seen from the range'),
        }),
      )
      .min(1)
      .describe('the ways to the range, which are offered while a road is closed'),
  }),
  weather: z.strictObject({
    zip: z
      .string()
      .regex(/^\d{5}$/, 'must be five digits in quotes')
      .describe('five digits in quotes, such as "95033"'),
    typical: z
      .strictObject({
        temperature: z.number().describe('°F: 72'),
        condition: line,
        icon: z.enum(weatherIcons).describe('the picture beside it'),
        windSpeed: z.number().describe('mph: 5'),
        humidity: z.number().describe('percent: 45'),
        uvIndex: z.number().describe('UV index: 3'),
      })
      .describe('typical conditions, shown as such until a live reading arrives'),
    place: z.strictObject({ name: line, region: line, country: line }),
  }),
});
export type Embeds = z.infer<typeof embedsSchema>;

/** The conditions of page parts, `### Contact form {#contact-form when=own-contact-form}`, tested on embeds.yaml. */

const conditions = {
  'own-contact-form': ({ crm }: Embeds) => crm.formId === null,
  'provider-contact-form': ({ crm }: Embeds) => crm.formId !== null,
  'own-email-list': ({ signup }: Embeds) => signup.formUrl === null,
  'provider-email-list': ({ signup }: Embeds) => signup.formUrl !== null,
  analytics: ({ analytics }: Embeds) => analytics.scriptUrl !== null,
  'no-analytics': ({ analytics }: Embeds) => analytics.scriptUrl === null,
  stations: ({ stations }: Embeds) => stations.some(({ station }) => station !== null),
};
export type Condition = keyof typeof conditions;
export const conditionSchema = z.enum(Object.keys(conditions) as [Condition, ...Condition[]]);

export const holds = (condition: Condition, embeds: Embeds): boolean => conditions[condition](embeds);
