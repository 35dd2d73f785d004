/** What became of the edits that were asked for: waiting, published, or a mistake or question; and their undo. */
import type { Mail } from '#content/schema/mail.ts';
import type { DeskStep } from '#domain/form-answer.ts';
import { longMoment } from '#words/format-time.ts';
import type { ContentJob } from './content-job.ts';
import { inverse } from './edits.ts';
import { type Fields, followedBy, type Job, type Outcome } from './job.ts';
import { type OfficeRequest, type OfficeRequests, withdrawal } from './requests.ts';

type RequestsJobDeps = {
  requests: OfficeRequests;
  jobs: readonly ContentJob[];
  callPublisher: () => void;
  words: Mail['office'];
  now: () => Date;
};

/** More would be a list to search, and the code host has that. */
const shown = 10;

export function requestsJob({ requests, jobs, callPublisher, words, now }: RequestsJobDeps): Job {
  const recent = async () => (await requests.recent(now())).toReversed().slice(0, shown);
  const { states, steps } = words.requests;

  const step = (name: keyof typeof steps, { id, said }: OfficeRequest): DeskStep => {
    const { title, ...more } = steps[name];
    const isAside = name === 'withdraw' || name === 'undo';
    return { ...more, step: name, title: `${title}: ${said}`, hidden: { id: String(id) }, isAside };
  };

  function stepsOf(request: OfficeRequest, all: readonly OfficeRequest[]): DeskStep[] {
    const isUndone = all.some(({ undoes, state }) => undoes === request.id && state !== 'refused' && state !== 'ended');
    if (request.state === 'waiting') return [step('withdraw', request)];
    if (request.state === 'question') return [step('yes', request), step('withdraw', request)];
    if (request.state === 'refused') return request.undoes === undefined ? [step('correct', request)] : [];
    const canUndo = request.state === 'published' && request.undoes === undefined && request.edits !== undefined;
    return canUndo && !isUndone ? [step('undo', request)] : [];
  }

  async function act(name: string, request: OfficeRequest, sent: Fields): Promise<Outcome | undefined> {
    const { id, said, state, answer, job } = request;
    const late = { refused: `${said}: ${words.requests.late}` };
    if (name === 'withdraw') {
      if (state !== 'waiting' && state !== 'question') return late;
      return (await requests.move(request, 'ended')) ? { done: `${steps.withdraw.title}: ${said}` } : late;
    }
    if (name === 'yes') {
      if (state !== 'question' || !answer?.edits) return late;
      const isMoved = await requests.move(request, 'waiting', { edits: answer.edits });
      callPublisher();
      return isMoved ? { done: followedBy(said, words.willPublish), undo: withdrawal(id) } : late;
    }
    if (name === 'correct') {
      const own = jobs.find((one) => one.name === job);
      return own ? { step: own.form(request.typed, answer?.faults ?? {}) } : late;
    }
    if (name !== 'undo' && name !== 'undo-confirmed') return undefined;
    if (state !== 'published' || !request.edits) return late;
    const undone = `${steps.undo.title}: ${said}`;
    if (name === 'undo')
      return {
        ask: {
          ...words.requests.undo,
          step: 'undo-confirmed',
          rows: [[steps.undo.title, said]],
          hidden: { id: String(id), key: crypto.randomUUID() },
        },
      };
    const edits = request.edits.toReversed().map(inverse);
    const key = sent['key'] || crypto.randomUUID();
    const added = await requests.add({ key, said: undone, job, typed: {}, edits, undoes: id }, now());
    callPublisher();
    return { done: followedBy(undone, words.requests.undo.text), undo: withdrawal(added) };
  }

  return {
    rows: async () =>
      (await recent()).map(({ said, state, at, job, answer }) => {
        const own = jobs.find((one) => one.name === job);
        const answered = answer && (own ? own.answered(answer) : answer.text);
        return [states[state], [said, longMoment(at), answered].filter(Boolean).join('\n')];
      }),
    steps: async () => {
      const all = await recent();
      return all.flatMap((request) => stepsOf(request, all));
    },
    async take(name, sent) {
      if (!(name in steps) && name !== 'undo-confirmed') return undefined;
      const request = await requests.find(Number(sent['id']) || 0);
      return request ? act(name, request, sent) : { refused: words.requests.late };
    },
  };
}
