import { z } from 'zod';
import { action, line, target } from './text.ts';

const link = action.extend({
  es: line.describe('the label on the pages in Spanish'),
  toEs: target.optional().describe('where it leads from there; without it, to the Spanish page if there is one'),
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
