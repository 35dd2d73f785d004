/** While counsel reviews the youth form, each page that names it says once to ask which form to bring. */
import { expect, test } from 'vitest';
import { loadContent } from '#content/load.server.ts';
import type { ParsedElement } from '#content/html.server.ts';
import { listedPages } from './built.ts';

const { youthForm } = loadContent();
/** What follows the form's name, whose link is marked as English on Spanish pages. */
const caveatOf = (sentence: string) => sentence.split(/\]\([^)]*\)/).at(-1) ?? '';
const names = (element: ParsedElement) =>
  /youth form|formulario para menores de 21 años/i.test(element.text) ||
  element.all('a').some((link) => /youth-permission-and-release\.pdf|^\/youth-form/.test(link.get('href') ?? ''));

const bandsOf = (document: ParsedElement) => document.all('main').flatMap((main) => main.all('header', 'section'));
/** Words that name the form; a heading or a button depends on the text around it. */
const namingWords = (band: ParsedElement) =>
  band
    .all('p', 'li', 'dd', 'td')
    .filter((block) => block.all(block.name).length === 0 && names(block))
    .filter((block) => !block.all('a').some((link) => link.text === block.text));

test
  .runIf(youthForm.counselReview === 'pending')
  .each(listedPages.filter(({ document }) => bandsOf(document).flatMap(namingWords).length > 0))(
  '$url says once what to bring if the club’s own form differs, where it first names it',
  ({ document }) => {
    const { pending, es } = youthForm.bring;
    const caveat = caveatOf(document.get('lang') === 'es' ? es.pending : pending);
    expect(caveat.length).toBeGreaterThan(20);
    const [first] = bandsOf(document).flatMap(namingWords);
    expect(first?.text).toContain(caveat);
    const said = document.all('main').map(({ text }) => text.split(caveat).length - 1);
    expect(said).toEqual([1]);
  },
);
