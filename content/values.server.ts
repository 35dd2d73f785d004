/** Keys, and list indexes from 0. */
export type Path = readonly (string | number)[];

export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** "items[1].label". */
export const formatPath = (keys: Path) =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key + 1}]` : index === 0 ? key : `.${key}`)).join('');

/** A pattern that matches exactly this text. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function textsIn(value: unknown, keys: Path = []): { keys: Path; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...keys, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, keys: Path): unknown =>
  keys.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined),
    value,
  );

export function mapStrings(value: unknown, change: (text: string, keys: Path) => string, keys: Path = []): unknown {
  if (typeof value === 'string') return change(value, keys);
  if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, change, [...keys, index]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, change, [...keys, key])]),
  );
}

/** Ids of list entries that repeat an earlier one in the same file. */
export function duplicateIds(
  value: unknown,
  keys: Path = [],
  seen = new Set<string>(),
): { keys: Path; text: string }[] {
  if (value === null || typeof value !== 'object') return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    if (item === null || typeof item !== 'object') return [];
    const at = [...keys, isList ? Number(key) : key];
    const id = isList && 'id' in item && typeof item.id === 'string' ? item.id : undefined;
    const again = id !== undefined && (seen.has(id) || !seen.add(id)) ? [{ keys: [...at, 'id'], text: id }] : [];
    return [...again, ...duplicateIds(item, at, seen)];
  });
}

export function freeze<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

const pairsOfLetters = (name: string) => new Set(Array.from(name.slice(1), (letter, index) => name[index] + letter));

/** How alike two names are: 1 for the same pairs of letters, 0 for none in common. */
export function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOfLetters(one), pairsOfLetters(other)];
  return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size || 1);
}

/** Names, the one most like `typed` first. */
export const mostAlike = (typed: string, names: readonly string[]): string[] =>
  names.toSorted((one, other) => likeness(other, typed) - likeness(one, typed));

/** An invalid text. The file's reader adds its line. */
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
