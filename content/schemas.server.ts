/** The data files of the content and what each must hold, by the key under which the code knows it. */
import type { z } from 'zod';
import { agesSchema } from './schema/ages.ts';
import { announcementsSchema } from './schema/announcements.ts';
import { bringSchema } from './schema/bring.ts';
import { closuresSchema } from './schema/closures.ts';
import { embedsSchema } from './schema/embeds.ts';
import { faqSchema } from './schema/faq.ts';
import { figuresSchema } from './schema/figures.ts';
import { gallerySchema } from './schema/gallery.ts';
import { goNowSchema } from './schema/go-now.ts';
import { holidaysSchema } from './schema/holidays.ts';
import { hoursSchema } from './schema/hours.ts';
import { imagesSchema } from './schema/images.ts';
import { mailSchema } from './schema/mail.ts';
import { navigationSchema } from './schema/navigation.ts';
import { noticesSchema } from './schema/notices.ts';
import { pricesSchema } from './schema/prices.ts';
import { rangesSchema } from './schema/ranges.ts';
import { redirectsSchema } from './schema/redirects.ts';
import { rulesSchema } from './schema/rules.ts';
import { searchSchema } from './schema/search.ts';
import { siteSchema } from './schema/site.ts';
import { toConfirmSchema } from './schema/to-confirm.ts';
import { trainingSchema } from './schema/training.ts';
import { visitSchema } from './schema/visit.ts';
import { visitorCardSchema } from './schema/visitor-card.ts';
import { youthFormSchema } from './schema/youth-form.ts';
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
  site: siteSchema,
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

/** The file of each: "go-now.yaml" for `goNow`. */
export const dataFiles = Object.fromEntries(dataKeys.map((key) => [key, `${kebabCase(key)}.yaml`])) as Readonly<
  Record<DataKey, string>
>;
