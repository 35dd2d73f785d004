/**
 * Submissions from Spanish pages are answered in Spanish, and reported to the office in English. Over 200 lines,
 * because each promise has a case.
 */
import type { Language } from '#domain/language.ts';
import { describe, expect, it } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { mailTexts } from '#content/mail-texts.server.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { hasEnglish } from '#tests/fixtures/english-words.ts';
import { onBothEngines } from './d1.ts';
import { openLink } from './desk.ts';
import { arrived, mailingSite, to } from './mail-site.ts';
import type { Received } from '#tests/fixtures/smtp-sink.ts';
import { circumstances, contactMessage, friday, later, privacyRequest, signup, signupWith } from './submissions.ts';
import { asForm, asJson, closedOn, club, query, testSite, waitingMails } from './support.ts';

const own = readContent('content');
const texts = mailTexts(own);
const { es, 'en-US': english } = texts;

/** Decodes a subject with accents: RFC 2047. */
const subjectOf = (mail: Received | undefined): string =>
  (mail?.headers['subject'] ?? '').replace(/=\?UTF-8\?Q\?(.*?)\?=\s*/g, (_, text: string) =>
    decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
  );

const languageOfFrame = (language: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><title>-</title></head><body><main></main></body></html>`;

const inBoth = { content: { site: club, mail: texts }, frame: languageOfFrame };
const site = (options: Parameters<typeof testSite>[0] = {}) => testSite({ ...inBoth, ...options });

onBothEngines((open) => {
  it('a receipt is in the language of its page, or in English for older items', async () => {
    const { store, engine } = await open();
    await store.add(contactMessage, { ...circumstances, language: 'es' });
    const old = "(number, kind, received_at, flagged) VALUES (1, 'contact-message', 1, 0)";
    await query({ engine }, `INSERT INTO items ${old}`);
    const itsAnswers = `SELECT id, '{"name":"Bo"}' FROM items WHERE number = 1`;
    await query({ engine }, `INSERT INTO contact_messages (item_id, answers) ${itsAnswers}`);
    const mails = (await waitingMails(store)).map(({ template, language }) => `${template} ${language}`);
    expect(mails).toEqual(['contact-notice es', 'contact-receipt es']);
    expect(await store.find('000001')).toMatchObject({ language: 'en-US' });
  });

  it('mails are in the language last confirmed by the address’s owner', async () => {
    const { store } = await open();
    const sent = async (language: Language, minutes: number, alerts: 'yes' | undefined = 'yes') => {
      const receivedAt = later(friday, minutes * minuteMs);
      await store.add(signupWith({ alerts }), { ...circumstances, receivedAt, language });
      const mails = await waitingMails(store, receivedAt);
      const mail = mails.find(({ template }) => template.startsWith('signup-') && !template.endsWith('-notice'));
      return { mail, token: () => store.mintToken(mail?.messageId ?? '', 'confirm', receivedAt) };
    };
    const days: string[] = [];
    const alertLanguage = async (day: string) => {
      days.push(day);
      const now = later(friday, days.length * hourMs);
      await store.queueClosureAlerts(closedOn(...days), now);
      return (await waitingMails(store, now)).map(({ template, language }) => [template, language]);
    };
    // First sent in English, by mistake.
    await sent('en-US', 0);
    const spanish = await sent('es', 30);
    expect(spanish.mail).toMatchObject({ template: 'signup-confirm', language: 'es' });
    await store.confirm(await spanish.token(), 'alerts', friday, 'es');
    expect(await waitingMails(store)).toMatchObject([{ template: 'signup-welcome', language: 'es' }]);
    await store.queueClosureAlerts(closedOn(), friday);
    expect(await alertLanguage('2026-06-06')).toEqual([['closure-alert', 'es']]);
    // Anyone may enter the address in the English form.
    await sent('en-US', 90);
    expect(await alertLanguage('2026-06-07')).toEqual([['closure-alert', 'es']]);
    await store.confirm(await spanish.token(), 'alerts', friday, 'en-US');
    expect(await alertLanguage('2026-06-11')).toEqual([['closure-alert', 'en-US']]);
  });
});

it('no Spanish text for visitors contains English', () => {
  const { 'privacy-request': _page, ...pages } = es.pages;
  const { 'privacy-request': _form, ...forms } = es.forms;
  const mails = Object.entries(es.mails).filter(([name]) => !/-notice$|^(?:privacy|opt-out)-/.test(name));
  expect(mails).toHaveLength(5);
  const said = JSON.stringify({ pages, forms, mails, lists: es.lists, errors: es.errors });
  const texts = [...said.matchAll(/:"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => hasEnglish(text.replaceAll(String.raw`\n`, ' ')))).toEqual([]);
});

it('a Spanish message gets Spanish responses, on the page and by mail; the office reads English with a note of the language', async () => {
  const { server, request } = await mailingSite(inBoth);
  const { title, text } = es.pages['contact-message'];
  const answer = await request('/api/contact-messages?lang=es', asJson(contactMessage.data));
  expect(await answer.json()).toMatchObject({ title, message: text });
  await arrived(server, 2);
  const [receipt] = to(server, contactMessage.data.email);
  expect(receipt?.text.trimEnd().split('\n').at(-1)).toBe(`${own.site.origin}/es`);
  expect(subjectOf(receipt)).toBe(es.mails['contact-receipt'].subject.replace('{reference}', 'CM-400123'));
  expect(receipt?.text).toMatch(/ 5 de junio de 2026 a las 11:00 a\.m\.\n/);
  const [notice] = to(server, club.email);
  expect(notice?.text.trimEnd().split('\n').at(-1)).toBe(own.site.origin);
  expect(subjectOf(notice)).toBe(english.mails['contact-notice'].subject.replace('{reference}', 'CM-400123'));
  expect(notice?.text.startsWith(`${english.writtenInSpanish}\n\nReference: CM-400123\n`)).toBe(true);
  expect(notice?.text).toContain(`${english.forms['contact-message'].fields.message.label}:`);
});

it.each([
  ['', 'Sunday, June 7: Closed: snow', 'We are sending you an email about Sunday, June 7.'],
  ['?lang=es', 'Domingo 7 de junio: Cerrado: nieve', 'Le estamos enviando un correo sobre el domingo 7 de junio.'],
])('a visitor who asks to hear of a day reads first that it is closed: %j', async (query, closed, next) => {
  const { server, request } = await mailingSite({ ...inBoth, sources: async () => closedOn('2026-06-07') });
  const askFor = async (day: string, as: typeof asForm) =>
    (await request(`/api/visit-alerts${query}`, as({ email: `d${day}@visitor.example`, day }))).text();
  const { message } = JSON.parse(await askFor('2026-06-07', asJson)) as { message: string };
  expect(message).toContain(`${closed}. ${next}`);
  expect(await askFor('2026-06-07', asForm)).toContain(`${closed}. ${next}`);
  expect(await askFor('2026-06-06', asJson)).toContain(`"message":"${next.split(' ')[0]} `);
  await arrived(server, 4);
  const firstLines = (day: string) => to(server, `d${day}@visitor.example`).map(({ text }) => text.split('\n')[0]);
  expect(firstLines('2026-06-07')).toEqual([closed]);
  expect(firstLines('2026-06-06')).toEqual([expect.stringMatching(/^(Someone|Alguien), /)]);
});

describe('a form of a Spanish page', () => {
  const typed = { ...contactMessage.data, email: 'bo' };

  it('names its errors in Spanish, with scripts and without, also if only its page says so', async () => {
    const { request } = await site();
    const { fields } = es.forms['contact-message'];
    const ofPage = asJson(typed, { referer: 'https://range.example/es/contact' });
    expect(await (await request('/api/contact-messages', ofPage)).text()).toContain(es.errors.fields);
    expect(await (await request('/api/contact-messages?lang=es', asJson(typed))).json()).toMatchObject({
      error: { message: es.errors.fields, fields: { email: fields.email.invalid } },
    });
    const url = '/api/contact-messages?lang=es';
    const { html, h1, action, text } = await openLink({ request }, url, asForm(typed));
    expect([html.includes('<html lang="es">'), h1, action]).toEqual([true, es.pages.problem, url]);
    for (const { label } of Object.values(fields)) expect(text).toContain(label);
    expect(text).toContain(fields.email.invalid);
    expect(text).not.toMatch(/\b(the|your|please|name|Required)\b/);
  });

  it('is answered inside the English page, marked, with links to English pages, if there are no Spanish ones', async () => {
    const { request } = await site({
      frame: (language) => (language === 'es' ? undefined : languageOfFrame(language)),
      hasPage: (path) => !path.startsWith('/es'),
    });
    const { page } = await openLink({ request }, '/api/contact-messages?lang=es', asForm(contactMessage.data));
    const parts = ['title', 'main'].map((name) => page.all(name)[0]);
    expect([page, ...parts].map((part) => part?.get('lang'))).toEqual(['en-US', 'es', 'es']);
    const [back] = page.all('main')[0]?.all('a') ?? [];
    expect([back?.get('href'), back?.text]).toEqual(['/contact', expect.stringMatching(/ \(en inglés\)$/)]);
    expect((await openLink({ request }, '/api/signups/confirm?token=x&lang=es')).hrefs).toEqual(['/']);
  });
});

it.each([
  ['/api/contact-messages', '/contact', '/contact'],
  ['/api/contact-messages?lang=es', '/es/contact', '/contact'],
  ['/api/signups?lang=es', '/es', '/'],
  ['/api/privacy-requests', '/privacy-request', '/privacy-request'],
])('an answer that is opened again, %s, leads to its form: %s, or %s without Spanish pages', async (url, ...forms) => {
  const answers = [true, false].map(async (hasSpanish) => {
    const { request } = await site({ hasPage: (path) => hasSpanish || !path.startsWith('/es') });
    const { status, headers } = await request(url);
    return [status, headers.get('location'), headers.get('cache-control')];
  });
  expect(await Promise.all(answers)).toEqual(forms.map((form) => [303, form, 'no-store']));
});

it('alerts of one day are requested, confirmed, sent and ended in Spanish, and their link expires with the day', async () => {
  const { server, request, inbox, queueAlerts, clock, logged } = await mailingSite(inBoth);
  const open = (path: string, init?: RequestInit) => openLink({ request }, path, init);
  const wish = { email: signup.data.email, day: '2026-06-06' };
  const wrong = await open('/api/visit-alerts?lang=es', asForm({ ...wish, day: '2026-06-08' }));
  expect(wrong.text).toContain(es.forms['visit-alert'].fields.day.invalid);
  const typed = wrong.page.all('input').map((field) => field.get('value'));
  expect(typed).toEqual(expect.arrayContaining(['2026-06-08', wish.email]));
  const received = await open(wrong.action, asForm(wish));
  expect(received.text).toContain('Le estamos enviando un correo sobre el sábado 6 de junio.');
  expect(received.page.all('title')[0]?.text).toBe(`${es.pages.signup.title} | ${club.name}`);
  expect(received.hrefs).toEqual(['/es/visit']);
  await arrived(server, 2);
  const mine = () => to(server, wish.email);
  const link = (mail: number) => /\/api\/signups\/\S+/.exec(mine()[mail]?.text ?? '')?.[0] ?? '';
  const wanted = 'un correo si el campo de tiro cierra o cambia su horario el sábado 6 de junio';
  expect(mine()[0]?.text).toContain(`${wanted}.`);
  expect(link(0)).toMatch(/\/confirm\?token=[\w-]{43}&for=alerts&day=2026-06-06&lang=es$/);

  const asked = await open(link(0));
  expect(asked.text).toContain(wanted);
  const confirmed = await open(asked.action, { method: 'POST' });
  expect(confirmed.text).toContain(`Recibirá ${wanted}.`);
  expect(confirmed.hrefs).toEqual(['/es']);
  await arrived(server, 3);
  expect(subjectOf(mine()[1])).toBe(es.mails['signup-welcome'].subject);
  await queueAlerts(closedOn());
  await queueAlerts(closedOn('2026-06-07', '2026-06-06'));
  await arrived(server, 4);
  expect(subjectOf(mine()[2])).toBe('Sábado 6 de junio: Cerrado');
  expect(mine()[2]?.text).not.toContain('7 de junio');
  expect(mine()[2]?.headers['list-unsubscribe']).toMatch(/\/unsubscribe\?token=[\w-]{43}&from=alerts&lang=es>$/);
  expect(logged()).not.toContain('visitor.example');

  clock.now = new Date('2026-06-07T00:00:00Z');
  expect((await open(link(0))).h1).toBe(es.pages.expired.title);
  expect((await request(link(0), { method: 'POST' })).status).toBe(410);
  const asksToLeave = await open(link(2));
  expect(asksToLeave.h1).toBe(es.pages.unsubscribe.alerts.title);
  const left = await open(asksToLeave.action, { method: 'POST' });
  expect(left.h1).toBe(es.pages.unsubscribed.title);
  expect(await query(inbox, 'SELECT * FROM subscribers')).toEqual([]);
  expect((await open(link(2), { method: 'POST' })).h1).toBe(es.pages.unknownLink.title);
});

const otherSite = { 'sec-fetch-site': 'cross-site' };
it.each([
  ['too much text', asJson, { message: 'm'.repeat(70_000) }, {}, 413, es.errors.tooLarge],
  ['too much text, without scripts', asForm, { message: 'm'.repeat(70_000) }, {}, 413, es.pages.tooLarge.text],
  ['another site', asJson, {}, otherSite, 403, 'Abra la página otra vez'],
  ['another site, without scripts', asForm, {}, otherSite, 403, 'Abra la página otra vez'],
  [
    'too many in a short time',
    asJson,
    {},
    {},
    429,
    'Son muchos mensajes en poco tiempo. Intente de nuevo en 10 minutos',
  ],
  [
    'too many, without scripts',
    asForm,
    {},
    {},
    429,
    'Son muchos mensajes en poco tiempo. Intente de nuevo en 10 minutos',
  ],
])('a form of a Spanish page is refused in Spanish: %s', async (_, as, more, headers, status, words) => {
  const { request } = await site({ settings: { RATE_LIMIT: 'on' }, clock: () => 0 });
  const send = () => request('/api/contact-messages?lang=es', as({ ...contactMessage.data, ...more }, headers));
  let answer = await send();
  for (let sent = 1; sent < 50 && answer.ok; sent++) answer = await send();
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(words);
});

it('an English message gets English mails, and no note of the language', async () => {
  const { server, request } = await mailingSite(inBoth);
  await request('/api/contact-messages', asJson(contactMessage.data));
  await arrived(server, 2);
  const mails = [contactMessage.data.email, club.email].flatMap((address) => to(server, address));
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).not.toMatch(/Spanish|[áéíóúñ¿¡]/);
});

it('a sign-up names in Spanish what it confirms', async () => {
  const { server, request } = await mailingSite(inBoth);
  await request('/api/signups?lang=es', asForm({ ...signup.data, alerts: 'yes', alertsOnly: 'yes' }));
  await arrived(server, 2);
  const [mail] = to(server, signup.data.email);
  expect(subjectOf(mail)).toBe(es.mails['signup-confirm'].subject);
  expect(mail?.text).toContain(es.lists.alerts);
});

it('a privacy request is answered in English, the language of its page', async () => {
  const { request } = await site();
  const page = await (await request('/api/privacy-requests?lang=es', asForm(privacyRequest.data))).text();
  expect(page).toContain('<html lang="en-US">');
  expect(page).toContain('href="/privacy-request"');
});
