/** Keys, and list indexes from 0. */
export type Path = readonly (string | number)[];

export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** "items[1].label". */
export const formatPath = (keys: Path) =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : index === 0 ? key : `.${key}`)).join('');

/** The pattern that matches a text and nothing else. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function* textsIn(value: unknown, keys: Path = []): Generator<{ keys: Path; text: string }> {
  if (typeof value === 'string') yield { keys, text: value };
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      yield* textsIn(item, [...keys, Array.isArray(value) ? Number(key) : key]);
}

export function mapStrings(value: unknown, change: (text: string, keys: Path) => string, keys: Path = []): unknown {
  if (typeof value === 'string') return change(value, keys);
  if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, change, [...keys, index]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, change, [...keys, key])]),
  );
}

/** Ids of list entries that an earlier entry of the same file has. */
export function duplicateIds(value: unknown): { keys: Path; text: string }[] {
  const seen = new Set<string>();
  return [...textsIn(value)].filter(
    ({ keys, text }) => keys.at(-1) === 'id' && typeof keys.at(-2) === 'number' && (seen.has(text) || !seen.add(text)),
  );
}

/** A wrong text. The reader of the file adds its line. */
export class ContentValueError extends Error {
  readonly typed: string;
  readonly allowed: string;

  constructor(message: string, typed: string, allowed: string) {
    super(message);
    this.name = 'ContentValueError';
    this.typed = typed;
    this.allowed = allowed;
  }
}
