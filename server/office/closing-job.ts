/** "Close or open today": what `npm run close` does, in the same list, by a form. */
import type { Plans } from '#content/today.server.ts';
import type { Mail } from '#content/schema/mail.ts';
import type { DeskStep } from '#domain/form-answer.ts';
import type { Sources } from '#domain/day-plan.ts';
import { fullDate } from '#words/format-time.ts';
import { type Day, daysBetween } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { explainAt } from '#server/api/explain.ts';
import { afterTask, isSameList, Refusal, spoken, unread } from '#server/closing/change-closures.ts';
import type { ClosureList } from '#server/closing/closure-list.ts';
import { closureOf, type TypedClosure, TypedError } from '#server/closing/new-closure.ts';
import {
  closuresIn,
  closuresOf,
  currentClosures,
  noClosures,
  type OfficeClosure,
  officeClosure,
  type OfficeNews,
} from '#server/closing/office-closure.ts';
import { titleDoubt } from '#server/closing/title-doubt.ts';
import { dayLine, sentences } from '#server/said/explanation-words.ts';
import type { Fields, Job, Rows } from './job.ts';

export type ClosingDeps = {
  closures: ClosureList;
  plans: Plans;
  sources: () => Promise<Sources>;
  words: Mail['office'];
  now: () => Date;
};

/** What its step to lift it sends. */
const hiddenOf = (closure: OfficeClosure) => ({ closure: JSON.stringify(officeClosure.parse(closure)) });

const isIn = (closures: OfficeNews, one: OfficeClosure): boolean =>
  closures !== 'unreadable' && closures.some((other) => isSameList([other], [one]));

export function closingJob({ closures, plans, sources, words, now }: ClosingDeps): Job {
  const today = () => rangeDay(now());

  /** What visitors read, now or with other closures of the office, and the line of a day. */
  async function visitorsRead(office: OfficeNews, day: Day = today()): Promise<string> {
    const known = { ...(await sources()), ...(office !== 'unreadable' && { closures: withOffice(office) }) };
    const { says, days } = explainAt(now(), known, { office, count: daysBetween(today(), day) + 1 });
    return [sentences(says), ...days.filter((one) => one.day === day && day !== today()).map(dayLine)].join('\n');
  }
  const withOffice = (office: OfficeNews) => [...closuresOf(office), ...plans.closures];

  const closeStep = (typed: Fields, faults: Fields = {}): DeskStep => {
    const { title, text, button, fields } = words.close;
    const field = (name: keyof typeof fields, control: 'text' | 'date' | 'time', isOptional = true) => ({
      name,
      control,
      ...fields[name],
      typed: typed[name] ?? '',
      ...(isOptional && { isOptional }),
      ...(faults[name] && { error: faults[name] }),
    });
    return {
      step: 'close',
      title,
      text,
      button,
      fields: [
        field('title', 'text', false),
        field('from', 'date', false),
        field('to', 'date'),
        field('opens', 'time'),
      ],
    };
  };

  const closureIn = ({ title = '', from = '', to = '', opens = '' }: Fields): OfficeClosure => {
    const until = [to, opens].filter(Boolean).join(' ');
    const typed: TypedClosure = { title, from: from || undefined, until: until || undefined };
    return closureOf(typed, now());
  };

  /** The page again, with each mistake at its field. */
  function mistake(error: unknown, typed: Fields) {
    if (error instanceof TypedError) {
      const faults = error.mistakes.map(({ field: wrong, message }) => {
        const field = wrong === 'until' ? (typed['opens'] ? 'opens' : 'to') : wrong;
        return [field, `${words.close.fields[field].label}: ${message}`] as const;
      });
      return { step: closeStep(typed, Object.fromEntries(faults)) };
    }
    if (!(error instanceof Refusal)) throw error;
    const { message, nextOpenDay } = error;
    const next = nextOpenDay === undefined ? '' : ` The next open day is ${fullDate(nextOpenDay)}.`;
    const { from: first = '', to = '' } = typed;
    const from = nextOpenDay ?? first;
    return {
      step: closeStep({ ...typed, from, to: to < from ? '' : to }, { from: message + next }),
    };
  }

  return {
    async rows(): Promise<Rows> {
      const news = await closures.read();
      const fixed = closures.fixed === 'unreadable' ? noClosures : closures.fixed;
      return [
        [words.saysNow, await visitorsRead(news)],
        ...(news === 'unreadable' ? [] : currentClosures(news, now())).map((one): [string, string] => [
          words.closed,
          spoken(one) + (isIn(fixed, one) ? ` (${words.fixed})` : ''),
        ]),
      ];
    },

    async steps(): Promise<DeskStep[]> {
      const news = await closures.read();
      const { title, text, button } = words.lift;
      const own = news === 'unreadable' ? [] : currentClosures(news, now()).filter((one) => !isIn(closures.fixed, one));
      return [
        ...own.map((one) => ({
          step: 'lift',
          title: `${title}: ${spoken(one)}`,
          text,
          button,
          hidden: hiddenOf(one),
        })),
        closeStep({ from: today() }),
      ];
    },

    async take(step, sent) {
      const typed = { ...sent, from: sent['from'] ?? today() };
      if (step === 'close-again') return { step: closeStep(typed) };
      if (step === 'close' || step === 'close-confirmed') {
        try {
          const closure = closureIn(typed);
          const edit = (known: OfficeNews) =>
            afterTask({ verb: 'close', closure, isMeant: true }, known, { now: now(), plans: () => plans });
          if (step === 'close') {
            const { closures: next } = edit(await closures.read());
            const doubt = titleDoubt(closure, plans.hours);
            return {
              ask: {
                ...words.close.confirm,
                step: 'close-confirmed',
                rows: [
                  ...(doubt ? [[words.close.check, doubt] as const] : []),
                  [words.closed, spoken(closure)],
                  [words.willRead, await visitorsRead(next, closure.from)],
                ],
                hidden: typed,
                again: { ...words.again, step: 'close-again', hidden: typed, isAside: true },
              },
            };
          }
          let done = '';
          await closures.change((known) => {
            const change = edit(known);
            done = change.done;
            return change.closures;
          });
          return { done, undo: { step: 'lift', hidden: hiddenOf(closure) } };
        } catch (error) {
          return mistake(error, typed);
        }
      }
      if (step !== 'lift' && step !== 'lift-confirmed') return undefined;
      const asked = closuresIn(sent['closure']);
      const lifted = asked === 'unreadable' ? undefined : asked[0];
      const news = await closures.read();
      if (news === 'unreadable') return { refused: unread };
      if (!lifted || !isIn(news, lifted)) return { refused: words.liftedAlready };
      if (isIn(closures.fixed, lifted)) return { refused: `${spoken(lifted)}: ${words.fixed}` };
      const without = (known: OfficeNews) => {
        if (known === 'unreadable') throw new Refusal(unread);
        return known.filter((one) => !isSameList([one], [lifted]));
      };
      if (step === 'lift')
        return {
          ask: {
            ...words.lift.confirm,
            step: 'lift-confirmed',
            rows: [
              [words.closed, spoken(lifted)],
              [words.willRead, await visitorsRead(without(news), lifted.from)],
            ],
            hidden: hiddenOf(lifted),
          },
        };
      try {
        await closures.change(without);
      } catch (error) {
        if (error instanceof Refusal) return { refused: error.message };
        throw error;
      }
      return { done: `Lifted: ${spoken(lifted)}. Other closures stay.` };
    },
  };
}
