import { z } from 'zod';
import { email, line, phone, url } from './text.ts';

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
  phone: phone.describe('the range office'),
  email: email.describe('the range office'),
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
