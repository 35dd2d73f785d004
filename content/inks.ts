/**
 * The inks of the drawings by time of day. A drawing is committed as a plate in the inks of dawn; the build prints it
 * in those of other times, and nothing else differs (docs/decisions/003-pictures.md).
 */

/** From dark to light, then the reds. The paints of app/styles/tokens.css are the same. */
const dawn = {
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
  /** Bright things: the sun, the moon, a board. */
  fog: '#fbf4e4',
  /** White only by daylight: fog banks, paper, steel. At night these are as dim as their surroundings. */
  haze: '#faf3e3',
  brick: '#8e2f1b',
  /** For a clay target, a chamber flag or the Safety Card; never more than 3 % of a sheet. */
  orange: '#c4461b',
};

export type InkName = keyof typeof dawn;
export type Inks = Readonly<Record<InkName, string>>;

export const hours = ['dawn', 'day', 'dusk', 'night', 'fog', 'winter'] as const;
export type Hour = (typeof hours)[number];

export const inksOf: Readonly<Record<Hour, Inks>> = {
  dawn,
  day: {
    ...dawn,
    clay: '#a0743f',
    poppy: '#86aca6',
    oat: '#d3ae62',
    sun: '#ecc983',
    mist: '#b9cbbd',
    straw: '#f4e8c6',
  },
  dusk: {
    black: '#14161d',
    fir: '#1e2a33',
    bark: '#3a2320',
    pine: '#344a55',
    clay: '#6f4a3a',
    sage: '#6a7782',
    poppy: '#9c5350',
    oat: '#a97750',
    sun: '#e08d58',
    mist: '#a49a9b',
    straw: '#f5c48a',
    fog: '#fdeccb',
    haze: '#f5c48a',
    brick: '#7f2a1d',
    orange: '#d9582a',
  },
  night: {
    black: '#0a1418',
    fir: '#10242a',
    bark: '#1a2324',
    pine: '#1b3a42',
    clay: '#2c4547',
    sage: '#2e545d',
    poppy: '#27505c',
    oat: '#4c6663',
    sun: '#5b878b',
    mist: '#4a727a',
    straw: '#8fabaa',
    fog: '#f3e9cf',
    haze: '#8fabaa',
    brick: '#6d2a1d',
    orange: '#ec8a4e',
  },
  fog: {
    black: '#22302d',
    fir: '#3c524b',
    bark: '#54473d',
    pine: '#5f7a70',
    clay: '#93876c',
    sage: '#93a9a0',
    poppy: '#b4c3ba',
    oat: '#c4b98f',
    sun: '#d8d7c2',
    mist: '#c3cfc6',
    straw: '#e9e6d6',
    fog: '#fbf7ea',
    haze: '#f4f1e4',
    brick: '#8a4a39',
    orange: '#c4461b',
  },
  /** After rain: wet wood and earth, green grass, and a pale sun. */
  winter: {
    black: '#131f22',
    fir: '#1c3a3a',
    bark: '#3d2b26',
    pine: '#335a58',
    clay: '#6b6347',
    sage: '#6f8d92',
    poppy: '#9db0b4',
    oat: '#8d9a63',
    sun: '#c0bc8e',
    mist: '#b3c3c4',
    straw: '#e6e5d3',
    fog: '#f8f5e8',
    haze: '#f1f0e4',
    brick: '#7d2f20',
    orange: '#c4461b',
  },
};
