/** Checks the answers of our API on arrival: a page of HTML with status 200 must count as an error, not as weather. */
import type { AlertsAnswer } from '#domain/alerts.ts';
import type { RoadsAnswer } from '#domain/roads.ts';
import type { WebcamsAnswer } from '#domain/webcams.ts';

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('the answer has another shape');
  return value as Fields;
}

/** An answer whose shape our own server vouches for, once it is seen to be that answer at all. */
export function answerWithList<Answer extends object>(key: string & keyof Answer) {
  return (body: unknown): Answer => {
    if (!Array.isArray(fieldsOf(body)[key])) throw new Error(`the answer has no ${key}`);
    return body as Answer;
  };
}

export const readAlerts = answerWithList<AlertsAnswer>('alerts');
export const readRoads = answerWithList<RoadsAnswer>('roads');
export const readWebcams = answerWithList<WebcamsAnswer>('cameras');
