import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { desk } from './desk.ts';
import { contactMessage, friday, later, messageWith, privacyRequest, requestWith, signup } from './submissions.ts';
import { query, temporaryFolder, testInbox } from './support.ts';

it('list shows the legal clock of every request, the most urgent first, as text and as data', async () => {
  const { run, receive, clock } = desk();
  const fresh = await receive(requestWith({ requestType: 'delete' }), later(friday, 12 * dayMs));
  const optOut = await receive(requestWith({ requestType: 'opt-out' }), later(friday, -5 * dayMs));
  const late = await receive(requestWith({ requestType: 'access' }), later(friday, -3 * dayMs));
  await receive(signup);
  clock.now = later(friday, 13 * dayMs);
  const { out, code } = await run('list');
  expect(code).toBe(0);
  expect([...out.matchAll(/PR-\d{6}/g)].map(([reference]) => reference)).toEqual([late, optOut, fresh]);
  expect(out).toContain('OVERDUE by 2 days: confirm receipt by Tuesday, June 16, 2026');
  expect(out).toContain('1 day left: answer by Friday, June 19, 2026');
  expect(out).toContain('13 days left: confirm receipt by Wednesday, July 1, 2026');
  expect(out).toContain('Email list: 0 joined, closure alerts: 0, 1 not confirmed');
  expect((await run('list', '--kind', 'signup')).out).toContain('<Cy.Long@visitor.example>');
  const [item] = JSON.parse((await run('list', '--json')).out) as Record<string, unknown>[];
  expect(item).toMatchObject({
    reference: late,
    requestType: 'access',
    nextStep: 'confirm',
    nextDue: '2026-06-16',
    daysLeft: -2,
    answerBy: '2026-07-17',
  });
});

it('show prints every word, and no terminal control characters', async () => {
  const { run, receive } = desk();
  const reference = await receive(messageWith({ name: 'Ev\u202eil', message: 'one\ntwo\u001b[2J' }));
  const { out } = await run('show', reference.toLowerCase());
  for (const said of ['Ev<U+202E>il', 'two<U+001B>[2J', 'contact-notice: waits', 'June 5, 2026 at 11:00 AM'])
    expect(out).toContain(said);
  expect(await run('show', 'PR-000001')).toEqual({ code: 1, out: 'There is no PR-000001 in the inbox.\n' });
});

it('refuses late steps, and completes a deletion with data kept for a reason, and a message as answered', async () => {
  const { run, receive, clock } = desk();
  const reference = await receive(requestWith({ requestType: 'delete' }));
  clock.now = later(friday, 46 * dayMs);
  const late = await run('extend', reference, '--reason', 'r');
  expect([late.code, late.out]).toEqual([1, expect.stringContaining('ended on Monday, July 20, 2026')]);
  expect((await run('keep-data', reference, '--reason', 'a lawsuit')).code).toBe(0);
  expect((await run('show', reference)).out).toContain('a lawsuit');
  const message = await receive(contactMessage);
  expect((await run('deny', message, '--basis', 'b')).out).toContain('not a privacy request');
  expect((await run('answered', message)).out).toBe(`${message}: closed.\n`);
  expect((await run('spam', message)).out).toContain('was closed');
});

describe('export', () => {
  it('selects items by the day at the range on which they arrived', async () => {
    const { run, receive } = desk();
    const references = [];
    for (const at of ['2026-06-05T06:59:59Z', '2026-06-05T07:00:00Z', '2026-06-07T06:59:59Z', '2026-06-07T07:00:00Z'])
      references.push(await receive(contactMessage, new Date(at)));
    const days = ['--from', '2026-06-05', '--to', '2026-06-06'];
    const { out } = await run('export', '--kind', 'contact-message', '--format', 'csv', ...days);
    expect(references.map((one) => out.includes(one))).toEqual([false, true, true, false]);
    expect(out).toContain('"2026-06-05 00:00:00"');
  });

  it.each([
    [['--from', 'June'], 'June is not a day such as 2026-11-25'],
    [['--to', '2026-02-30'], '2026-02-30 is not a day'],
    [['--from', '2026-06-06', '--to', '2026-06-05'], '2026-06-05 is before 2026-06-06'],
  ])('refuses %j, even if nothing would be listed', async (options, reason) => {
    const { run, receive } = desk();
    await receive(signup);
    const { code, out } = await run('export', '--kind', 'contact-message', ...options);
    expect([code, out]).toEqual([1, expect.stringContaining(reason)]);
  });

  it('writes a table without spreadsheet formulas', async () => {
    const { run, receive } = desk();
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '＝1', '|x', '%x', 'a "quoted", name', 'Bo;=1+1;"=2', 'Bo'];
    for (const name of names) await receive(messageWith({ name }));
    const { out } = await run('export', '--kind', 'contact-message', '--format', 'csv');
    const cells = out.split('\r\n').map((line) => /,"website","false",(".*"),"bo@/.exec(line)?.[1]);
    expect(cells.slice(1, -1)).toEqual([
      ...names.slice(0, 8).map((name) => `"'${name}"`),
      '"a ""quoted"", name"',
      // A program that splits cells at semicolons or tabs finds no formula after them either.
      `"Bo;'=1+1;'""=2"`,
      '"Bo"',
    ]);
    expect(out.startsWith('\ufeff"reference","kind","receivedAt",')).toBe(true);
    // Without rows it names its columns.
    const empty = await run('export', '--kind', 'signup', '--format', 'csv');
    expect(empty.out).toBe('\ufeff"email","name","language","askedAt","confirmedAt"\r\n');
  });

  it('writes every field as JSON, to a new file that only its owner can read', async () => {
    const { run, receive, folder } = desk();
    for (const item of [privacyRequest, signup]) await receive(item);
    const file = path.join(folder, 'export.json');
    expect((await run('export', '--output', file)).code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
      { ...privacyRequest.data, kind: 'privacy-request' },
      { ...signup.data, kind: 'signup' },
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await run('export', '--output', file);
    expect([again.code, again.out]).toEqual([1, expect.stringContaining('exists already')]);
  });
});

describe('the command line', () => {
  it.each([
    [['fly'], 'There is no command "fly"'],
    [['show'], 'needs one reference'],
    [['list', 'PR-000001'], 'takes nothing but options'],
    [['list', '--fly'], "Unknown option '--fly'"],
    [['extend', 'PR-000001', '--reason', '  '], 'needs --reason'],
    [['list', '--kind', 'letters'], '--kind must be one of'],
    [['export', '--format', 'csv'], 'add --kind'],
  ])('refuses %j as wrong', async (args, reason) => {
    const { code, out } = await desk().run(...args);
    expect([code, out]).toEqual([2, expect.stringContaining(reason)]);
  });

  it('says how a command is used', async () => {
    const { out } = await desk().run('help', 'extend');
    expect(out).toContain('deploy/inbox extend <reference> --reason "…"\n');
    for (const [, name = ''] of (await desk().run()).out.matchAll(/^ {2}(?!help)([a-z-]+) {2}/gm))
      expect((await desk().run(name, '--help')).code).toBe(0);
  });

  it('as deploy/inbox runs as the unit does, without expanding its settings', { tags: ['long'] }, async () => {
    const folder = temporaryFolder();
    const inbox = desk(testInbox({ file: path.join(folder, 'data', 'inbox.sqlite') }));
    const reference = await inbox.receive(contactMessage);
    const site = path.join(folder, 'site');
    const unit = readFileSync('deploy/site.service', 'utf8')
      .replace('/etc/site.env', path.join(folder, 'site.env'))
      .replace('/var/lib/site', path.dirname(inbox.file));
    mkdirSync(path.join(site, 'deploy'), { recursive: true });
    for (const name of ['server', 'node_modules']) symlinkSync(path.resolve(name), path.join(site, name));
    copyFileSync('deploy/inbox', path.join(site, 'deploy/inbox'));
    writeFileSync(path.join(site, 'deploy/site.service'), unit);
    writeFileSync(
      path.join(folder, 'site.env'),
      '# ours\nSMTP_URL="smtp://u:$HOME`id`@127.0.0.1:9"\nMAIL_TO=office@b.example',
    );
    writeFileSync(path.join(folder, 'runuser'), '#!/bin/sh\necho "$1 $2 $3"\nshift 3\nexec "$@"\n', { mode: 0o755 });
    const run = (...args: string[]) =>
      promisify(execFile)(path.join(site, 'deploy/inbox'), args, {
        cwd: '/',
        env: { PATH: `${folder}:${process.env['PATH']}` },
      });
    const { stdout } = await run('show', reference);
    expect(stdout.startsWith('-u site --\n')).toBe(true);
    expect(stdout).toContain(contactMessage.data.message);
    await inbox.receive(signup);
    await query(inbox, 'UPDATE subscribers SET confirmed_at = 1');
    expect((await run('export', '--kind', 'signup', '--unsubscribe-links')).stdout).toMatch(
      /https:\/\/[^"\s]+\/api\/signups\/unsubscribe\?token=/,
    );
    // No server listens on that port.
    await expect(run('test-mail')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The mail to office@b\.example was not sent: E/) as string,
    });
  });
});
