/** Each use of the office's page is mailed to the office, again and again until a mail server takes it. */
import { longMoment } from '#words/format-time.ts';
import type { Log } from '#server/http/log.ts';
import type { MailOffice } from '#server/inbox/mail-delivery.ts';
import { dateOf, textOf } from '#server/inbox/sql/rows.ts';
import { type Engine, statement } from '#server/inbox/sql/statement.ts';

type UsesDeps = { engine: Engine; mail: MailOffice; pageUrl: string; log: Log };

export type OfficeUses = {
  /** Keeps a sentence for the next mail. */
  note: (said: string, now: Date) => Promise<void>;
  /** Mails what was noted, one after the other and never twice at the same time. Logs failures. */
  mailNoted: () => Promise<void>;
};

export function officeUses({ engine, mail, pageUrl, log }: UsesDeps): OfficeUses {
  let last: Promise<void> = Promise.resolve();
  async function mailAll(): Promise<void> {
    for (const row of await engine.rows(statement('SELECT * FROM office_uses ORDER BY id'))) {
      const id = Number(row['id']);
      const values = { used: longMoment(dateOf(row['at'])), said: textOf(row['said']), pageUrl };
      if (!(await mail('office-use-notice', values, `office-use-${id}-${Number(row['at'])}`))) return;
      await engine.batch([statement('DELETE FROM office_uses WHERE id = :id', { id })]);
    }
  }
  return {
    async note(said, now) {
      await engine.batch([
        statement('INSERT INTO office_uses (at, said) VALUES (:at, :said)', { at: now.getTime(), said }),
      ]);
    },
    mailNoted() {
      last = last.then(mailAll).catch((error: unknown) => {
        log.error({ err: error }, 'a use of the office’s page could not be mailed');
      });
      return last;
    },
  };
}
