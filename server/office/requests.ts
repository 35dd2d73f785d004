/** Edits that the office asked for. The web process adds them; the publish service makes them, and notes the result. */
import { z } from 'zod';
import { dayMs } from '#domain/durations.ts';
import { officeRequestDays } from '#server/inbox/policy.ts';
import { dateOf, oneOf, textOf } from '#server/inbox/sql/rows.ts';
import { type Engine, type Row, statement, type Values } from '#server/inbox/sql/statement.ts';
import { type Edit, editsSchema } from './edits.ts';

/**
 * `committed`: in the publish service's clone, not yet on the site. `question`: it waits for the office's answer.
 * `ended`: undone, or withdrawn.
 */
export const requestStates = ['waiting', 'committed', 'published', 'refused', 'question', 'ended'] as const;
export type RequestState = (typeof requestStates)[number];

const answerSchema = z.strictObject({
  text: z.string(),
  /** One message for each field at fault. */
  faults: z.record(z.string(), z.string()).exactOptional(),
  /** What a yes to the question would do. */
  edits: editsSchema.exactOptional(),
});
export type Answer = z.infer<typeof answerSchema>;

export type NewRequest = {
  key: string;
  said: string;
  job: string;
  typed: Readonly<Record<string, string>>;
  edits: readonly Edit[];
  undoes?: number | undefined;
};

export type OfficeRequest = Omit<NewRequest, 'edits'> & {
  /** Undefined where this version of the site can't read them. */
  edits: readonly Edit[] | undefined;
  id: number;
  at: Date;
  state: RequestState;
  isPushed: boolean;
  answer: Answer | undefined;
};

/** The step that takes back what waits. */
export const withdrawal = (id: number) => ({ step: 'withdraw', hidden: { id: String(id) } });

export type OfficeRequests = ReturnType<typeof officeRequests>;

export function officeRequests(engine: Engine) {
  const select = async (where: string, values: Values = {}): Promise<OfficeRequest[]> =>
    (await engine.rows(statement(`SELECT * FROM office_requests WHERE ${where} ORDER BY id`, values))).map(requestOf);
  return {
    /** The same key again adds nothing. @returns its id */
    async add(request: NewRequest, now: Date): Promise<number> {
      const { key, said, job, typed, edits, undoes = null } = request;
      const [, [row] = []] = await engine.batch([
        statement(
          `INSERT INTO office_requests (key, at, said, job, typed, edits, undoes, state)
           VALUES (:key, :at, :said, :job, :typed, :edits, :undoes, 'waiting') ON CONFLICT (key) DO NOTHING`,
          {
            key,
            at: now.getTime(),
            said,
            job,
            typed: JSON.stringify(typed),
            edits: JSON.stringify(edits),
            undoes,
          },
        ),
        statement('SELECT id FROM office_requests WHERE key = :key', { key }),
      ]);
      return Number(row?.['id']);
    },

    recent: (now: Date) => select('at > :since', { since: now.getTime() - officeRequestDays * dayMs }),
    inState: (...states: RequestState[]) =>
      select('state IN (SELECT value FROM json_each(:states))', { states: JSON.stringify(states) }),
    find: async (id: number): Promise<OfficeRequest | undefined> => (await select('id = :id', { id }))[0],

    /** Changes the state, unless it has another one by now. @returns whether it did */
    async move(
      { id, state: from }: Pick<OfficeRequest, 'id' | 'state'>,
      to: RequestState,
      more: { answer?: Answer; edits?: readonly Edit[] } = {},
    ): Promise<boolean> {
      const [moved = []] = await engine.batch([
        statement(
          `UPDATE office_requests SET state = :to, answer = :answer, edits = coalesce(:edits, edits)
           WHERE id = :id AND state = :from RETURNING id`,
          {
            id,
            from,
            to,
            answer: more.answer ? JSON.stringify(more.answer) : null,
            edits: more.edits ? JSON.stringify(more.edits) : null,
          },
        ),
      ]);
      return moved.length > 0;
    },

    async markPushed(ids: readonly number[]): Promise<void> {
      await engine.batch([
        statement('UPDATE office_requests SET pushed = 1 WHERE id IN (SELECT value FROM json_each(:ids))', {
          ids: JSON.stringify(ids),
        }),
      ]);
    },
  };
}

const typedSchema = z.record(z.string(), z.string());

/** Undefined for what another version of the site, or damage, left there: one row takes no others with it. */
function readAs<T>(schema: z.ZodType<T>, value: Row[string] | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(textOf(value ?? null))).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const requestOf = (row: Row): OfficeRequest => ({
  id: Number(row['id']),
  key: textOf(row['key']),
  at: dateOf(row['at']),
  said: textOf(row['said']),
  job: textOf(row['job']),
  typed: readAs(typedSchema, row['typed']) ?? {},
  edits: readAs(editsSchema, row['edits']),
  undoes: row['undoes'] == null ? undefined : Number(row['undoes']),
  state: oneOf(requestStates, row['state']),
  isPushed: row['pushed'] === 1,
  answer: row['answer'] == null ? undefined : readAs(answerSchema, row['answer']),
});
