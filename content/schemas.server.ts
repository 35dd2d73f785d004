import type { z } from 'zod';
import { agesSchema, rulesSchema, youthFormSchema } from './schema/rules.ts';
import { announcementsSchema, noticesSchema } from './schema/notices.ts';
import { bringSchema, goNowSchema, visitorCardSchema, visitSchema } from './schema/visit.ts';
import { closuresSchema, holidaysSchema, hoursSchema, specialDaysSchema } from './schema/hours.ts';
import { embedsSchema } from './schema/embeds.ts';
import { faqSchema, toConfirmSchema } from './schema/faq.ts';
import { figuresSchema, pricesSchema, rangesSchema, trainingSchema } from './schema/ranges.ts';
import { gallerySchema, imagesSchema } from './schema/images.ts';
import { mailSchema } from './schema/mail.ts';
import { navigationSchema, redirectsSchema, searchExamplesSchema, searchSchema, siteSchema } from './schema/site.ts';
import { kebabCase } from './values.server.ts';

export const schemas = {
  ages: agesSchema,
  announcements: announcementsSchema,
  bring: bringSchema,
  closures: closuresSchema,
  embeds: embedsSchema,
  faq: faqSchema,
  figures: figuresSchema,
  gallery: gallerySchema,
  goNow: goNowSchema,
  holidays: holidaysSchema,
  hours: hoursSchema,
  images: imagesSchema,
  mail: mailSchema,
  navigation: navigationSchema,
  notices: noticesSchema,
  prices: pricesSchema,
  ranges: rangesSchema,
  redirects: redirectsSchema,
  rules: rulesSchema,
  search: searchSchema,
  searchExamples: searchExamplesSchema,
  site: siteSchema,
  specialDays: specialDaysSchema,
  toConfirm: toConfirmSchema,
  training: trainingSchema,
  visit: visitSchema,
  visitorCard: visitorCardSchema,
  youthForm: youthFormSchema,
} as const satisfies Record<string, z.ZodType>;

export type DataKey = keyof typeof schemas;
export type Data = { [Key in DataKey]: z.output<(typeof schemas)[Key]> };

export const isDataKey = (key: string): key is DataKey => Object.hasOwn(schemas, key);
export const dataKeys = Object.keys(schemas).filter(isDataKey);

/** The file name of each key: "go-now.yaml" for `goNow`. */
export const dataFiles = Object.fromEntries(dataKeys.map((key) => [key, `${kebabCase(key)}.yaml`])) as Readonly<
  Record<DataKey, string>
>;
