export type WeatherLanguage = {
  noCondition: string;
  /** In the terms of https://www.weather.gov/bgm/forecast_terms */
  noRain: string;
  rain: Readonly<Record<'unlikely' | 'slight' | 'chance' | 'likely' | 'very-likely', (percent: number) => string>>;
};

export const english: WeatherLanguage = {
  noCondition: 'Conditions not reported',
  noRain: 'Chance of rain not reported',
  rain: {
    unlikely: (percent) => `Rain unlikely, ${percent}%`,
    slight: (percent) => `Slight chance of rain, ${percent}%`,
    chance: (percent) => `Chance of rain, ${percent}%`,
    likely: (percent) => `Rain likely, ${percent}%`,
    'very-likely': (percent) => `Rain very likely, ${percent}%`,
  },
};

export const spanish: WeatherLanguage = {
  noCondition: 'Sin informe de las condiciones',
  noRain: 'Sin informe de la probabilidad de lluvia',
  rain: {
    unlikely: (percent) => `Lluvia improbable, ${percent}%`,
    slight: (percent) => `Poca probabilidad de lluvia, ${percent}%`,
    chance: (percent) => `Posible lluvia, ${percent}%`,
    likely: (percent) => `Lluvia probable, ${percent}%`,
    'very-likely': (percent) => `Lluvia muy probable, ${percent}%`,
  },
};

/** "Rain likely, 60%". */
export const rainWords = (chance: number | null, { rain, noRain } = english): string => {
  if (chance === null) return noRain;
  const key =
    chance < 15 ? 'unlikely' : chance < 25 ? 'slight' : chance < 55 ? 'chance' : chance < 75 ? 'likely' : 'very-likely';
  return rain[key](chance);
};
