/** Checks the answers of our API on arrival: a page of HTML with status 200 must count as an error, not as weather. */
import type { AlertsAnswer } from '#domain/alerts.ts';
import type { RoadsAnswer } from '#domain/roads.ts';
import { weatherIcons, type WeatherAnswer, type WeatherIcon } from '#domain/weather.ts';
import type { WebcamsAnswer } from '#domain/webcams.ts';

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('the answer has another shape');
  return value as Fields;
}

function textOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error('a text is missing in the answer');
  return value;
}

function numberOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error('a number is missing in the answer');
  return value;
}

const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : numberOf(value);

/** Any icon that is none of the four is the sun. */
const iconOf = (value: unknown): WeatherIcon => weatherIcons.find((icon) => icon === value) ?? 'sun';

/** The answer of /api/get-weather-forecast. Throws when a field that the card shows is missing or of another kind. */
export function readWeather(body: unknown): WeatherAnswer {
  const answer = fieldsOf(body);
  const current = fieldsOf(answer['current']);
  const location = fieldsOf(answer['location']);
  const lastUpdated = textOf(answer['lastUpdated']);
  if (Number.isNaN(Date.parse(lastUpdated))) throw new Error('lastUpdated is not a time');
  const { weatherIcon } = current;
  const attribution = answer['attribution'] === undefined ? undefined : fieldsOf(answer['attribution']);
  return {
    current: {
      temperature: numberOf(current['temperature']),
      condition: textOf(current['condition']),
      icon: iconOf(current['icon']),
      windSpeed: numberOrNull(current['windSpeed']),
      humidity: numberOrNull(current['humidity']),
      uvIndex: numberOrNull(current['uvIndex']),
      ...(typeof weatherIcon === 'string' && weatherIcon !== '' && { weatherIcon }),
    },
    location: {
      name: textOf(location['name']),
      region: textOf(location['region']),
      country: textOf(location['country']),
    },
    lastUpdated,
    ...(attribution && { attribution: { text: textOf(attribution['text']), url: textOf(attribution['url']) } }),
  };
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
