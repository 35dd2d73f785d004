import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import type { World } from './world.ts';

/** The name in which a visitor sends things, also in the address. Nothing else in the inbox is called so. */
export const markOf = (who: string): string => `quokka-${who}`;

/** "CM gus, PR eve open, PR - completed, SU bea": each thing in the inbox, whose it is, and how it ended. */
export function held({ inbox }: World): string {
  const db = new DatabaseSync(inbox.file, { readOnly: true });
  const rows = db
    .prepare(
      `SELECT printf('%s %s%s', CASE kind WHEN 'privacy-request' THEN 'PR' WHEN 'contact-message' THEN 'CM' ELSE 'SU' END,
         coalesce(replace(replace(coalesce(p.answers, c.answers, s.answers) ->> 'email', 'quokka-', ''), '@visitor.example', ''), '-'),
         CASE WHEN kind = 'privacy-request' THEN ' ' || coalesce(p.outcome, 'open') ELSE '' END) AS held
       FROM items
       LEFT JOIN privacy_requests p ON p.item_id = items.id
       LEFT JOIN contact_messages c ON c.item_id = items.id
       LEFT JOIN signups ON signups.item_id = items.id LEFT JOIN subscribers s ON s.id = subscriber_id
       ORDER BY received_at`,
    )
    .all();
  db.close();
  return rows.map((row) => String(row['held'])).join(', ');
}

/** How many mails and links are left that should be gone: sent, given up or deleted. */
export function leftOver({ inbox, clock }: World): Record<string, number> {
  const db = new DatabaseSync(inbox.file, { readOnly: true });
  const count = (from: string) => Number(db.prepare(`SELECT count(*) AS found FROM ${from}`).get()?.['found']);
  const now = clock.now.getTime();
  const found = {
    waiting: count('outbox WHERE sent_at IS NULL AND failed_at IS NULL'),
    givenUp: count('outbox WHERE failed_at IS NOT NULL'),
    links: count(`desk_links WHERE ends_at < ${now}`),
    departures: count(`departures WHERE left_at < ${now - 731 * dayMs}`),
  };
  db.close();
  return found;
}

/** Notes that a person is forgotten from now on, and looks at once. */
export async function forget(world: World, who: string): Promise<void> {
  world.forgotten.set(who, world.clock.now);
  expect(traces(world)).toEqual([]);
}

/** The files that hold a byte of a person after they were forgotten: of the data folder, and of copies made since. */
export function traces({ dataDir, copies, forgotten }: World): string[] {
  const own = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => path.join(dataDir, name));
  // Feeds are written to files of a moment.
  const isThere = (file: string) => !file.endsWith('.tmp') && existsSync(file) && statSync(file).isFile();
  const files = [...new Set([...own, ...copies.keys()])].filter(isThere);
  return files.flatMap((file) => {
    const bytes = readFileSync(file, 'latin1').toLowerCase();
    const madeAt = copies.get(file);
    return [...forgotten]
      .filter(([who, at]) => (madeAt === undefined || madeAt > at) && bytes.includes(markOf(who)))
      .map(([who]) => `${path.basename(file)} has ${who}`);
  });
}
