import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { kinds } from '#domain/forms.ts';
import { migrate, readMigrations, versionOf } from '#server/inbox/sqlite/migrate.ts';
import { temporaryFolder, testInbox } from './support.ts';

const ours = readMigrations();

function database(file = ':memory:'): DatabaseSync {
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  return db;
}

const schemaOf = (db: DatabaseSync) => db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all();

it('a failed migration leaves the file intact in its previous version; a newer program’s file is refused', () => {
  const db = database();
  const [first = { name: '', sql: '' }] = ours;
  const broken = { name: '', sql: 'CREATE TABLE half (a); INSERT INTO nowhere VALUES (1);' };
  expect(() => migrate(db, [first, broken])).toThrow('nowhere');
  expect(versionOf(db)).toBe(1);
  expect(schemaOf(db).map(({ name }) => name)).not.toContain('half');
  migrate(db);
  expect(() => migrate(db, [first])).toThrow(expect.objectContaining({ reason: 'newer' }));
});

it('lead from every earlier version to the same file, of strict tables only', () => {
  const whole = database();
  migrate(whole);
  for (let version = 0; version <= ours.length; version++) {
    const db = database();
    migrate(db, ours.slice(0, version));
    migrate(db);
    expect([versionOf(db), schemaOf(db)]).toEqual([ours.length, schemaOf(whole)]);
  }
  const lax = "type = 'table' AND NOT strict AND schema = 'main' AND name NOT LIKE 'sqlite_%'";
  expect(whole.prepare(`SELECT name FROM pragma_table_list WHERE ${lax}`).all()).toEqual([]);
});

it('keep every word and every number of earlier items', async () => {
  const file = path.join(temporaryFolder(), 'data', 'inbox.sqlite');
  mkdirSync(path.dirname(file));
  const first = new DatabaseSync(file);
  migrate(first, ours.slice(0, 1));
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
  const { store } = testInbox({ file });
  const found = await store.list(kinds);
  expect(found.map(({ reference, submission }) => [reference, submission.data])).toEqual([
    ['PR-123456', { name: 'Zoë "Z"', email: 'zoe@visitor.example', requestType: 'correct', description: 'one\ntwo' }],
    ['CM-234567', { name: 'Bo', email: 'bo@visitor.example', phone: '1', topic: 'Calendar', message: 'Hello' }],
    ['SU-345678', { email: 'Cy@x.example', name: 'Cy' }],
  ]);
  expect(found[0]?.handling.acknowledgedAt).toEqual(new Date(1500));
  // Their senders got references with "PR-".
  for (const reference of ['PR-234567', 'CM-234567', '234567'])
    expect(await store.find(reference)).toMatchObject({ reference: 'CM-234567', flagged: true });
});
