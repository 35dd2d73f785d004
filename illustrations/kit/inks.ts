/** The fourteen inks. A print uses at most twelve of them and nothing else: no tints, no opacity, no gradients. */

/** By day. Dark to light: three darks, ridges and skies, grass and earth, fog; then what is red. */
const DAY = {
  black: '#12211e',
  fir: '#1d3d35',
  bark: '#57301f',
  pine: '#356052',
  clay: '#96683a',
  sage: '#6d9087',
  poppy: '#de8450',
  oat: '#cfa25c',
  sun: '#f0b062',
  mist: '#aebfae',
  straw: '#f6dfae',
  fog: '#fbf4e4',
  brick: '#8e2f1b',
  /** A clay target or the Safety Card, never more than 3 % of a sheet. */
  orange: '#c4461b',
};

export type InkName = keyof typeof DAY;
export type Inks = Readonly<Record<InkName, string>>;

const NIGHT: Inks = {
  black: '#0a1418',
  fir: '#10242a',
  pine: '#1b3a42',
  sage: '#2e545d',
  mist: '#4a727a',
  fog: '#f3e9cf',
  straw: '#8fabaa',
  sun: '#5b878b',
  poppy: '#27505c',
  oat: '#4c6663',
  clay: '#2c4547',
  bark: '#1a2324',
  brick: '#6d2a1d',
  orange: '#ec8a4e',
};

const DUSK: Inks = {
  black: '#14161d',
  fir: '#1e2a33',
  pine: '#344a55',
  sage: '#6a7782',
  mist: '#a49a9b',
  fog: '#fdeccb',
  straw: '#f5c48a',
  sun: '#e08d58',
  poppy: '#9c5350',
  oat: '#a97750',
  clay: '#6f4a3a',
  bark: '#3a2320',
  brick: '#7f2a1d',
  orange: '#d9582a',
};

/** The same plates, inked for an hour of the day. */
export type Hour = 'day' | 'dusk' | 'night';
export const inksOf: Readonly<Record<Hour, Inks>> = { day: DAY, dusk: DUSK, night: NIGHT };

/** Red, green and blue of a color such as `#12211e`, 0 to 255. */
export const channelsOf = (color: string): [number, number, number] => [
  parseInt(color.slice(1, 3), 16),
  parseInt(color.slice(3, 5), 16),
  parseInt(color.slice(5, 7), 16),
];

/** Brightness of a color from 0 to 1: Rec. 709 weights on the sRGB values, as in the value plan. */
export function lumaOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
