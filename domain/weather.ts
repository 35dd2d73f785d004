/** The current weather: the answer of /api/get-weather-forecast, and how any provider's words and units become it. */

/** The four icons that the weather card knows. */
export const weatherIcons = ['sun', 'cloud', 'wind', 'droplets'] as const;
export type WeatherIcon = (typeof weatherIcons)[number];

/**
 * Temperature in whole °F, wind in whole mph, humidity in whole %, UV index as a whole number. Null: the source reports
 * none.
 */
export type CurrentWeather = {
  temperature: number;
  /** The source's words or ours; never empty. A forecast in place of a measurement says so. */
  condition: string;
  icon: WeatherIcon;
  windSpeed: number | null;
  humidity: number | null;
  uvIndex: number | null;
  /** A picture of the weather on our own origin. None of today's providers gives one that we could serve. */
  weatherIcon?: string;
};

/** The body of `GET /api/get-weather-forecast`. */
export type WeatherAnswer = {
  current: CurrentWeather;
  location: { name: string; region: string; country: string };
  /** When the source measured (or forecast) this, ISO 8601 in UTC. Not when we asked. */
  lastUpdated: string;
  /** Present only where the source's terms ask for a link beside the data: show it. */
  attribution?: { text: string; url: string };
};

/** From this sustained wind on, the wind is the weather (unless it rains or snows): "windy" in the words of the NWS. */
const windyFrom = 25;

/** What is shown where a source reports a temperature and no words. */
export const noConditionWords = 'Conditions not reported';

const wet = /rain|drizzle|shower|thunder|t-?storm|snow|sleet|hail|\bice\b|icy|freezing|flurr|blizzard|wintry|precip/i;
const windy = /wind|breez|gust|blustery|squall|tornado|hurricane|tropical storm/i;
const clear = /^(mostly |generally )?(clear|sunny|fair)|few clouds|^hot/i;
const cloudy = /cloud|overcast|partly|fog|mist|haze|smoke|dust|sand|ash/i;

/**
 * The icon for a condition in words. Wet weather first, then wind, then the sky; words we don't know
 * (or none) give the neutral cloud, since a sun would promise something.
 * @param windSpeed in mph
 */
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

/** Words and icon for a WMO code; a null or unknown code has no words. Wind is in mph. */
export function fromWmoCode(code: number | null, windSpeed: number | null): { condition: string; icon: WeatherIcon } {
  const condition = (code === null ? undefined : wmoWords[code]) ?? noConditionWords;
  const isWindy = (windSpeed ?? 0) >= windyFrom;
  if (code === null || !(code in wmoWords)) return { condition, icon: isWindy ? 'wind' : 'cloud' };
  if (code >= 51) return { condition, icon: 'droplets' };
  if (isWindy) return { condition, icon: 'wind' };
  return { condition, icon: code <= 1 ? 'sun' : 'cloud' };
}

/** A whole number inside what is possible at the range, or null: a value outside is a broken sensor or a wrong unit. */
function within(lowest: number, highest: number, value: number | null | undefined): number | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const whole = Math.round(value);
  // `+ 0` turns -0 into 0.
  return whole >= lowest && whole <= highest ? whole + 0 : null;
}

/** °F, from what a thermometer in the Santa Cruz Mountains can show with a wide margin: -20 to 130 °F. */
export const plausibleTemperature = (fahrenheit: number | null | undefined): number | null =>
  within(-20, 130, fahrenheit);
/** mph, 0 to 200. */
export const plausibleWind = (mph: number | null | undefined): number | null => within(0, 200, mph);
/** %, 0 to 100. */
export const plausibleHumidity = (percent: number | null | undefined): number | null => within(0, 100, percent);
/** UV index, 0 to 20. */
export const plausibleUv = (index: number | null | undefined): number | null => within(0, 20, index);

/**
 * A temperature in °F from a value and its unit (WMO names as api.weather.gov writes them); null for a unit we don't
 * know.
 */
export function toFahrenheit(value: number | null | undefined, unit: string | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  switch (unit?.replace(/^(wmoUnit|unit):/, '')) {
    case 'degC':
      return (value * 9) / 5 + 32;
    case 'degF':
      return value;
    case 'K':
      return ((value - 273.15) * 9) / 5 + 32;
    default:
      return null;
  }
}

/** A speed in mph from a value and its unit; null for a unit we don't know. */
export function toMph(value: number | null | undefined, unit: string | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  const kmPerMile = 1.609344;
  switch (unit?.replace(/^(wmoUnit|unit):/, '')) {
    case 'km_h-1':
      return value / kmPerMile;
    case 'm_s-1':
      return (value * 3.6) / kmPerMile;
    case 'kt':
      return (value * 1.852) / kmPerMile;
    default:
      return null;
  }
}

/** Wind in words, "5 mph" or "5 to 10 mph": the higher figure in mph. Null for any other wording. */
export function windFromWords(words: string | null | undefined): number | null {
  const match = /^\s*(?:(\d+)\s+to\s+)?(\d+)\s*mph\s*$/i.exec(words ?? '');
  return match ? Number(match[2]) : null;
}
