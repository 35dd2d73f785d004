/** GET /api/status: can I shoot if I go now? The body is {@link StatusAnswer}. */
import { Hono } from 'hono';
import type { AgendaEvent } from '#domain/agenda.ts';
import type { Sources } from '#domain/day-plan.ts';
import { outlookAt } from '#domain/day-status.ts';
import { secondMs } from '#domain/durations.ts';
import { answerDays, type StatusAnswer, statusAnswer } from '#domain/status-answer.ts';
import { words } from '#words/en.ts';
import { inSentences, textOf } from '#words/phrase.ts';
import { sayNote } from '#words/say-event.ts';
import { sayAll, sayDay, sayStatus } from '#words/say-status.ts';
import { inWords } from '#words/sentences.ts';
import { shared, shareJson } from './cached-response.ts';

/** The maximum cache lifetime of the response, in seconds; shorter if the status changes earlier. */
const maxCopySeconds = 15;

type Deps = { sources: () => Promise<Sources>; now: () => Date };

type Kept = { sources: Sources; from: Date; until: Date; answer: StatusAnswer };

/** Always 200: the body says how far the status can be trusted. */
export function statusRoute({ sources, now }: Deps): Hono {
  let last: Kept | undefined;

  return new Hono().get('/status', ...shared, async (c) => {
    const known = await sources();
    const at = now();
    if (last?.sources !== known || at < last.from || at >= last.until) {
      const answer = answerAt(at, known);
      last = { sources: known, from: at, until: new Date(answer.changesAt), answer };
    }
    const seconds = Math.ceil((last.until.getTime() - at.getTime()) / secondMs);
    return shareJson(c, last.answer, {
      'cache-control': `public, max-age=${Math.min(maxCopySeconds, seconds)}`,
      // The clock by which the status was computed: pages correct theirs by it.
      date: at.toUTCString(),
    });
  });
}

/**
 * Includes the English sentences that open pages of the previous release still read. Delete them in the next release.
 */
export function answerAt(at: Date, sources: Sources) {
  const outlook = outlookAt(at, sources, answerDays);
  const { today, days } = outlook;
  const answer = statusAnswer(at, sources, outlook);
  return {
    ...answer,
    reasons: sayAll(words, sayStatus(today, at).more).map(textOf),
    days: days.flatMap((day, index) => {
      const [one, said] = [answer.days[index], sayDay(day)];
      const reason = textOf(inSentences(sayAll(words, said.more)));
      const [title, hours] = [textOf(inWords(words, said.day)), textOf(inWords(words, said.hours))];
      return one ? [{ ...one, title, hours, ...(reason && { reason }) }] : [];
    }),
    closures: answer.closures.map(withPart),
  };
}

const withPart = (event: AgendaEvent) =>
  event.closes === 'partly' ? { ...event, part: textOf(sayNote(words, event)).replace(/\.$/, '') } : event;
