/** The club's mark as it is placed into other drawings. Its shape belongs to the pages. */
import { markPath, markSize } from '#app/components/layout/mark-path.ts';

export { markPath, markSize };

/** The mark as a path of its own, `side` units wide, its left top corner at x and y. */
export const markAt = (x: number, y: number, side: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${side / markSize})" fill="${fill}" d="${markPath}"/>`;
