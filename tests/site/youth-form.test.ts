/**
 * While counsel reviews the youth form, whatever names it says first to ask the range office. one-place.test.ts builds
 * the site with the approved form, and looks for what is left of this.
 */
import { expect, test } from 'vitest';
import { loadContent } from '#content/load.server.ts';
import type { ParsedElement } from '#content/html.server.ts';
import { listedPages } from './built.ts';

const caveat = 'Ask the range office what to bring';
const names = (element: ParsedElement) =>
  /youth form/i.test(element.text) ||
  element.all('a').some((link) => /youth-permission-and-release\.pdf|^\/youth-form/.test(link.get('href') ?? ''));

/** A page in its bands: its top, then section by section. */
const bandsOf = (document: ParsedElement) => document.all('main').flatMap((main) => main.all('header', 'section'));

test
  .runIf(loadContent().youthForm.counselReview === 'pending')
  .each(listedPages.filter(({ document }) => bandsOf(document).some(names)))(
  '$url says to ask the range office before, or where, it names the form',
  ({ document }) => {
    const bands = bandsOf(document);
    const saidAtTop = bands[0]?.text.includes(caveat) ?? false;
    for (const band of bands.filter(names)) {
      expect(saidAtTop || band.text.includes(caveat), band.text).toBe(true);
      // Words that name the form say so themselves: only headings and buttons lean on what stands above them.
      for (const block of band.all('p', 'li', 'dd', 'td').filter((one) => one.all(one.name).length === 0)) {
        const isButton = block.all('a').some((link) => link.text === block.text);
        if (names(block) && !isButton) expect(block.text).toContain(caveat);
      }
    }
  },
);
