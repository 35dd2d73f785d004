/** Compares what visitors sent with the inbox's file, read with plain SQL and none of the inbox's own code. */
import { DatabaseSync } from 'node:sqlite';
import type { Sent } from './traffic.ts';

export type Audit = { acknowledged: number; violations: string[] };

/** The Message-IDs of the mails that the inbox notes as sent. */
export function noted(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare('SELECT message_id FROM outbox WHERE sent_at IS NOT NULL').all();
  db.close();
  return rows.map(({ message_id }) => String(message_id));
}

/** Every acknowledged thing must be there exactly once, under its reference and whole; everything else at most once. */
export function audit(file: string, everything: readonly Sent[]): Audit {
  const db = new DatabaseSync(file);
  const violations = db
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(row['integrity_check']))
    .filter((word) => word !== 'ok');
  const rows = db
    .prepare(
      `SELECT printf('%s-%06d', CASE kind WHEN 'privacy-request' THEN 'PR' WHEN 'contact-message' THEN 'CM' ELSE 'SU' END,
         number) AS reference, coalesce(p.answers, c.answers, s.answers) ->> 'email' AS email,
         (SELECT count(*) FROM outbox WHERE item_id = items.id AND template LIKE '%-notice' AND template NOT IN ('ceiling-notice', 'deadlines-notice')) AS notices
       FROM items
       LEFT JOIN privacy_requests p ON p.item_id = items.id
       LEFT JOIN contact_messages c ON c.item_id = items.id
       LEFT JOIN signups ON signups.item_id = items.id LEFT JOIN subscribers s ON s.id = subscriber_id`,
    )
    .all();
  db.close();

  const references = new Map<string, string[]>();
  for (const { reference, email, notices } of rows) {
    const mark = String(email).split('@')[0] ?? '';
    references.set(mark, [...(references.get(mark) ?? []), String(reference)]);
    if (email === null || notices !== 1) violations.push(`${String(reference)} is stored by halves`);
  }
  if (new Set(rows.map((row) => row['reference'])).size !== rows.length) violations.push('a reference was given twice');
  for (const { mark, reference } of everything) {
    const found = references.get(mark) ?? [];
    references.delete(mark);
    if (found.length > 1) violations.push(`${found.join(' and ')} are the same thing`);
    if (reference !== undefined && !found.includes(reference))
      violations.push(`${reference} was acknowledged and is lost`);
  }
  for (const [unknown] of references.values()) violations.push(`${unknown} was never sent`);
  return { acknowledged: everything.filter(({ reference }) => reference !== undefined).length, violations };
}
