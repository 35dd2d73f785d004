/** All feeds. Settings, routes, parser, tests and documentation are derived from this list. */
import type { z } from 'zod';
import { alerts } from './alerts.ts';
import { calendar } from './calendar.ts';
import { forecast } from './forecast.ts';
import { roads } from './roads.ts';
import { weather } from './weather.ts';
import { webcams } from './webcams.ts';
import type { FeedDocument } from './parser.ts';

export const feeds = [weather, forecast, alerts, roads, calendar, webcams] as const;

type Intersection<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer All) => void
  ? All
  : never;
type FeedShape = Intersection<(typeof feeds)[number]['settings']>;

export const feedSettings = Object.assign({}, ...feeds.map(({ settings }) => settings)) as FeedShape;
export type FeedSettings = z.output<z.ZodObject<FeedShape>>;

export function findDocument(name: string): FeedDocument<never, unknown> {
  const document = feeds.flatMap(({ documents = [] }) => documents).find((one) => one.name === name);
  if (!document) throw new Error(`no feed has a document ${name}`);
  return document;
}
