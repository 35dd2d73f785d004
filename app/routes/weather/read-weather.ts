import { fieldsOf } from '#app/features/live/live-source.ts';
import { weatherIcons, type WeatherAnswer } from '#domain/weather.ts';

/**
 * Parses the response of /api/get-weather-forecast; an unknown icon becomes the sun. Throws if another field of the
 * card is wrong.
 */
export function readWeather(body: unknown): WeatherAnswer {
  const answer = fieldsOf(body) as WeatherAnswer;
  const [current, location] = [fieldsOf(answer.current), fieldsOf(answer.location)];
  const texts = [current['condition'], location['name'], location['region'], location['country']];
  const figures = ['windSpeed', 'humidity', 'uvIndex'].map((name) => [name, current[name] ?? null] as const);
  const isRead =
    Number.isFinite(current['temperature']) &&
    figures.every(([, figure]) => figure === null || Number.isFinite(figure)) &&
    texts.every((text) => typeof text === 'string' && text !== '') &&
    !Number.isNaN(Date.parse(answer.lastUpdated));
  if (!isRead) throw new Error('a field is missing in the answer');
  const icon = weatherIcons.find((one) => one === current['icon']) ?? 'sun';
  return { ...answer, current: { ...answer.current, ...Object.fromEntries(figures), icon } };
}
