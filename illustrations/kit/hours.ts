/**
 * The hours and weathers that the pictures show, and the prints of the early years.
 * Over 200 lines, because it is a table: one entry an hour or a weather.
 */
import { duotone } from '#scripts/images/colour.ts';
import type { Light } from './light.ts';
import { paint } from '#app/lib/colors.server.ts';

const base = {
  haze: '#fbe8c6',
  air: 1,
  key: '#fff0cf',
  keyShare: 0.24,
  shadow: paint.ink,
  shadowShare: 0.42,
  tint: paint.ink,
  tintShare: 0,
  cast: 0.8,
  disc: '#fff6e3',
} as const;

/** Low sun, orange sky, long shadows. */
export const dawn: Light = {
  ...base,
  sky: [
    [0, '#ef9d55'],
    [0.45, '#f6c888'],
    [1, '#fdeed0'],
  ],
  key: '#ffe0a8',
  air: 0.85,
  tint: paint.sun,
  tintShare: 0.03,
  bearing: 35,
  height: 16,
};

/** Mid-morning: a clear pale sky. */
export const morning: Light = {
  ...base,
  sky: [
    [0, '#8db5ae'],
    [0.5, '#c5d6c4'],
    [1, '#fbf0d6'],
  ],
  haze: '#f1ead2',
  bearing: -65,
  height: 34,
};

/** High sun, short shadows, the deepest sky. */
export const noon: Light = {
  ...base,
  sky: [
    [0, '#5f9aa0'],
    [0.55, '#a5c6bd'],
    [1, '#eef0da'],
  ],
  haze: '#dfe7d3',
  air: 0.9,
  key: '#fff8e2',
  bearing: -120,
  height: 62,
  cast: 1,
};

/** Late gold from the side. */
export const afternoon: Light = {
  ...base,
  sky: [
    [0, '#86aea2'],
    [0.5, '#e4cf9c'],
    [1, '#fbe3b4'],
  ],
  haze: '#f6dfb2',
  key: '#ffdf9f',
  keyShare: 0.32,
  tint: paint.sun,
  tintShare: 0.06,
  bearing: 78,
  height: 24,
};

/** Sun just gone: a red band, blue above. */
export const dusk: Light = {
  ...base,
  sky: [
    [0, '#27454c'],
    [0.4, '#7a7a76'],
    [0.72, '#d98a55'],
    [1, '#f6bd78'],
  ],
  haze: '#e0a06c',
  air: 0.8,
  key: '#f6b873',
  keyShare: 0.3,
  shadow: '#0f2429',
  shadowShare: 0.55,
  tint: '#1c333a',
  tintShare: 0.3,
  bearing: -25,
  height: 12,
  cast: 0.5,
  disc: '#ffe2b0',
};

/** Stars and a thin moon. */
export const night: Light = {
  ...base,
  sky: [
    [0, '#0a1b22'],
    [0.55, '#143239'],
    [1, '#3b6264'],
  ],
  haze: '#3a5f61',
  air: 0.85,
  key: '#9fc0bb',
  keyShare: 0.2,
  shadow: '#06141a',
  shadowShare: 0.5,
  tint: '#0d2229',
  tintShare: 0.62,
  bearing: -50,
  height: 40,
  cast: 0.35,
  disc: '#f4ecd4',
};

/** A grey-white morning in the clouds. */
export const fog: Light = {
  ...base,
  sky: [
    [0, '#c9d1c6'],
    [0.6, '#e6e4d3'],
    [1, '#f7f0de'],
  ],
  haze: '#ece8d8',
  air: 1.45,
  keyShare: 0.14,
  shadowShare: 0.28,
  tint: '#e8e6d8',
  tintShare: 0.14,
  bearing: -40,
  height: 40,
  cast: 0.15,
};

/** Winter rain. */
export const rain: Light = {
  ...base,
  sky: [
    [0, '#56696d'],
    [0.6, '#97a5a0'],
    [1, '#ccd0c2'],
  ],
  haze: '#b9c2b8',
  air: 1.2,
  key: '#e3e8de',
  keyShare: 0.12,
  shadowShare: 0.4,
  tint: '#5c7073',
  tintShare: 0.22,
  bearing: -60,
  height: 50,
  cast: 0.1,
};

/** The clear cold after a winter storm. */
export const winter: Light = {
  ...base,
  sky: [
    [0, '#7fa3ad'],
    [0.5, '#bfd0cd'],
    [1, '#f6ead2'],
  ],
  haze: '#dfe4d9',
  air: 1.05,
  key: '#fff2d6',
  tint: '#7f9aa3',
  tintShare: 0.08,
  bearing: -35,
  height: 20,
  cast: 0.7,
};

/** An old brown print. */
export const sepia: Light = {
  ...afternoon,
  bearing: -70,
  print: (colour) => duotone(colour, '#33200f', '#f7e8c8'),
};

/** A hand-tinted postcard: the colours show through. */
export const postcard: Light = {
  ...afternoon,
  bearing: 60,
  print: (colour) => duotone(colour, '#3d2a17', '#fbeccb', 0.5),
};

/** A print gone green-grey with age. */
export const silver: Light = {
  ...morning,
  bearing: 70,
  print: (colour) => duotone(colour, '#22271f', '#efe9d6', 0.9),
};
