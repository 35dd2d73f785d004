import type { Handling } from '../privacy-case.ts';
import { statement, type Row, type Statement } from './statement.ts';

/** Records what the club did with an item. Returns no row if it was changed since it was read (optimistic locking). */
export function recordStep(item: Row, handling: Handling): Statement {
  const values = {
    id: Number(item['id']),
    closedAt: handling.closedAt?.getTime() ?? null,
    note: handling.note ?? null,
    wasClosed: item['closed_at'] ?? null,
  };
  if (item['kind'] === 'contact-message')
    return statement(
      `UPDATE contact_messages SET closed_at = :closedAt, outcome_note = :note
       WHERE item_id = :id AND closed_at IS :wasClosed RETURNING item_id`,
      values,
    );
  return statement(
    `UPDATE privacy_requests SET
       acknowledged_at = coalesce(:acknowledgedAt, acknowledged_at),
       extended_at = coalesce(:extendedAt, extended_at),
       extension_reason = coalesce(:extensionReason, extension_reason),
       closed_at = coalesce(:closedAt, closed_at),
       outcome = coalesce(:outcome, outcome),
       outcome_note = coalesce(:note, outcome_note)
     WHERE item_id = :id AND closed_at IS :wasClosed
       AND acknowledged_at IS :wasAcknowledged AND extended_at IS :wasExtended
     RETURNING item_id`,
    {
      ...values,
      acknowledgedAt: handling.acknowledgedAt?.getTime() ?? null,
      extendedAt: handling.extendedAt?.getTime() ?? null,
      extensionReason: handling.extensionReason ?? null,
      outcome: handling.outcome ?? null,
      wasAcknowledged: item['acknowledged_at'] ?? null,
      wasExtended: item['extended_at'] ?? null,
    },
  );
}
