/** The inks, shared with the site's build. A print uses at most twelve of them: no tints, opacity or gradients. */
export { inksOf, type Hour, type InkName, type Inks } from '../../content/inks.ts';

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
