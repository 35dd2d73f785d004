/** The current weather in the words and units of the site, from those of any provider. */

export const weatherIcons = ['sun', 'cloud', 'wind', 'droplets'] as const;
export type WeatherIcon = (typeof weatherIcons)[number];

/** Whole °F, mph and %. Null: the source reports none. */
export type CurrentWeather = {
  temperature: number;
  condition: string;
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
  /** A link that the source's terms require beside the data. */
  attribution?: { text: string; url: string };
};

/** Sustained wind in mph that the NWS calls "windy". */
const windyFrom = 25;

export const noConditionWords = 'Conditions not reported';

const wet =
  /rain|drizzle|shower|thunder|t-?storm|snow|sleet|hail|\bice\b|icy|freezing(?! fog)|flurr|blizzard|wintry|precip/i;
const windy = /wind|breez|gust|blustery|squall|tornado|hurricane|tropical storm/i;
const clear = /^(mostly |generally )?(clear|sunny|fair)|few clouds|^hot/i;
const cloudy = /cloud|overcast|partly|fog|mist|haze|smoke|dust|sand|ash/i;

/** The icon for a condition: wet weather, then wind (in mph), then the sky. Unknown words give the neutral cloud. */
export function iconForWords(condition: string, windSpeed: number | null): WeatherIcon {
  if (wet.test(condition)) return 'droplets';
  if (windy.test(condition) || (windSpeed ?? 0) >= windyFrom) return 'wind';
  if (clear.test(condition)) return 'sun';
  if (cloudy.test(condition)) return 'cloud';
  return /sun/i.test(condition) ? 'sun' : 'cloud';
}

/** WMO weather interpretation codes (WW), as Open-Meteo documents them. */
const wmoWords: Readonly<Record<number, string>> = {
  0: 'Clear',
  1: 'Mostly clear',
  2: 'Partly cloudy',
  3: 'Overcast',
  45: 'Fog',
  48: 'Freezing fog',
  51: 'Light drizzle',
  53: 'Drizzle',
  55: 'Heavy drizzle',
  56: 'Light freezing drizzle',
  57: 'Freezing drizzle',
  61: 'Light rain',
  63: 'Rain',
  65: 'Heavy rain',
  66: 'Light freezing rain',
  67: 'Freezing rain',
  71: 'Light snow',
  73: 'Snow',
  75: 'Heavy snow',
  77: 'Snow grains',
  80: 'Light rain showers',
  81: 'Rain showers',
  82: 'Heavy rain showers',
  85: 'Light snow showers',
  86: 'Heavy snow showers',
  95: 'Thunderstorm',
  96: 'Thunderstorm with light hail',
  99: 'Thunderstorm with hail',
};

/** Words and icon for a WMO code. Wind is in mph. */
export function fromWmoCode(code: number | null, windSpeed: number | null): { condition: string; icon: WeatherIcon } {
  const condition = (code === null ? undefined : wmoWords[code]) ?? noConditionWords;
  return { condition, icon: iconForWords(condition, windSpeed) };
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
  typeof value === 'number' ? (units.get(unit?.replace(/^(wmoUnit|unit):/, ''))?.(value) ?? null) : null;

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
  const match = /^\s*(?:(\d+)\s+to\s+)?(\d+)\s*mph\s*$/i.exec(words ?? '');
  return match ? Number(match[2]) : null;
}
