export const weatherIcons = ['sun', 'cloud', 'wind', 'droplets'] as const;
export type WeatherIcon = (typeof weatherIcons)[number];

/** Whole °F, mph and %. Null: the source reports none. */
export type CurrentWeather = {
  temperature: number;
  condition: string;
  /** `condition` in Spanish, where the server knows it. */
  es?: string;
  /** The source that doesn't describe the sky; `condition` then says so in English. */
  unreported?: 'observation' | 'forecast';
  icon: WeatherIcon;
  windSpeed: number | null;
  humidity: number | null;
  uvIndex: number | null;
  weatherIcon?: string;
};

/** The body of `GET /api/get-weather-forecast`. */
export type WeatherAnswer = {
  current: CurrentWeather;
  location: { name: string; region: string; country: string };
  /** When the source measured or forecast this, ISO 8601 in UTC. */
  lastUpdated: string;
};

/** Sustained wind in mph that the NWS calls "windy". */
const windyFrom = 25;

const wet =
  /rain|drizzle|shower|thunder|t-?storm|snow|sleet|hail|\bice\b|icy|freezing(?! fog)|flurr|blizzard|wintry|precip/i;
const windy = /wind|breez|gust|blustery|squall|tornado|hurricane|tropical storm/i;
const clear = /^(mostly |generally )?(clear|sunny|fair)|few clouds|^hot/i;
const cloudy = /cloud|overcast|partly|fog|mist|haze|smoke|dust|sand|ash/i;

/** The icon for a condition: wet weather, then wind (in mph), then the sky. Unknown words give the neutral cloud. */
export function iconForWords(condition: string, windSpeed: number | null): WeatherIcon {
  if (wet.test(condition)) return 'droplets';
  if (windy.test(condition) || (windSpeed ?? 0) >= windyFrom) return 'wind';
  return clear.test(condition) || (/sun/i.test(condition) && !cloudy.test(condition)) ? 'sun' : 'cloud';
}

type Reported = number | null | undefined;

/** Rounds a value; null outside of what is possible at the range: a broken sensor or a wrong unit. */
const plausible = (lowest: number, highest: number) => (value: Reported) => {
  // `+ 0` turns -0 into 0.
  const whole = Math.round(value ?? Number.NaN) + 0;
  return whole >= lowest && whole <= highest ? whole : null;
};

// In °F with a wide margin around the climate of the Santa Cruz Mountains, mph and %.
export const plausibleTemperature = plausible(-20, 130);
export const plausibleWind = plausible(0, 200);
export const plausibleHumidity = plausible(0, 100);
export const plausibleUv = plausible(0, 20);

type Units = ReadonlyMap<string | undefined, (value: number) => number>;
const toUnit = (units: Units) => (value: Reported, unit: string | null | undefined) =>
  typeof value === 'number' ? (units.get(unit?.split(':').at(-1))?.(value) ?? null) : null;

/** °F from a value and its WMO unit as api.weather.gov writes it; null for an unknown unit. */
export const toFahrenheit = toUnit(
  new Map([
    ['degC', (value) => (value * 9) / 5 + 32],
    ['degF', (value) => value],
    ['K', (value) => ((value - 273.15) * 9) / 5 + 32],
  ]),
);

const kmPerMile = 1.609344;

/** mph from a value and its WMO unit; null for an unknown unit. */
export const toMph = toUnit(
  new Map([
    ['km_h-1', (value) => value / kmPerMile],
    ['m_s-1', (value) => (value * 3.6) / kmPerMile],
    ['kt', (value) => (value * 1.852) / kmPerMile],
  ]),
);

/** The higher figure of "5 mph" or "5 to 10 mph"; null for any other wording. */
export function windFromWords(words: string | null | undefined): number | null {
  const match = /^(?:\d+ to )?(\d+) mph$/i.exec(String(words));
  return match ? Number(match[1]) : null;
}
