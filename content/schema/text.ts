/** Building blocks that the content schemas share. Messages are read by the club's office manager. */
import { z } from 'zod';
import { differences } from '#content/facts.server.ts';
import { ContentValueError } from '#content/values.server.ts';
import type { Html } from '#content/html.server.ts';
import { renderBlock, renderInline } from '#content/markdown.server.ts';

export const nonEmpty = z.string().trim().min(1, 'must not be empty');

export const line = nonEmpty.regex(/^[^\n]*$/, 'must be one line').describe('one line of text, such as Day pass');

/** A line that is shown exactly as typed. */
export const plain = line.refine((text) => !/\]\(|\*\*/.test(text), {
  message: 'is shown as it is typed: it may hold neither **bold** nor [links](/contact)',
});

const rendered = (render: (markdown: string) => Html) => (text: string, context: z.RefinementCtx) => {
  try {
    return render(text);
  } catch (error) {
    if (!(error instanceof ContentValueError)) throw error;
    context.addIssue({
      code: 'custom',
      message: error.message,
      params: { typed: error.typed, allowed: error.allowed },
    });
    return z.NEVER;
  }
};

export const inline = line
  .describe('one line of text, in which **bold** and [links](/contact) are allowed')
  .transform(rendered(renderInline));

/** Replaces a fact whose file has a mistake. */
export const blank = '\u{FFFC}';

/**
 * Whether a translation has the same numbers, in any order, and in digits or words. A {@link blank}, whose numbers are
 * unknown, passes.
 */
export function sameNumbers(english: string, spanish: string): boolean {
  // The Spanish content has its Spanish in both places.
  if (english === spanish || english.includes(blank) || spanish.includes(blank)) return true;
  const [one = '', other = ''] = [english, spanish].map((text) => text.replace(/<[^>]*>|&\S+?;/g, ' '));
  const lacking = differences(one, other);
  return lacking.english.length === 0 && lacking.spanish.length === 0;
}

export const otherNumbers = (than: string) => ({
  path: ['es'],
  error: `must have the same numbers as ${than}`,
});

export const refuse = (context: z.RefinementCtx, path: (string | number)[], message: string): void =>
  context.addIssue({ code: 'custom', path, message });

export const eachOf = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  schema: (key: Key) => Schema,
) => z.strictObject(Object.fromEntries(keys.map((key) => [key, schema(key)])) as Record<Key, Schema>);

export const prose = nonEmpty
  .describe('paragraphs, lists, **bold** and [links](/contact)')
  .transform(rendered(renderBlock));

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, such as tin-can')
  .describe('a short name in lower-case letters, digits and hyphens, such as tin-can');

/** "José’s what to bring" → "joses-what-to-bring". */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[’'\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** In the range's time zone. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    abort: true,
    error: 'must be a 24-hour time in quotes, such as "09:00" or "16:00"',
  })
  .describe('a 24-hour time in quotes, such as "09:00"');

/** False for February 31, which `Date` reads as March 3. */
function isOnCalendar(text: string): boolean {
  const written = text.slice(0, 10);
  const read = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written);
}

const shaped = (shape: RegExp, error: string) =>
  z
    .string()
    .regex(shape, { abort: true, error })
    .refine(isOnCalendar, 'names a day that no calendar has: check the month and the day');

/** In the range's time zone. */
export const day = shaped(/^\d{4}-\d{2}-\d{2}$/, 'must be a date in quotes, such as "2026-11-26"').describe(
  'a date in quotes, such as "2026-11-26"',
);

/** In the range's time zone. */
export const localMoment = shaped(
  /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  'must be a date and time in quotes, such as "2025-10-12 23:59:59"',
).describe('a date and time in quotes, such as "2025-10-12 23:59:59"');

export const phone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must look like (408) 555-0153')
  .describe('a phone number, such as (408) 555-0153');
export const email = z.email('must be an email address').describe('an email address, such as office@example.org');
export const url = z
  .url({ protocol: /^https$/, error: 'must be a full address that starts with https://' })
  .describe('a web address, such as https://example.org/page');

export const target = z
  .string()
  .regex(
    /^(\/[^\s]*|#[^\s]+|https:\/\/\S+|tel:\+\d+|geo:\S+|webcal:\/\/\S+|mailto:\S+@\S+)$/,
    'must be a page such as /contact, an anchor such as #passes, or an address that starts with https://, tel: or mailto:',
  )
  .describe('where it leads: a page (/contact), a place on one (/pass#annual-pass) or https://…');

export const action = z.strictObject({
  label: line.describe('the words on the button or link'),
  to: target.describe('where it leads'),
});
export type Action = z.infer<typeof action>;

export const iconSchema = z
  .enum(['shield', 'target', 'users'])
  .describe('the picture beside the name: only these are drawn on the page');
export type IconName = z.infer<typeof iconSchema>;
