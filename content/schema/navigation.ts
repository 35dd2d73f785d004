/** content/navigation.yaml: the links of header, menu and footer. */
import { z } from 'zod';
import { action, line } from './text.ts';

const menu = z.strictObject({ label: line, items: z.array(action).min(1) });

export const navigationSchema = z.strictObject({
  header: z.array(z.union([action, menu])).min(1),
  search: action.describe('on the bar of a wide screen, in the phone menu and behind the legal links of the footer'),
  call: action,
  hours: action.describe('on the bar until today’s status is known, and where that leads'),
  mobileActions: z.array(action).describe('below the links of the phone menu'),
  footer: z.array(menu),
  legal: z.array(action),
  more: z
    .array(action.extend({ language: z.string().optional().describe('of the page, where it is not English: es') }))
    .describe('behind the legal links of the footer, and in the phone menu what has a language'),
});
export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationEntry = Navigation['header'][number];
