export type WeatherLanguage = {
  noCondition: string;
  /** In the terms of https://www.weather.gov/bgm/forecast_terms */
  noRain: string;
  rain: Readonly<Record<'unlikely' | 'slight' | 'chance' | 'likely' | 'very-likely', string>>;
};

export const english: WeatherLanguage = {
  noCondition: 'Conditions not reported',
  noRain: 'Chance of rain not reported',
  rain: {
    unlikely: 'Rain unlikely',
    slight: 'Slight chance of rain',
    chance: 'Chance of rain',
    likely: 'Rain likely',
    'very-likely': 'Rain very likely',
  },
};

export const spanish: WeatherLanguage = {
  noCondition: 'Sin informe de las condiciones',
  noRain: 'Sin informe de la probabilidad de lluvia',
  rain: {
    unlikely: 'Lluvia improbable',
    slight: 'Poca probabilidad de lluvia',
    chance: 'Posible lluvia',
    likely: 'Lluvia probable',
    'very-likely': 'Lluvia muy probable',
  },
};

/** "Rain likely, 60%". */
export const rainWords = (chance: number | null, { rain, noRain }: WeatherLanguage): string => {
  if (chance === null) return noRain;
  const key =
    chance < 15 ? 'unlikely' : chance < 25 ? 'slight' : chance < 55 ? 'chance' : chance < 75 ? 'likely' : 'very-likely';
  return `${rain[key]}, ${chance}%`;
};
