/**
 * While counsel reviews the youth form, whatever names it says first to ask the range office. one-place.test.ts builds
 * the site with the approved form, and looks for what is left of this.
 */
import { expect, test } from 'vitest';
import { loadContent } from '#content/load.server.ts';
import { listedPages, textOf } from './built.ts';

const caveat = 'Ask the range office what to bring';
const named = /youth form|youth-permission-and-release\.pdf|href="\/youth-form"/i;

/** A page in its bands: its top, then section by section. */
const bandsOf = (html: string) => /<main\b.*?<\/main>/s.exec(html)?.[0].split(/(?=<(?:header|section)\b)/) ?? [];

test
  .runIf(loadContent().youthForm.counselReview === 'pending')
  .each(listedPages.filter(({ html }) => bandsOf(html).some((band) => named.test(band))))(
  '$url says to ask the range office before, or where, it names the form',
  ({ html }) => {
    const bands = bandsOf(html).filter((band) => !band.startsWith('<main'));
    const saidAtTop = textOf(bands[0] ?? '').includes(caveat);
    for (const band of bands.filter((one) => named.test(one))) {
      expect(saidAtTop || textOf(band).includes(caveat), textOf(band)).toBe(true);
      // Words that name the form say so themselves: only headings and buttons lean on what stands above them.
      for (const [block] of band.matchAll(/<(p|li|dd|td)\b[^>]*>(?:(?!<\/?\1\b).)*<\/\1>/gs)) {
        const isButton = /^<\w+[^>]*>\s*<a\b[^>]*>[^<]*(<[^a].*)?<\/a>\s*<\/\w+>$/s.test(block);
        if (named.test(block) && !isButton) expect(textOf(block)).toContain(caveat);
      }
    }
  },
);
