import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { kinds } from '#domain/forms.ts';
import { migrate, readMigrations, versionOf } from '#server/inbox/sqlite/migrate.ts';
import { InboxCases } from '#server/inbox/sql/cases.ts';
import { temporaryFolder, testInbox } from './support.ts';

const story = {
  '001-begin.sql': 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;',
  '002-add-day.sql': "ALTER TABLE notes ADD COLUMN day TEXT NOT NULL DEFAULT '2026-01-01';",
  '003-count.sql': 'CREATE TABLE counts (n INTEGER) STRICT; INSERT INTO counts SELECT count(*) FROM notes;',
};

function folderWith(files: Record<string, string>): string {
  const folder = path.join(temporaryFolder(), 'migrations');
  mkdirSync(folder);
  for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, name), sql);
  return folder;
}

const firstOf = (count: number) => folderWith(Object.fromEntries(Object.entries(story).slice(0, count)));

function database(file = ':memory:'): DatabaseSync {
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  return db;
}

const schemaOf = (db: DatabaseSync) => db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all();

describe('the runner', () => {
  it('stops at a migration that fails, with the file whole and in the version before', () => {
    const db = database();
    const broken = {
      ...story,
      '002-add-day.sql': 'ALTER TABLE notes ADD COLUMN day TEXT; INSERT INTO nowhere VALUES (1);',
    };
    expect(() => migrate(db, folderWith(broken))).toThrow('nowhere');
    expect(versionOf(db)).toBe(1);
    expect(schemaOf(db)).toHaveLength(1);
    migrate(db, folderWith(story));
    expect(versionOf(db)).toBe(3);
  });

  it('refuses a file from a newer program, and another program’s file', () => {
    const newer = database();
    migrate(newer, folderWith(story));
    expect(() => migrate(newer, firstOf(2))).toThrow(expect.objectContaining({ reason: 'newer' }));
    const other = database();
    other.exec('CREATE TABLE theirs (a)');
    expect(() => migrate(other, folderWith(story))).toThrow(expect.objectContaining({ reason: 'damaged' }));
    expect(schemaOf(other)).toHaveLength(1);
  });

  it('refuses numbers with a gap', () => {
    expect(() => readMigrations(folderWith({ '001-begin.sql': '', '003-count.sql': '' }))).toThrow(
      '003-count.sql is out of order',
    );
    expect(() => readMigrations(folderWith({ '001-begin.sql': '', 'notes.txt': '' }))).toThrow(
      'notes.txt is out of order',
    );
  });
});

describe('the inbox’s own migrations', () => {
  const ours = readMigrations();

  it('lead from every earlier version to the same file as from nothing', () => {
    const anew = database();
    migrate(anew);
    for (let version = 0; version <= ours.length; version++) {
      const db = database();
      migrate(db, folderWith(Object.fromEntries(ours.slice(0, version).map(({ name, sql }) => [name, sql]))));
      migrate(db);
      expect(versionOf(db)).toBe(ours.length);
      expect(schemaOf(db)).toEqual(schemaOf(anew));
    }
  });

  it('keep every word and every number of what came in before', async () => {
    const file = path.join(temporaryFolder(), 'data', 'inbox.sqlite');
    mkdirSync(path.dirname(file));
    const first = new DatabaseSync(file);
    migrate(first, folderWith({ '001-inbox.sql': ours[0]?.sql ?? '' }));
    first.exec(`
      INSERT INTO items VALUES (1, 123456, 'privacy-request', 1000, 0, NULL, NULL),
        (2, 234567, 'contact-message', 2000, 1, NULL, NULL), (3, 345678, 'signup', 3000, 0, NULL, NULL);
      INSERT INTO privacy_requests (item_id, name, email, request_type, description, acknowledged_at)
        VALUES (1, 'Zoë "Z"', 'zoe@visitor.example', 'correct', 'one' || char(10) || 'two', 1500);
      INSERT INTO contact_messages (item_id, name, email, phone, topic, message)
        VALUES (2, 'Bo', 'bo@visitor.example', '1', 'Calendar', 'Hello');
      INSERT INTO subscribers (id, email, email_key, name, asked_at) VALUES (1, 'Cy@x.example', 'cy@x.example', 'Cy', 3000);
      INSERT INTO signups VALUES (3, 1);`);
    first.close();
    const inbox = testInbox({ file });
    const desk = new InboxCases(inbox.database);
    const found = await desk.list(kinds);
    expect(found.map(({ reference, submission }) => [reference, submission.data])).toEqual([
      ['PR-123456', { name: 'Zoë "Z"', email: 'zoe@visitor.example', requestType: 'correct', description: 'one\ntwo' }],
      ['CM-234567', { name: 'Bo', email: 'bo@visitor.example', phone: '1', topic: 'Calendar', message: 'Hello' }],
      ['SU-345678', { email: 'Cy@x.example', name: 'Cy' }],
    ]);
    expect(found[0]?.handling.acknowledgedAt).toEqual(new Date(1500));
    // Their senders were told "PR-".
    for (const reference of ['PR-234567', 'CM-234567', '234567'])
      expect(await desk.find(reference)).toMatchObject({ reference: 'CM-234567', flagged: true });
  });

  it('make only strict tables', () => {
    const db = database();
    migrate(db);
    const lax = db
      .prepare(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'",
      )
      .all();
    expect(lax).toEqual([]);
  });
});
