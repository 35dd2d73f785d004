/** The pages have five sizes of type, and nothing between them: small, text, sub, heading and the title. */
import { expect, test } from 'vitest';
import { styles } from './built.ts';

/** By their tokens in app/styles/theme.css: 13 px, where the law and the kickers are, is small too. */
const sizes = new Set(['xs', 'sm', 'base', '2xl', 'heading'].map((name) => `var(--text-${name})`));
/** The same by their values, 16 px for text of more than four lines on a phone, and sizes relative to a token. */
const values = new Set(['.8125rem', '1.0625rem', '1rem', 'clamp(1.0625rem,1.4vw,1.125rem)', 'inherit', '1em']);
/** Signs, figures, prices, the mark and the titles of slabs are lettering, drawn to the room that they have. */
const lettering = new Set(
  `1.1875rem 1.25rem 1.375rem 1.5rem 1.625rem 1.75rem 2.125rem clamp(.875rem,4vw,1rem)
   clamp(1.5rem,2.6vw,2.5rem) 2.25rem clamp(min(2.75rem,var(--measure)/5),7.2vw,6.5rem)
   min(6.4vw,5.75rem) min(5vw,4.5rem) clamp(2.75rem,6.6vw,6rem) clamp(3.25rem,5.6vw,5rem)
   clamp(3.25rem,8vw,6.5rem) clamp(3.5rem,8vw,7rem)`.split(/\s+/),
);
/** A title by its measure, a poster by its own width, and what is small beside its neighbor: "80%" of `code`. */
const isRelative = (size: string) => /var\(--(?:measure|cq)\)|cqi$|%$/.test(size);
/** On paper: app/styles/print.css. */
const print = new Set(['8pt', '8.5pt', '9pt', '11pt', '2rem', '2.5rem', '3rem', '3.4rem', '.9rem']);

test('type has five sizes, apart from lettering and print', () => {
  const used = [...styles.matchAll(/font-size:([^;}]+)/g)].map(([, size = '']) => size.replaceAll(/\s+/g, ''));
  expect(used.length).toBeGreaterThan(50);
  const allowed = new Set([...sizes, ...values, ...lettering, ...print]);
  expect(used.filter((size) => !allowed.has(size) && !isRelative(size))).toEqual([]);
});

test('each token of a size is used, and there is no other', () => {
  const tokens = new Set([...styles.matchAll(/--text-([\da-z]+):/g)].map(([, name]) => `var(--text-${name ?? ''})`));
  expect(tokens).toEqual(sizes);
});
