/** Documents, comments and visitor text are in plain American English. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownFiles } from './own-files.ts';

/** Idioms that readers have to translate back into the ordinary word. Each is followed by that word. */
const banned = new RegExp(
  [
    String.raw`\b(?:some|any|every|no)body\b(?!:)`, // someone, a visitor, no one
    String.raw`\b(?:whoever|whatever)\b`, // the operator, all, any
    String.raw`\banew\b`, // again
    String.raw`\b(?:is|are|was|were) told (?:of|by|so)\b`, // is notified, is reported
    String.raw`\b(?:comes?|came) alive\b`, // hydrates
    String.raw`\bstumbled\b`, // crashed
    String.raw`\bmend(?:s|ed|ing)?\b`, // fixes
    String.raw`\b(?:what|which|that|it|they|text|words?|sentences?) stands?\b(?! in for)`, // is, are
    String.raw`\bstands? (?:in(?! for)|at|on|beside|above|below|behind|between|against|there|once|twice|among)\b`,
    String.raw`\blies? (?:in|on|there|below|beside|behind)\b`,
  ].join('|'),
  'gi',
);

/** Texts that the club's counsel words, descriptions of pictures, what visitors typed, and fixtures. */
const exempt =
  /^(?:content\/(?:pages\/(?:terms|privacy|chemical-exposure-notice)\.md|youth-form\.yaml|images\.yaml|search-examples\.yaml)|tests\/fixtures\/sites\/.*\.(?:md|yaml))$|(?:^|\/)language\.test\.ts$/;

const documents = ownFiles('**/*.{md,yaml,yml,conf,service,timer}');
const code = ownFiles('**/*.{ts,tsx,js,css}');

const comment = /\/\*[\s\S]*?\*\/|(?<=^\s*|[;,{})] )\/\/[^\n]*/gm;
const withoutComments = (text: string): string => text.replaceAll(comment, (found) => found.replaceAll(/[^\n]/g, ''));

/** Comments of a file, with everything else blanked out, so that line numbers stay. */
function commentsOf(text: string): string {
  const kept: string[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(comment)) {
    kept.push(text.slice(end, index).replaceAll(/[^\n]/g, ''), found);
    end = index + found.length;
  }
  return kept.join('');
}

it('no document, comment or visitor text uses an idiom of the list', () => {
  const found = [...documents, ...code]
    .filter((file) => !exempt.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const lines = (code.includes(file) ? commentsOf(text) : text.replaceAll(/`[^`\n]*`/g, '')).split('\n');
      return lines.flatMap((line, index) => line.match(banned)?.map((word) => `${file}:${index + 1} ${word}`) ?? []);
    });
  expect(found).toEqual([]);
});

/** Rules that read the club's own titles, in both languages. */
const readsTitles = /^domain\/(?:causes|quote|calendar-[a-z-]+)\.ts$/;
/** What reads Spanish that visitors or the club typed, knows its letters, or shows the office an example of it. */
const readsSpanish =
  /^(?:app\/features\/search\/[\w-]+\.ts$|content\/(?:(?:lint-dates|facts)\.server|spanish-links\.server|schema\/(?:hours|ranges))\.ts|scripts\/build\/(?:fonts|light-words|query-words|search-facts|search-roads|visible-changes)\.ts|server\/closing\/new-closure\.ts)/;
const spanish = /[áéíóúñ¿¡]|\b(?:el|los|las|del|hoy|hasta|desde|cerrad[oa]s?|abiert[oa]s?|llame|carreteras?)\b/iu;
/** A literal of several words, chosen by the language. */
const chosen = /(?:=== ?'(?:es|en-US)'|\bis(?:Spanish|English)|\bes) ?\? ?(['"`])(?:(?!\1).)*\p{L} \p{L}/su;

it('no code holds Spanish, or chooses between two sentences: that is for words/ and content/', () => {
  const files = ownFiles('{app,content,domain,scripts,server}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && !readsTitles.test(file) && !readsSpanish.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = withoutComments(readFileSync(file, 'utf8'));
    const lines = text.split('\n').flatMap((line, index) => (spanish.test(line) ? [`${file}:${index + 1}`] : []));
    return chosen.test(text.replaceAll(/\s+/g, ' ')) ? [...lines, `${file} chooses by the language`] : lines;
  });
  expect(found).toEqual([]);
});

/** Pages that are in English alone, names, and what no visitor reads: a key of a keyboard, the message of an error. */
const inEnglishAlone =
  /^app\/(?:features\/legal|routes\/chemical-exposure-notice)|^app\/components\/embeds\/frames\.ts$/;
const noWords =
  /'(?:Escape|Unknown error)'|'(?:Photo gallery|Zoom in|Zoom out)':|\w*(?:Error|Exception|error)\([^)]*\)/g;
const ownWords = [
  /(['"`])[A-Z][a-z’]+(?: |\.|…|\1)/,
  /\b(?:alt|aria-label|label|placeholder|title)="[^"]*\p{L}{2}/u,
  /^\s*[A-Z][a-z’]+(?: [a-z’]+)+[.?!]?$|>[^<>{}=()]*\p{L}{2}[^<>{}=()]*<\//u,
];

it('no component has words of its own for visitors, which no translation would reach', () => {
  const files = ownFiles('app/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|server)\.tsx?$/.test(file) && !inEnglishAlone.test(file),
  );
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .replaceAll(noWords, '')
      .split('\n')
      .flatMap((line, index) => (ownWords.some((words) => words.test(line)) ? [`${file}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
  const written = ownFiles('app/**/*.css').filter((file) =>
    /\bcontent: ['"][^'"]*\p{L}{2}/u.test(readFileSync(file, 'utf8')),
  );
  expect(written).toEqual([]);
});
