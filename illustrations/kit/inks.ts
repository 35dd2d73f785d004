/** The fourteen inks. A print uses at most twelve of them and nothing else: no tints, no opacity, no gradients. */

const DAY = {
  /** Redwood black: foreground silhouettes. */
  black: '#12211e',
  /** Deep fir: the second dark. */
  fir: '#1d3d35',
  /** Pine: near ridges and lit boughs. */
  pine: '#356052',
  /** Sage: middle ridges. */
  sage: '#6d9087',
  /** Mist: far ridges, thin fog. */
  mist: '#aebfae',
  /** Fog: paper, sun, fog. */
  fog: '#fbf4e4',
  /** Straw: light sky, lit concrete. */
  straw: '#f6dfae',
  /** Low sun: warm sky, lit edges. */
  sun: '#f0b062',
  /** Poppy: upper dawn sky. */
  poppy: '#de8450',
  /** Dry oat: summer grass in light. */
  oat: '#cfa25c',
  /** Clay: earth and grass in shade, cast shadows. */
  clay: '#96683a',
  /** Bark: posts, roof undersides. */
  bark: '#57301f',
  /** Brick: the shaded side of orange, madrone bark. */
  brick: '#8e2f1b',
  /** Safety orange: a clay target or the Safety Card, never more than 3 % of a sheet. */
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
