/**
 * The jobs that edit the content, from the form to the code host: real clones, with a bare repository as the code host.
 * Each job and each way in which an edit can meet another one has a case.
 */
import { appendFileSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { findBaseline } from '#content/baseline.server.ts';
import { readContent } from '#content/load.server.ts';
import { addDays } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { friday } from '../inbox/submissions.ts';
import { query, texts } from '../inbox/support.ts';
import { publishingSite } from './publishing.ts';
import { errorsIn, formOf, longDay, stepsIn } from './support.ts';

const long = { tags: ['long'] };

// Each publishes a few times, in processes of its own.
vi.setConfig({ testTimeout: 180_000 });

const words = texts.office;
const { states } = words.requests;

/** The clone's check goes by the real day. Saturdays are open days. */
const today = rangeDay(new Date());
const saturday =
  [...Array(7).keys()]
    .map((count) => addDays(today, 30 + count))
    .find((day) => new Date(`${day}T12:00Z`).getUTCDay() === 6) ?? today;
const youthDay = { date: saturday, ...longDay, name: 'Range day', es: 'Día del campo' };
const announced = { text: 'Lunch is on us.', es: 'Nosotros invitamos.', from: today, to: saturday, link: '/calendar' };
const price = { id: 'day', amount: '$40', from: saturday };

const dayLine = `- date: "${saturday}"\n  opens: "08:00"`;
const priceLine = `    amount: 35\n    next: { from: "${saturday}", amount: 40 }\n`;
/** Each with the file and the line that it makes, and how it is asked about. */
const jobs = [
  ['special-day', youthDay, 'special-days.yaml', dayLine, /8:00 AM to 5:00 PM.*Range day/],
  ['announcement', announced, 'announcements.yaml', '- text: "Lunch is on us."', /Lunch is on us.*Nosotros invitamos/],
  ['price', price, 'prices.yaml', priceLine, /: \$40/],
] as const;

it('each kind is shown first, waits, is published and pushed, and undone; one withdrawn in time is not published', async () => {
  const site = await publishingSite({ check: '' });
  const { link } = site;
  const before = jobs.map(([, , file]) => site.hostHas(file));
  for (const [index, [job, typed, , , read]] of jobs.entries()) {
    const asked = await site.post(link, formOf((await site.open(`${link}&job=${job}`)).html, job, typed));
    expect(asked.text).toMatch(read);
    expect(existsSync(path.join(site.dataDir, 'office/asked'))).toBe(job !== 'special-day');
    const confirm = formOf(asked.html, `${job}-confirmed`);
    const done = await site.post(link, confirm);
    expect(done.text).toContain(states.waiting);
    expect(stepsIn(done.html)[0]).toBe('withdraw');
    expect(formOf(done.html, 'withdraw')['id']).toBe(String(index + 1));
    // Sent twice, it is one request.
    await site.post(link, confirm);
    expect(existsSync(path.join(site.dataDir, 'office/asked'))).toBe(true);
  }
  await site.fill('special-day', { ...youthDay, date: addDays(saturday, 7), name: 'Work day' });
  expect((await site.press('withdraw')).text).toContain(states.ended);
  // One that this version can't read takes neither the page nor the others with it.
  await site.fill('special-day', { ...youthDay, date: addDays(saturday, 14), name: 'Old day' });
  await query(site.inbox, `UPDATE office_requests SET edits = '[{"file":"hours.yaml"}]' WHERE said LIKE '%Old day%'`);
  expect((await site.open(link)).offered).toContain('close');

  expect(await site.publish()).toMatchObject({ code: 0 });
  readContent(site.at('server/content'), undefined, findBaseline(site.at('server/content')));
  for (const [, , file, line] of jobs) {
    expect(site.published(file)).toContain(line);
    expect(site.hostHas(file)).toContain(line);
  }
  for (const name of ['Work day', 'Old day']) expect(site.hostHas('special-days.yaml')).not.toContain(name);
  expect((await site.open(link)).text).toContain('please ask for it again');
  const changed = site.git('host', 'log', '--reverse', '--format=', '--name-only', 'main~3..main').trim();
  expect(changed.split('\n')).toEqual(jobs.map(([, , file]) => `content/${file}`));
  const page = await site.open(link);
  expect([page.text.split(states.published).length, page.text.includes(states.waiting)]).toEqual([4, false]);

  for (const _ of jobs)
    expect((await site.press('undo', 'undo-confirmed')).text).toContain(texts.office.requests.undo.text);
  expect(await site.publish()).toMatchObject({ code: 0 });
  expect(jobs.map(([, , file]) => site.hostHas(file))).toEqual(before);
  expect((await site.open(link)).text.split(states.ended)).toHaveLength(5);
  await site.settled();
  expect(site.mail.received.at(-1)?.text).toContain('Undo: ');
});

it('is published with the code host down, and joins what was added there at the same place', long, async () => {
  const site = await publishingSite({ check: '' });
  await site.fill('special-day', youthDay);
  renameSync(site.at('host'), site.at('gone'));
  await site.publish();
  expect(site.published('special-days.yaml')).toContain('Range day');
  renameSync(site.at('gone'), site.at('host'));
  const other = { ...youthDay, date: addDays(saturday, 7), name: 'Work day' };
  site.edit('special-days.yaml', '[]', `- ${JSON.stringify(other)}`);
  const { code, out } = await site.publish();
  expect([code, out.includes('had changed the same lines')]).toEqual([0, false]);
  for (const name of ['Range day', 'Work day']) expect(site.hostHas('special-days.yaml')).toContain(name);
  readContent(site.at('server/content'));
});

it('is published with a deploy key that may only read, and later mails name it', long, async () => {
  const site = await publishingSite({ check: '' });
  // Refuses the publish service, which has a home of its own here, and not the editor.
  const hook = `#!/bin/sh\n[ "$HOME" != "${site.at('.')}" ]\n`;
  writeFileSync(site.at('host/hooks/pre-receive'), hook, { mode: 0o755 });
  await site.fill('special-day', youthDay);
  await site.publish();
  expect(site.published('special-days.yaml')).toContain('Range day');
  expect(site.hostHas('special-days.yaml')).not.toContain('Range day');
  site.edit('prices.yaml', 'amount: 35\n', 'amount: 36\n');
  const { out } = await site.publish();
  expect(site.published('prices.yaml')).toContain('amount: 36');
  expect(site.published('special-days.yaml')).toContain('Range day');
  expect(out).toMatch(/the code host doesn’t have these edits yet[^]*- content\/special-days\.yaml/);
});

it('asks in plain words where the code host changed the same, and follows the answer', long, async () => {
  const site = await publishingSite();
  await site.fill('price', price);
  site.edit('prices.yaml', 'amount: 35\n', `amount: 35\n    next: { from: "${addDays(saturday, 1)}", amount: 38 }\n`);
  await site.publish();
  expect(site.published('prices.yaml')).toContain('amount: 38');
  const page = await site.open(site.link);
  const asked = `${states.question}.*Meanwhile this was changed at the code host.*The new price in dollars: 38`;
  expect(page.text).toMatch(new RegExp(asked));
  expect(page.offered).toEqual(expect.arrayContaining(['yes', 'withdraw']));
  await site.press('yes');
  await site.publish();
  expect(site.hostHas('prices.yaml')).toContain(`next: { from: "${saturday}", amount: 40 }`);
  expect(site.hostHas('prices.yaml')).not.toContain('amount: 38');
});

it('one that a failure has interrupted is made again, and can be undone', long, async () => {
  const check = `
import { existsSync, readFileSync } from 'node:fs';
if (existsSync('../broken') && readFileSync('content/special-days.yaml', 'utf8').includes('Range day')) process.exit(2);
`;
  const site = await publishingSite({ check });
  await site.fill('special-day', youthDay);
  writeFileSync(site.at('broken'), '');
  await expect(site.publish()).rejects.toThrow('check:content');
  renameSync(site.at('broken'), site.at('repaired'));
  expect(await site.publish()).toMatchObject({ code: 0 });
  expect(site.hostHas('special-days.yaml')).toContain('Range day');
  const page = await site.open(site.link);
  expect([page.text.includes(states.published), page.offered?.includes('undo')]).toEqual([true, true]);
  // As a publish that is killed leaves it: what the operator edits there before the next one isn't lost.
  site.git('server', 'update-ref', 'refs/office-edits', 'HEAD');
  appendFileSync(site.at('server/content/hours.yaml'), '# half an edit\n');
  expect(await site.publish()).toMatchObject({ code: 0 });
  expect(site.git('server', 'show', 'stash@{0}:content/hours.yaml')).toContain('# half an edit');
  expect(site.hostHas('hours.yaml')).not.toContain('# half an edit');
  expect(site.git('host', 'log', '--format=%s', 'main')).not.toContain('Edit on the server');
});

it('waits while an edit at the code host has a mistake, and says so', long, async () => {
  const site = await publishingSite();
  await site.fill('special-day', youthDay);
  site.edit('hours.yaml', 'opens: "09:00"', 'opens: "nine"');
  await site.publish();
  const { text } = await site.open(site.link);
  expect(text).toContain('It waits, because an edit at the code host has a mistake: opens must');
  site.edit('hours.yaml', 'opens: "nine"', 'opens: "09:00"');
  await site.publish();
  expect(site.hostHas('special-days.yaml')).toContain('Range day');
});

it('a mistake that only the publish service finds is at its field in the form, with what was typed', long, async () => {
  // By the clock of the page the day is yet to come.
  const site = await publishingSite({ now: friday });
  const page = await site.fill('special-day', { ...youthDay, date: '2026-06-06' });
  expect(page.text).toContain(states.waiting);
  await site.publish();
  const form = await site.press('correct');
  expect(errorsIn(form.html, 'special-day')['date']).toContain('is over');
  expect(formOf(form.html, 'special-day')).toMatchObject({ name: 'Range day', date: '2026-06-06' });
  expect(site.git('server', 'status', '--porcelain')).toBe('');
  expect(site.hostHas('special-days.yaml')).not.toContain('Range day');
});
