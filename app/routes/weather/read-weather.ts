import { fieldsOf } from '#app/features/live/read.ts';
import { weatherIcons, type WeatherAnswer, type WeatherIcon } from '#domain/weather.ts';

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
