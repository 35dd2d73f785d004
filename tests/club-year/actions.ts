/** How each event of the year is done to the real thing: through the forms, mails, commands and files of the club. */
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { isMap, isSeq, parse, parseDocument } from 'yaml';
import { forms, type Kind } from '#domain/forms.ts';
import { readContent } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import { runClose } from '#server/closing/cli.ts';
import { command, linkIn, take } from '#tests/inbox/desk.ts';
import { asForm, asJson } from '#tests/inbox/support.ts';
import { forget, held, markOf, traces } from './audit.ts';
import { calendarEvent } from '#tests/upstreams/server.ts';
import { momentOf } from './clock.ts';
import type { World } from './world.ts';

const addressOf = (who: string): string => `${markOf(who)}@visitor.example`;

type Action = (world: World, ...words: string[]) => Promise<void>;

function mailWith(world: World, to: string, words: string) {
  const mail = world.mail.received.findLast((one) => one.to.includes(to) && one.raw.includes(words));
  if (!mail) throw new Error(`${to} got no mail with ${words}`);
  return mail;
}

/** A visitor sends a form, with or without JavaScript, and once more under the same key when told "twice". */
async function send(world: World, kind: Kind, who: string, values: Record<string, string>, ...more: string[]) {
  const data = { name: markOf(who), email: addressOf(who), ...values };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const isPlain = more.includes('plain');
  const post = async () => {
    const response = await world.request(forms[kind].action, isPlain ? asForm(data) : asJson(data, key));
    expect(response.status).toBe(201);
    const text = await response.text();
    return { reference: /(?:PR|CM|SU)-\d{6}/.exec(text)?.[0] ?? '', text };
  };
  const { reference, text } = await post();
  if (more.includes('twice')) expect((await post()).reference).toBe(reference);
  expect(reference).not.toBe('');
  expect([...world.references.values()]).not.toContain(reference);
  world.references.set(who, reference);
  return text;
}

/** Changes a content file as an editor does: `FILE KEY = VALUE`, `FILE KEY + ITEM`, `FILE = VALUE` or `FILE + ITEM`. */
function change(world: World, words: string): void {
  const [, file = '', keys = '', sign, value = ''] = /^(\S+) (?:(\S+) )?([=+]) (.*)$/s.exec(words) ?? [];
  const full = path.join(world.content, file);
  const document = parseDocument(readFileSync(full, 'utf8'));
  const place = keys === '' ? [] : keys.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const node = document.createNode(parse(value));
  if (sign === '+') {
    const list = place.length === 0 ? document.contents : document.getIn(place);
    if (!isSeq(list)) throw new Error(`${file} has no list ${keys}`);
    list.flow = false;
    list.add(node);
  } else if (place.length > 0) document.setIn(place, node);
  else if (isMap(node)) document.contents = node as typeof document.contents;
  writeFileSync(full, document.toString({ lineWidth: 0 }));
}

/** Enters in one of the calendars: `+ 01-09 TITLE`, `+ 01-09..01-10 TITLE`, `+ 03-14 11:00-13:00 TITLE`, `- TITLE`. */
function enter(world: World, calendar: Map<string, string>, [sign, ...words]: readonly string[]): void {
  if (sign === '-') calendar.delete(words.join(' '));
  else {
    const [when = '', hours = ''] = words;
    const isTimed = /^\d\d:\d\d-/.test(hours);
    const title = words.slice(isTimed ? 2 : 1).join(' ');
    const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const [first = '', last = first] = when.split('..').map((day) => `2027${day.replace('-', '')}`);
    const [from = '', to = ''] = hours.split('-').map((time) => (isTimed ? utc(momentOf(`${when} ${time}`)) : ''));
    const event = isTimed
      ? calendarEvent(title, '', `DTSTART:${from}`, `DTEND:${to}`)
      : calendarEvent(title, first, `DTEND;VALUE=DATE:${Number(last) + 1}`);
    calendar.set(title, event);
  }
  world.serveCalendar();
}

const lastGood = new Map<string, string>();

export const actions: Readonly<Record<string, Action>> = {
  async morning(world) {
    expect(await world.publishIfOutdated()).toBeUndefined();
  },
  async message(world, who = '', ...more) {
    await send(world, 'contact-message', who, { message: `Here is ${markOf(who)}.` }, ...more);
  },
  async request(world, who = '', requestType = '', confirmBy = '', answerBy = '') {
    const description = `Everything about ${markOf(who)}`;
    const said = await send(world, 'privacy-request', who, { requestType, description });
    const given = JSON.parse(said) as { confirmBy?: string; answerBy: string };
    expect([given.confirmBy ?? '-', given.answerBy]).toEqual(
      [confirmBy, answerBy].map((day) => (day === '-' ? day : `2027-${day}`)),
    );
  },
  async signup(world, who = '', wants = '') {
    const alerts = wants === 'list' ? {} : { alerts: 'yes', ...(wants === 'alerts' && { alertsOnly: 'yes' }) };
    await send(world, 'signup', who, alerts);
  },
  async confirm(world, who = '') {
    const link = linkIn(/https:\S+confirm\S+/.exec(mailWith(world, addressOf(who), 'signups/confirm').text)?.[0]);
    expect((await world.request(link, { method: 'POST' })).status).toBe(200);
  },
  async unsubscribe(world, who = '', from = '') {
    const { headers } = mailWith(world, addressOf(who), 'List-Unsubscribe-Post');
    const link = linkIn(headers['list-unsubscribe']?.replace('>', ' ')).replace(/(?<=from=)\w+/, from);
    expect((await world.request(link, asForm({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(200);
  },
  async desk(world, who = '', step = '', ...text) {
    const notice = mailWith(world, 'office@largc.example', `Reference: ${world.references.get(who)}`);
    const taken = await take(world, linkIn(notice.text), step, text.join(' '));
    expect(taken.response.status).toBe(200);
    if (step === 'forget-confirmed') await forget(world, who);
  },
  async inbox(world, ...words) {
    const [verb, who = ''] = words;
    const args = words.map((word) => (word === who && verb === 'forget' ? addressOf(who) : word));
    expect(await command(world, ...args)).toMatchObject({ code: 0 });
    if (verb === 'forget') await forget(world, who);
  },
  async phone(world, ...words) {
    enter(world, world.events, words);
  },
  async closures(world, ...words) {
    enter(world, world.closures, words);
  },
  async office(world, ...words) {
    const [title = '', until] = words.join(' ').split(' --until ');
    let said = '';
    const code = await runClose([title, ...(until === undefined ? [] : ['--until', until]), '--site', world.origin], {
      out: (text) => (said += text),
      err: (text) => (said += text),
      env: { DATA_DIR: world.dataDir },
      now: world.clock.now,
      plans: () => plansOf(readContent(world.content)),
    });
    expect(code, said).toBe(0);
  },
  async edit(world, ...words) {
    change(world, words.join(' '));
    expect(await world.publish()).toBeUndefined();
  },
  /** `EDIT => what the editor is told`. */
  async mistake(world, ...words) {
    const [edit = '', told = ''] = words.join(' ').split(' => ');
    const [file = ''] = edit.split(' ');
    const full = path.join(world.content, file);
    lastGood.set(file, readFileSync(full, 'utf8'));
    change(world, edit);
    expect(await world.publish()).toContain(told);
  },
  async mend(world, file = '') {
    writeFileSync(path.join(world.content, file), lastGood.get(file) ?? '');
    expect(await world.publish()).toBeUndefined();
  },
  deploy: (world) => world.deploy(),
  async mail(world, how) {
    world.mail.behaviour = {
      ...(how === 'down' && { login: () => false }),
      ...(how === 'slow' && { message: () => 451 }),
    };
  },
  async calendar(world, how) {
    world.serveCalendar(how);
  },
  async backup(world, name = '') {
    await actions['inbox']?.(world, 'backup', path.join(world.folder, name));
    world.copies.set(path.join(world.folder, name), world.clock.now);
  },
  async restore(world, name = '') {
    const { out } = await command(world, 'restore', path.join(world.folder, name), '--yes');
    const kept = /is kept in (.*)\.$/m.exec(out)?.[1] ?? out;
    // Its age is that of the file.
    utimesSync(kept, world.clock.now, world.clock.now);
    world.copies.set(kept, world.clock.now);
  },
  async holds(world, ...words) {
    expect(held(world)).toBe(words.join(' '));
    expect(traces(world)).toEqual([]);
  },
};
