/** Reference numbers: the form's prefix, and six digits of the clock that are unique over all forms. */
import { forms, type Kind } from './forms.ts';

export const lastNumber = 999_999;

const prefixes = Object.values(forms).map(({ prefix }) => prefix);

/** "pr-123456", "PR 123456", "123456". Any prefix is accepted: all forms once had "PR-". */
const spoken = new RegExp(`^(?:(?:${prefixes.join('|')})[-\\s]?)?(\\d{6})$`, 'i');

/** The number of a reference at a moment: the last six digits of the time in milliseconds since 1970. */
export const numberAt = (now: Date): number => now.getTime() % (lastNumber + 1);

/** 1234 → "PR-001234" for a privacy request. */
export const referenceOf = (kind: Kind, number: number): string =>
  `${forms[kind].prefix}-${String(number).padStart(6, '0')}`;

/** "pr-001234" → 1234; undefined when the text is no reference. */
export function numberOf(text: string): number | undefined {
  const digits = spoken.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
