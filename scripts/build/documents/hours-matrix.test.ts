import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { openingHours } from '#app/seo/opening-hours.ts';
import { type Content } from '#content/load.server.ts';
import { plainText } from '#content/html.server.ts';
import { visitorCard } from './visitor-card.ts';
import { contentCopy } from '#tests/fixtures/content-copy.ts';
import { readPdf } from '#tests/fixtures/pdf-reader.ts';

const copy = contentCopy();

const nineToFour = { opens: '09:00', closes: '16:00', lastCheckIn: '15:00' };
const noonToSix = { opens: '12:00', closes: '18:00', lastCheckIn: '17:00' };
const usual = [
  { days: ['thursday', 'friday', 'saturday', 'sunday'], ...nineToFour },
  { days: ['monday', 'tuesday', 'wednesday'], closed: true },
];
const oneDiffers = [
  { days: ['thursday'], ...noonToSix },
  { days: ['friday', 'saturday', 'sunday'], ...nineToFour },
  { days: ['monday', 'tuesday', 'wednesday'], closed: true },
];
const summer = [{ id: 'summer', title: 'Summer hours', from: '2027-06-01', to: '2027-08-31', week: oneDiffers }];
/** A season is announced 30 days ahead. */
const beforeSummer = '2027-05-10';

const answerTo = (content: Content, id: string): string =>
  content.faq.flatMap(({ items }) => items).find((item) => item.id === id)?.answer ?? '';

test.each<[string, unknown, unknown, string, number]>([
  ['as they are', usual, [], 'Thursday to Sunday, 9:00 AM to 4:00 PM', 1],
  ['one day different', oneDiffers, [], 'Thursday, 12:00 PM to 6:00 PM; Friday to Sunday, 9:00 AM to 4:00 PM', 2],
  [
    'summer hours',
    usual,
    summer,
    'Thursday to Sunday, 9:00 AM to 4:00 PM (June 1 to August 31, 2027: Thursday, 12:00 PM to 6:00 PM; Friday to Sunday, 9:00 AM to 4:00 PM)',
    3,
  ],
])('%s', async (_, week, seasons, sentence, entries) => {
  copy.edit('hours.yaml', /^week:[^]*^seasons: \[\]/m, stringify({ week, seasons }));
  const content = copy.read(beforeSummer);
  expect(plainText(answerTo(content, 'opening-hours'))).toContain(sentence);
  expect(JSON.stringify([...content.pages.values(), content.mail, content.faq])).not.toMatch(/\{\{|undefined/);
  expect(openingHours(content.hours, beforeSummer)).toHaveLength(entries);
  const { text } = await readPdf(await visitorCard(content));
  // The card breaks lines at semicolons, and prints the sentence in capitals.
  expect(text.replace(/[;,]/g, '').toUpperCase()).toContain(sentence.toUpperCase().replace(/[;,]/g, ''));
});
