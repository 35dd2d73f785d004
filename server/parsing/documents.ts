/**
 * Every kind of document that others send us, pictures apart, and how each is read. All of it is pure, and runs where
 * the parser wants it: beside the server (worker-parser.ts) or in it (parser.ts).
 */
import { readAlerts } from '#server/integrations/alerts-file.ts';
import { readDistrict } from '#server/integrations/caltrans-file.ts';
import { uvAnswer } from '#server/integrations/epa-uv.ts';
import { openCalendarFile } from '#server/integrations/ics.ts';
import { pointsAnswer, stationsAnswer } from '#server/integrations/nws.ts';
import { hourlyAnswer, nws, observationAnswer } from '#server/integrations/nws-answers.ts';
import { meteoAnswer } from '#server/integrations/open-meteo.ts';
import { readJson } from '#server/integrations/readers.ts';
import { weatherApiAnswer } from '#server/integrations/weatherapi.ts';
import { inOnePart } from './document.ts';

export const documents = {
  calendar: openCalendarFile,
  'caltrans-district': inOnePart(readDistrict),
  'nws-alerts': inOnePart(readAlerts),
  'nws-points': inOnePart(readJson(nws, pointsAnswer)),
  'nws-stations': inOnePart(readJson(nws, stationsAnswer)),
  'nws-hourly': inOnePart(readJson(nws, hourlyAnswer)),
  'nws-observation': inOnePart(readJson(nws, observationAnswer)),
  'epa-uv': inOnePart(readJson('epa-uv', uvAnswer)),
  'open-meteo': inOnePart(readJson('open-meteo', meteoAnswer)),
  weatherapi: inOnePart(readJson('weatherapi', weatherApiAnswer)),
} as const;

export type Documents = typeof documents;
export type DocumentName = keyof Documents;
export type ContextOf<Name extends DocumentName> = Parameters<Documents[Name]>[1];
export type PartOf<Name extends DocumentName> = ReturnType<ReturnType<Documents[Name]>['read']>;
