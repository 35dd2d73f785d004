/** What the forms that edit the content refuse and ask, without a publish service. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { statement } from '#server/inbox/sql/statement.ts';
import { officeRequests } from '#server/office/requests.ts';
import { texts } from '../inbox/support.ts';
import { errorsIn, formOf, longDay, siteWithContent } from './support.ts';

const words = texts.office;

const day = { date: '2026-06-13', ...longDay, name: 'Youth day', es: 'Día de la juventud' };
const news = { text: 'Lunch at 12.', es: 'Almuerzo a las 12.', from: '2026-06-06', to: '2026-06-13' };

it('says the mistake at its field, with what was typed', async () => {
  const { link, ...site } = await siteWithContent();
  const cases: [job: string, typed: Record<string, string>, field: string, message: string][] = [
    ['special-day', { ...day, closes: '07:00' }, 'closes', 'Closes: must be later than “Opens”'],
    ['special-day', { ...day, date: '' }, 'date', 'Day: Please fill this in'],
    ['special-day', { ...day, date: '2026-02-31' }, 'date', 'names a day that no calendar has'],
    ['special-day', { ...day, opens: '8 AM' }, 'opens', 'must be a 24-hour time'],
    ['special-day', { ...day, name: '{{price.none}}' }, 'name', 'quotes a fact that does not exist'],
    ['announcement', { ...news, to: '2026-06-01' }, 'to', 'Last day: must not be before “First day”'],
    ['announcement', { ...news, link: '/no-such-page' }, 'link', '/no-such-page'],
    // One mistake hides no other.
    ['announcement', { ...news, to: '2026-06-01', link: '/no-such-page' }, 'link', '/no-such-page'],
    ['price', { id: 'day', amount: 'forty', from: '2026-07-01' }, 'amount', 'Please type dollars'],
    ['price', { id: 'day', amount: 'forty', from: '2026-02-01' }, 'from', 'is in the past'],
    ['price', { id: 'day', amount: 'forty', from: '2026-02-01' }, 'amount', 'Please type dollars'],
    ['price', { id: 'day', amount: '', from: '2036-06-07' }, 'from', 'more than two years away'],
    ['price', { id: 'day', amount: '', from: '2036-06-07' }, 'amount', 'Please fill this in'],
    ['price', { id: 'none', amount: '40', from: '2026-07-01' }, 'id', 'Please choose a price'],
    ['price', { id: 'day', amount: '35', from: '2026-07-01' }, 'amount', 'is the price before it already, $35'],
    ['price', { id: 'annual', amount: '0', from: '2026-07-01' }, 'amount', 'must be more than 0'],
  ];
  const made = new Set<string>();
  for (const [job, typed, field, message] of cases) {
    const { html, response } = await site.post(link, { step: job, ...typed });
    expect(response.status).toBe(400);
    expect(errorsIn(html, job)[field]).toContain(message);
    const shown = Object.entries(typed).filter(([name]) => name !== 'id');
    expect(formOf(html, job)).toMatchObject(Object.fromEntries(shown));
    // A confirmation that was made up is checked as well, by the same check for each mistake.
    if (!made.has(job)) await site.post(link, { step: `${job}-confirmed`, ...typed });
    made.add(job);
    expect(await site.inbox.engine.rows(statement('SELECT id FROM office_requests')), message).toEqual([]);
  }
  // The copies in which they were checked are gone.
  const kept = readdirSync(site.dataDir, { recursive: true, encoding: 'utf8' });
  expect(kept.filter((name) => name.includes('check-'))).toEqual([]);
});

it('says what the publish service answered as it is, each mistake by the name of its field', async () => {
  const { link, ...site } = await siteWithContent();
  const requests = officeRequests(site.inbox.engine);
  const request = { key: 'one', said: 'News', job: 'announcement', typed: {}, edits: [] };
  const id = await requests.add(request, new Date());
  const message = 'must be at most $$40, not $&, and later than constructor';
  const answer = { text: `to ${message}\nconstructor: x\nes: Hola`, faults: { to: message } };
  await requests.move({ id, state: 'waiting' }, 'refused', { answer });
  const { text } = await site.open(link);
  expect(text).toContain(`Last day: ${message}`);
  expect(text).toContain('constructor: x The same in Spanish: Hola');
});

it('leads back to the form with what was typed, from a doubt and from the last question', async () => {
  const { link, ...site } = await siteWithContent();
  const monday = { ...day, date: '2026-06-08' };
  const asked = await site.post(link, { step: 'special-day', ...monday });
  const again = await site.post(link, formOf(asked.html, 'special-day-again'));
  expect(again.response.status).toBe(200);
  expect(formOf(again.html, 'special-day')).toMatchObject(monday);
  // Each doubt is said by the name of its field.
  expect(asked.text).toMatch(/Day opens the range on a Monday/);
  const sure = await site.post(link, { ...formOf(again.html, 'special-day'), date: day.date });
  const last = await site.post(link, formOf(sure.html, 'special-day-again'));
  expect(formOf(last.html, 'special-day')).toMatchObject(day);
});

it('takes a sentence from a field of several lines as one line', async () => {
  const { link, ...site } = await siteWithContent();
  const asked = await site.post(link, { step: 'announcement', ...news, text: 'Lunch\r\n at 12.\n' });
  const confirmed = formOf(asked.html, 'announcement-confirmed');
  expect(confirmed['text']).toBe('Lunch at 12.');
  expect((await site.post(link, confirmed)).text).toContain(`“Lunch at 12.” ${words.willPublish}`);
  const { html } = await site.open(`${link}&job=announcement`);
  expect(html).toMatch(/<textarea[^>]* name="text"/);
});

it.each([
  ['special-day', { ...day, date: '2026-06-08' }, /Monday/, '2026-06-08'],
  ['special-day', { ...day, date: '2036-06-07' }, /more than two years away/, '2036-06-07'],
  ['announcement', { ...news, es: 'Almuerzo a las 11.' }, /Spanish.*other facts than its English: 11, wh/s, 'cc9363d6'],
  ['price', { id: 'day', amount: '40', from: '2036-06-07' }, /more than two years away/, '2036-06-07'],
  ['price', { id: 'annual', amount: '$6,500', from: '2026-07-01' }, /ten times the last price/, '6500'],
])('%s: what is hardly meant is asked about first, and noted in the file', async (job, typed, doubt, meant) => {
  const { link, ...site } = await siteWithContent();
  const asked = await site.post(link, { step: job, ...typed });
  expect(asked.text).toContain(words.doubt.title);
  expect(asked.text).toMatch(doubt);
  const sure = await site.post(link, formOf(asked.html, job));
  expect(sure.text).toContain(words.publish.title);
  await site.post(link, formOf(sure.html, `${job}-confirmed`));
  const [stored] = await site.inbox.engine.rows(statement('SELECT edits FROM office_requests'));
  expect(JSON.parse(String(stored?.['edits']))).toContainEqual(expect.objectContaining({ meant, isGone: false }));
});

it.each([
  ['special-day', day, { ...day, name: 'Work day' }, 'date', 'must not be a date that an entry above has'],
  ['announcement', news, { ...news, text: 'Rain.', es: 'Lluvia.' }, 'from', 'must not share days with the'],
])('%s: one that can’t be beside one that waits is refused', async (job, one, other, field, said) => {
  const { link, ...site } = await siteWithContent();
  const asked = await site.post(link, { step: job, ...one });
  const confirmed = formOf(asked.html, `${job}-confirmed`);
  await site.post(link, confirmed);
  // Sent twice, it is one request, and no rival of its own.
  expect((await site.post(link, confirmed)).text).toContain(words.willPublish);
  const second = await site.post(link, { step: job, ...other });
  expect(second.response.status).toBe(400);
  expect(errorsIn(second.html, job)[field]).toContain(said);
});

it('a second price of the same pass goes on from the one that waits', async () => {
  const { link, ...site } = await siteWithContent();
  for (const [amount, from] of [
    ['40', '2026-07-01'],
    ['45', '2026-09-01'],
  ] as const) {
    const asked = await site.post(link, { step: 'price', id: 'day', amount, from });
    await site.post(link, formOf(asked.html, 'price-confirmed'));
  }
  const stored = await site.inbox.engine.rows(statement('SELECT edits FROM office_requests ORDER BY id'));
  const first = { from: '2026-07-01', amount: 40 };
  expect(JSON.parse(String(stored[1]?.['edits']))).toEqual([
    expect.objectContaining({ was: first, now: [first, { from: '2026-09-01', amount: 45 }] }),
  ]);
  const again = await site.post(link, { step: 'price', id: 'day', amount: '45', from: '2026-12-01' });
  expect(again.text).toContain('is the price before it already, $45');
});
