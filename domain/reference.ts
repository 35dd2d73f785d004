/**
 * Reference numbers: "PR-", "CM-" or "SU-" for the form, and six digits taken from the clock. All forms share one
 * series of numbers, so the digits alone name an item.
 */
import { forms, type Kind } from './forms.ts';

const numbers = 1_000_000;

/** After it comes 0 again. */
export const lastNumber = numbers - 1;

const prefixes = Object.values(forms).map(({ prefix }) => prefix);

/**
 * A reference that somebody typed or read aloud: "pr-123456", "PR 123456" and "123456" name the same item. So does
 * another form's prefix: before each form had its own, all were told "PR-".
 */
const spoken = new RegExp(`^(?:(?:${prefixes.join('|')})[-\\s]?)?(\\d{6})$`, 'i');

/** The number of a reference at a moment: the last six digits of the time in milliseconds since 1970. */
export const numberAt = (now: Date): number => now.getTime() % numbers;

/** 1234 → "PR-001234" for a privacy request. */
export const referenceOf = (kind: Kind, number: number): string =>
  `${forms[kind].prefix}-${String(number).padStart(6, '0')}`;

/** "pr-001234" → 1234; undefined when the text is no reference. */
export function numberOf(text: string): number | undefined {
  const digits = spoken.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
