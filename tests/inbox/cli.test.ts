/** What the range office does with the inbox, command by command. Over 200 lines, because each has cases of its own. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { contactMessage, friday, later, privacyRequest, signup, temporaryFolder, testInbox } from './support.ts';
import { desk } from './office.ts';

const ofType = (requestType: 'access' | 'delete' | 'opt-out') => ({
  ...privacyRequest,
  data: { ...privacyRequest.data, requestType },
});

describe('list', () => {
  it('shows the legal clock of every request, the most urgent first, in colour', async () => {
    const { run, receive, clock } = desk();
    const fresh = await receive(ofType('delete'), later(friday, 12 * dayMs));
    const optOut = await receive(ofType('opt-out'), later(friday, -5 * dayMs));
    const late = await receive(ofType('access'), later(friday, -3 * dayMs));
    clock.now = later(friday, 13 * dayMs);
    const { out, code } = await run('list');
    expect(code).toBe(0);
    const order = [...out.matchAll(/PR-\d{6}/g)].map(([reference]) => reference);
    expect(order).toEqual([late, optOut, fresh]);
    expect(out).toContain('[red]OVERDUE by 2 days: confirm receipt by Tuesday, June 16, 2026[/]');
    expect(out).toContain('[yellow]1 day left: answer by Friday, June 19, 2026[/]');
    expect(out).toContain('[green]13 days left: confirm receipt by Wednesday, July 1, 2026[/]');
  });

  it('shows open, extended, completed and denied requests separately', async () => {
    const { run, receive } = desk();
    const all: string[] = [];
    for (let count = 0; count < 4; count++) all.push(await receive(privacyRequest, later(friday, count)));
    const [denied = '', completed = '', extended = '', open = ''] = all;
    await run('deny', denied, '--basis', 'b');
    await run('complete', completed, '--note', 'n');
    await run('extend', extended, '--reason', 'r');
    const order = (out: string) => out.match(/PR-\d{6}|\w+(?=:\[)/g);
    const { out } = await run('list');
    expect(out).toContain('[bold]Privacy requests: 1 open, 1 extended, 1 completed, 1 denied[/]');
    expect(order(out)).toEqual([open, 'extended', extended]);
    const every = await run('list', '--all');
    expect(order(every.out)).toEqual([open, 'extended', extended, 'completed', completed, 'denied', denied]);
    expect(every.out).toContain('denied June 5, 2026 at 11:00 AM');
  });

  it('gives data for programs', async () => {
    const { run, receive } = desk();
    const reference = await receive(privacyRequest);
    const [item] = JSON.parse((await run('list', '--json')).out) as Record<string, unknown>[];
    expect(item).toMatchObject({
      reference,
      requestType: 'access',
      nextStep: 'confirm',
      nextDue: '2026-06-19',
      daysLeft: 14,
      answerBy: '2026-07-20',
    });
  });

  it('counts the email list, and shows it when asked', async () => {
    const { run, receive } = desk();
    await receive(signup);
    expect((await run('list')).out).toContain('Email list: 0 joined, closure alerts: 0, 1 not confirmed');
    expect((await run('list', '--kind', 'signup')).out).toContain('<Cy.Long@visitor.example>');
  });
});

describe('show', () => {
  it('has every word, and nothing that would fool a terminal', async () => {
    const { run, receive } = desk();
    const reference = await receive({
      ...contactMessage,
      data: { ...contactMessage.data, name: 'Ev\u202eil', message: 'one\ntwo\u001b[2J' },
    });
    const { out } = await run('show', reference.toLowerCase());
    expect(out).toContain('Ev<U+202E>il');
    expect(out).toContain('two<U+001B>[2J');
    expect(out).toContain('contact-notice: waits');
    expect(out).toContain('June 5, 2026 at 11:00 AM');
  });

  it('refuses what is not there', async () => {
    const { run, receive } = desk();
    await receive(contactMessage);
    expect(await run('show', 'PR-000001')).toEqual({ code: 1, out: '', err: 'There is no PR-000001 in the inbox.\n' });
    expect((await run('show', 'PR-1')).code).toBe(1);
  });
});

describe('the life of a privacy request', () => {
  it('allows no step twice, late or after the end', async () => {
    const { run, receive, clock } = desk();
    const reference = await receive(privacyRequest);
    const refused = async (...args: string[]) => {
      const { code, err } = await run(...args);
      expect(code).toBe(1);
      return err;
    };
    await run('acknowledge', reference);
    expect(await refused('acknowledge', reference)).toContain('was acknowledged');
    clock.now = later(friday, 46 * dayMs);
    expect(await refused('extend', reference, '--reason', 'r')).toContain('ended on Monday, July 20, 2026');
    clock.now = later(friday, 45 * dayMs);
    await run('extend', reference, '--reason', 'r');
    expect(await refused('extend', reference, '--reason', 'r')).toContain('one extension');
    await run('deny', reference, '--basis', 'Civil Code 1798.145');
    expect(await refused('complete', reference, '--note', 'n')).toContain('was closed');
    expect((await run('show', reference)).out).toContain('Civil Code 1798.145');
  });

  it('of a deletion can end with data kept, for a reason', async () => {
    const { run, receive } = desk();
    const reference = await receive(ofType('delete'));
    expect((await run('complete', reference, '--note', 'n', '--override', ' ')).code).toBe(2);
    expect((await run('complete', reference, '--note', 'n', '--override', 'a lawsuit')).code).toBe(0);
    expect((await run('show', reference)).out).toContain('a lawsuit');
  });

  it('is not for messages', async () => {
    const { run, receive } = desk();
    const reference = await receive(contactMessage);
    for (const command of [['acknowledge'], ['extend', '--reason', 'r'], ['deny', '--basis', 'b']]) {
      expect((await run(...command, reference)).err).toContain('not a privacy request');
    }
  });
});

describe('export', () => {
  it('makes a table that no spreadsheet runs', async () => {
    const { run, receive } = desk();
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '＝1', '|x', '%x', 'a "quoted", name', 'Bo;=1+1;"=2', 'Bo'];
    for (const name of names) await receive({ ...contactMessage, data: { ...contactMessage.data, name } });
    const { out } = await run('export', '--kind', 'contact-message', '--format', 'csv');
    const written = out
      .split('\r\n')
      .slice(1, -1)
      .map((line) => /^"CM-\d+","[^"]+",(".*"),"bo@/.exec(line)?.[1]);
    expect(written).toEqual([
      `"'=1+1"`,
      `"'+1"`,
      `"'-1"`,
      `"'@SUM(A1)"`,
      `"'  =1"`,
      `"'＝1"`,
      `"'|x"`,
      `"'%x"`,
      '"a ""quoted"", name"',
      // A program that takes semicolons or tabs for the ends of cells finds no formula behind them either.
      `"Bo;'=1+1;'""=2"`,
      '"Bo"',
    ]);
    expect(out.startsWith('\ufeff"reference","receivedAt",')).toBe(true);
  });

  it('gives every field as JSON', async () => {
    const { run, receive } = desk();
    await receive(privacyRequest);
    await receive(signup);
    const rows = JSON.parse((await run('export')).out) as Record<string, unknown>[];
    expect(rows).toMatchObject([
      { ...privacyRequest.data, kind: 'privacy-request' },
      { ...signup.data, kind: 'signup' },
    ]);
  });

  it('writes to a new file for its owner only', async () => {
    const { run, receive, folder } = desk();
    await receive(contactMessage);
    const file = path.join(folder, 'export.json');
    expect((await run('export', '--output', file)).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await run('export', '--output', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already') as string,
    });
  });
});

describe('the command line', () => {
  it.each([
    [['fly'], 'There is no command "fly"'],
    [['constructor'], 'There is no command "constructor"'],
    [['help', 'toString'], 'There is no command "toString"'],
    [['show'], 'needs one reference'],
    [['show', 'PR-000001', 'PR-000002'], 'needs one reference'],
    [['list', 'PR-000001'], 'takes nothing but options'],
    [['list', '--note', 'x'], "Unknown option '--note'"],
    [['extend', 'PR-000001'], 'needs --reason'],
    [['extend', 'PR-000001', '--reason', '  '], 'needs --reason'],
    [['complete', 'PR-000001'], 'needs --note'],
    [['deny', 'PR-000001'], 'needs --basis'],
    [['list', '--kind', 'letters'], '--kind must be one of'],
    [['export', '--format', 'xml'], '--format must be one of'],
    [['export', '--format', 'csv'], 'add --kind'],
  ])('refuses %j as wrong', async (args, reason) => {
    expect(await desk().run(...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(reason) as string,
    });
  });

  it('as deploy/inbox runs as the unit does: its user, its folder, and settings that no shell expands', async () => {
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
    await inbox.database.write((c) => c.run('UPDATE subscribers SET confirmed_at = 1'));
    expect((await run('export', '--kind', 'signup', '--unsubscribe-links')).stdout).toMatch(
      /https:\/\/[^"\s]+\/api\/signups\/unsubscribe\?token=/,
    );
    // Nothing answers at that port.
    await expect(run('test-mail')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^The mail to office@b\.example was not sent: E/) as string,
    });
  });

  it('as a program has exit codes, and colours only where they are wanted', async () => {
    const folder = temporaryFolder();
    const inbox = desk(testInbox({ file: path.join(folder, 'inbox.sqlite') }));
    await inbox.receive(privacyRequest);
    const run = promisify(execFile);
    const cli = (args: string[], env: Record<string, string> = {}) =>
      run(process.execPath, ['server/inbox/cli.ts', ...args], {
        env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, ...env },
      });
    expect((await cli(['list'])).stdout).not.toContain('\u001b');
    expect((await cli(['list'], { FORCE_COLOR: '1' })).stdout).toContain('\u001b[');
    expect((await cli(['list'], { NO_COLOR: '1' })).stdout).not.toContain('\u001b');
    await expect(cli(['show', 'PR-000001'])).rejects.toMatchObject({ code: 1 });
    await expect(cli(['fly'])).rejects.toMatchObject({ code: 2 });
  });
});
