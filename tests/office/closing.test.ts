/** The office closes and opens the range from its page, in the list of `npm run close`. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseHtml } from '#content/html.server.ts';
import { closureFile } from '#server/closing/closure-file.ts';
import { closuresIn, type OfficeClosure } from '#server/closing/office-closure.ts';
import { closuresInD1 } from '#server/edge/d1-closures.ts';
import { currentSources } from '#server/closing/sources.ts';
import { closingJob } from '#server/office/closing-job.ts';
import { club } from '#tests/fixtures/club.ts';
import { d1Inbox } from '../inbox/d1.ts';
import { friday } from '../inbox/submissions.ts';
import { texts } from '../inbox/support.ts';
import { confirmedSite, errorsIn, formOf, officeSite, stepsIn } from './support.ts';

const words = texts.office;
const snow: OfficeClosure = { title: 'Closed: snow', from: '2026-06-05', to: '2026-06-05' };

it('closes until the end of today after asking, and opens again', async () => {
  const site = await officeSite();
  const saved = () => closuresIn(readFileSync(closureFile(site.dataDir), 'utf8'));
  const link = await site.confirmedLink();
  const page = await site.open(link);
  expect(page.text).toContain(`${words.saysNow} Open`);
  // The form in a hurry is one press away, before all other jobs.
  const [first] = parseHtml(page.html).all('main')[0]?.all('a') ?? [];
  expect([first?.text, first?.get('href')]).toEqual([words.close.title, '#close-title']);
  expect(page.html).toContain('id="close-title"');
  const asked = await site.post(link, formOf(page.html, 'close', { title: 'snow' }));
  expect(asked.text).toMatch(/Visitors will read Closed.*snow/);
  expect((await site.open(link)).text).toContain(`${words.saysNow} Open`);

  const confirm = formOf(asked.html, 'close-confirmed');
  const done = await site.post(link, confirm);
  expect(done.text).toContain('Saved: "Closed: snow", on Friday, June 5, 2026.');
  expect(done.text).toMatch(/The website says now Closed/);
  expect(saved()).toEqual([snow]);
  // What takes it back is directly below what was done, and nowhere else.
  expect(stepsIn(done.html)).toEqual(['lift', 'close', 'finish']);
  expect(done.html).toMatch(/Saved: [^<]*<\/p><form[^>]*aria-label="Open again[^>]*>.*?<button[^>]*button-secondary/);
  // The same form once more, as by the browser's Back button.
  await site.post(link, confirm);
  expect(saved()).toEqual([snow]);

  const lift = formOf(done.html, 'lift');
  const sure = await site.post(link, lift);
  expect([sure.text.includes(`${words.willRead} Open`), saved()]).toEqual([true, [snow]]);
  const opened = await site.post(link, formOf(sure.html, 'lift-confirmed'));
  expect(opened.text).toContain('Lifted: "Closed: snow"');
  expect((await site.post(link, lift)).text).toContain(words.liftedAlready);
  await site.settled();
  const uses = site.mail.received.slice(1);
  expect(uses.map(({ to }) => to.length)).toEqual([2, 2, 2, 2]);
  expect(uses[1]?.text).toContain('Saved: "Closed: snow", on Friday');
  expect(site.logged().match(/the office’s page was used/g)).toHaveLength(4);
});

it('says what visitors will read of a day that is weeks away', async () => {
  const { link, ...site } = await confirmedSite();
  const typed = { title: 'Closed: match', from: '2026-08-01' };
  const asked = await site.post(link, formOf((await site.open(link)).html, 'close', typed));
  expect(asked.text).toMatch(/Visitors will read Open.* Saturday, August 1: closed \(Closed: match\)/);
});

it('lifts nothing where the list has just become unreadable', async () => {
  const lists: unknown[] = [];
  const job = closingJob({
    closures: { read: async () => [snow], fixed: [], change: async (edit) => void lists.push(edit('unreadable')) },
    plans: club,
    sources: async () => club,
    words,
    now: () => friday,
  });
  const refused = await job.take('lift-confirmed', { closure: JSON.stringify(snow) });
  expect([refused, lists]).toEqual([{ refused: expect.stringContaining('can’t be read') }, []]);
});

it.each<[Record<string, string>, Record<string, string>]>([
  [
    { title: '', from: '2026-06-04', to: '2026-06-03' },
    { title: 'must be one line', from: 'is over', to: 'is over' },
  ],
  [{ opens: '10:00' }, { opens: 'is over' }],
  [
    { from: '2026-06-13', to: '2026-06-12' },
    { to: 'Friday, June 12, 2026, is before the first day, Saturday, June 13' },
  ],
  [{ from: '2026-06-08', to: '2026-06-08' }, { from: 'next open day is Thursday, June 11, 2026' }],
])('says each mistake of %j at its field, with what was typed', async (typed, messages) => {
  const { link, ...site } = await confirmedSite();
  const { html, response } = await site.post(link, { step: 'close', title: 'fog', from: '2026-06-05', ...typed });
  expect(response.status).toBe(400);
  const errors = errorsIn(html, 'close');
  expect(Object.keys(errors)).toEqual(Object.keys(messages));
  for (const [field, message] of Object.entries(messages)) expect(errors[field]).toContain(message);
  // At the top of the page too, from where each leads to its field far below.
  const named = [...html.matchAll(/<a href="#close-(\w+)"[^>]*>([^<]*)/g)].map(([, field, said]) => [field, said]);
  expect(named).toEqual(expect.arrayContaining(Object.entries(errors)));
  expect(html).not.toContain('close-confirmed');
  if (!('title' in messages)) expect(formOf(html, 'close')['title']).toBe('fog');
  if (!messages['from']?.startsWith('next')) return;
  // The next open day is proposed, without an end before it.
  expect(formOf(html, 'close')).toMatchObject({ from: '2026-06-11', to: '' });
  expect((await site.post(link, formOf(html, 'close'))).html).toContain('close-confirmed');
});

it('asks about a title that names another day or hour, before it closes', async () => {
  const { link, ...site } = await confirmedSite();
  const ask = (title: string, opens = '') => site.post(link, { step: 'close', title, from: '2026-06-05', opens });
  const { check } = words.close;
  expect((await ask('Closed Friday')).text).not.toContain(check);
  expect((await ask('Closed until noon', '12:00')).text).not.toContain(check);
  const said = `${check} The title says that the range opens at 12:00 PM, but it closes`;
  expect((await ask('Closed until noon')).text).toContain(`${said} all day.`);
  expect((await ask('Closed until noon', '13:00')).text).toContain(`${said} until 1:00 PM.`);
  const { html, text } = await ask('Closed Sunday');
  expect(text).toContain(`${check} The title names Sunday, June 7, 2026, but`);
  const done = await site.post(link, formOf(html, 'close-confirmed'));
  expect(done.text).toContain('Saved: "Closed Sunday"');
});

it('leads back to the form with what was typed, on a page of its own', async () => {
  const { link, ...site } = await confirmedSite();
  const typed = { title: 'Closed: fog', from: '2026-06-05', to: '2026-06-06', opens: '11:00' };
  const asked = await site.post(link, { step: 'close', ...typed });
  const again = await site.post(link, formOf(asked.html, 'close-again'));
  expect(again.response.status).toBe(200);
  expect(formOf(again.html, 'close')).toMatchObject(typed);
  expect(stepsIn(again.html)).toEqual(['close']);
});

it('keeps both of two closures that are confirmed at the same time', async () => {
  const { link, ...site } = await confirmedSite();
  const close = (title: string) => site.post(link, { step: 'close-confirmed', title, from: '2026-06-05' });
  await Promise.all([close('Closed: snow'), close('Closed: ice')]);
  const titles = closuresIn(readFileSync(closureFile(site.dataDir), 'utf8'));
  const kept = titles === 'unreadable' ? [] : titles.map(({ title }) => title);
  expect(kept.toSorted()).toEqual(['Closed: ice', 'Closed: snow']);
});

it('on D1, closes beside the secret CLOSURE, which it leaves alone', async () => {
  const { engine } = await d1Inbox();
  const secret: OfficeClosure = { ...snow, title: 'Closed: match' };
  const closures = closuresInD1(engine, JSON.stringify([secret]));
  const none = () => Promise.resolve(null);
  const site = await officeSite({
    closing: { closures, plans: club, sources: currentSources(club, closures.read, none, none) },
  });
  const link = await site.confirmedLink();
  expect((await site.open(link)).text).toContain(words.fixed);
  const refused = await site.post(link, { step: 'lift-confirmed', closure: JSON.stringify(secret) });
  expect(refused.text).toContain(words.fixed);
  const close = (title: string) => site.post(link, { step: 'close-confirmed', title, from: '2026-06-05' });
  await Promise.all([close('Closed: snow'), close('Closed: ice')]);
  expect(await closures.read()).toHaveLength(3);
  await site.post(link, { step: 'lift-confirmed', closure: JSON.stringify(snow) });
  expect(await closures.read()).toEqual([secret, { ...snow, title: 'Closed: ice' }]);
  // What can't be read may close the range.
  expect(await closuresInD1(engine, 'snow').read()).toBe('unreadable');
  await engine.batch([{ sql: 'DROP TABLE feed_records', values: {} }]);
  expect(await closures.read()).toBe('unreadable');
});
