import { expect, test } from 'vitest';
import { type ForecastDay, rainWords, usefulDays, usefulForecastMs } from './forecast.ts';
import { rangeMoment } from './range-time.ts';

test.each([
  [null, 'Chance of rain not reported'],
  [14, 'Rain unlikely, 14%'],
  [15, 'Slight chance of rain, 15%'],
  [25, 'Chance of rain, 25%'],
  [55, 'Rain likely, 55%'],
  [75, 'Rain very likely, 75%'],
])('a chance of %s %% is "%s"', (percent, words) => {
  expect(rainWords(percent)).toBe(words);
});

test('a forecast is useful for twelve hours, and its days until they end at the range', () => {
  const figures = { isNight: false, high: 60, low: 40, wind: 5, rain: 0, words: null, icon: 'sun' } as const;
  const days: ForecastDay[] = ['2026-11-20', '2026-11-21'].map((day) => ({ day, ...figures }));
  const checked = rangeMoment('2026-11-20 18:00:00');
  const answer = { days, updatedAt: checked.toISOString(), checkedAt: checked.toISOString() };
  const daysAt = (now: Date) => usefulDays(answer, now).map(({ day }) => day);
  expect(daysAt(rangeMoment('2026-11-20 23:59:59'))).toEqual(['2026-11-20', '2026-11-21']);
  expect(daysAt(rangeMoment('2026-11-21 00:00:00'))).toEqual(['2026-11-21']);
  expect(daysAt(new Date(checked.getTime() + usefulForecastMs - 1))).toEqual(['2026-11-21']);
  expect(daysAt(new Date(checked.getTime() + usefulForecastMs))).toEqual([]);
});
