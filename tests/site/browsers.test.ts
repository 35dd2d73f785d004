/**
 * The oldest supported browsers (Chrome 109, Safari 15.4, Firefox 115) understand every script and style that they get.
 * The compiler lowers syntax only; values of CSS and what packages call are looked for here. What our own code calls is
 * looked up by type in tests/project/oldest-browsers.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { client, pages } from './built.ts';

const read = (url: string) => readFileSync(path.join(client, url), 'utf8');
const assets = (ending: string) =>
  readdirSync(path.join(client, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => `/assets/${name}`);

const scripts: [url: string, code: string][] = [
  ...[...assets('.js'), '/sw.js'].map((url): [string, string] => [url, read(url)]),
  ...pages.map(({ url, document }): [string, string] => [
    `the inline scripts of ${url}`,
    document
      .all('script')
      .filter((script) => [undefined, 'module'].includes(script.get('type')))
      .map(({ source }) => source)
      .join('\n'),
  ]),
];

/** Methods and functions that one of the browsers lacks. A call behind `?.` has its fallback beside it. */
const newer = new RegExp(
  [
    String.raw`\.(?:toSorted|toReversed|toSpliced|fromAsync|withResolvers|groupBy|canParse|isWellFormed|toWellFormed|difference|intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(`,
    String.raw`\b(?:AbortSignal\.(?:any|timeout)|Promise\.try|RegExp\.escape|URL\.parse|Iterator\.from|Intl\.(?:DurationFormat|Segmenter))\b`,
    String.raw`\b(?:hidePopover|showPopover|togglePopover|requestClose|checkVisibility|moveBefore|setHTMLUnsafe)\(`,
    String.raw`\(\?<[=!]`,
    String.raw`\.(?:values|keys|entries)\(\)\.(?:map|filter|flatMap|take|drop|some|every|find|reduce|toArray|forEach)\(`,
  ].join('|'),
  'g',
);

describe('scripts', () => {
  test.each(scripts)('%s', (_url, code) => {
    expect(code.match(newer) ?? []).toEqual([]);
  });
});

/** Values that need an earlier declaration in the same rule. `lh` is left out: without it, the page moves a little. */
const newerValue = /\b(?:[\d.]+(?:cq[iwbh]|cqmin|cqmax|lh|rlh)\b|(?:light-dark|color-mix|oklch|oklab|anchor)\()/;
const isRoom = (property = '', value = '') => property === 'min-height' && /lh\b/.test(value);
/** Selectors that one of the browsers lacks: it drops the whole rule, so they must not share one with others. */
const newerSelector = /:has\(|:popover-open|:modal|:user-(?:in)?valid|:open\b|::details-content|:state\(/;

/** Each rule of a sheet with the conditions around it, in the order of the sheet. */
function rulesIn(css: string): { selector: string; body: string; within: string[] }[] {
  const within: string[] = [];
  const pieces = css.replace(/\/\*[\s\S]*?\*\//g, '').split(/([{}])/);
  return pieces.flatMap((piece, index) => {
    if (piece === '}') within.pop();
    if (piece !== '{') return [];
    const selector = pieces[index - 1]?.split(';').at(-1)?.trim() ?? '';
    const rule = { selector, body: pieces[index + 1] ?? '', within: [...within] };
    within.push(selector);
    return pieces[index + 2] === '}' && !selector.startsWith('@') ? [rule] : [];
  });
}

describe('styles', () => {
  describe.each(assets('.css'))('%s', (url) => {
    const rules = rulesIn(read(url));
    const isAsked = (within: readonly string[]) => within.some((one) => one.startsWith('@supports'));

    test('has rules of its own', () => expect(rules.length).toBeGreaterThan(3));

    test('declares a plain value before each that an older browser drops', () => {
      const missing = rules.flatMap(({ selector, body, within }) => {
        const declarations = body.split(';').map((one) => one.split(/:(.*)/s).map((part) => part.trim()));
        return declarations
          .filter(([property, value = ''], index) => {
            if (!newerValue.test(value) || isAsked(within) || isRoom(property, value)) return false;
            // With var() in it, a browser takes any value when it reads it, and drops the declaration before.
            if (value.includes('var(')) return true;
            const plain = declarations.slice(0, index).find(([other]) => other === property);
            return !plain || newerValue.test(plain[1] ?? '');
          })
          .map(([property, value]) => `${selector} { ${property}: ${value} }`);
      });
      expect(missing).toEqual([]);
    });

    test('keeps selectors that an older browser drops in rules of their own', () => {
      const mixed = rules.filter(({ selector }) => {
        const parts = selector.split(/,(?![^(]*\))/);
        return parts.some((one) => newerSelector.test(one)) && parts.some((one) => !newerSelector.test(one));
      });
      expect(mixed.map(({ selector }) => selector)).toEqual([]);
    });
  });
});
