/** Columns, and what stands in which. */
import type { Column } from './text.ts';

/** `count` columns side by side, with gutters between them. */
export function columnsOf(count: number, { x, width }: Column, gutter: number): Column[] {
  const each = (width - gutter * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + gutter), width: each }));
}

/**
 * Column by column, where its first block stands in the list and where the next column's first; and how high the
 * highest is.
 */
type Split = { columns: { from: number; to: number }[]; height: number };

/**
 * Distributes blocks of these heights over columns, so that the highest column is as low as it can be. The blocks stay
 * in order, and none is torn apart.
 */
export function shortestSplit(heights: readonly number[], count: number, from = 0): Split {
  const sum = (to: number) => heights.slice(from, to).reduce((total, height) => total + height, 0);
  const all = heights.length;
  if (count === 1) return { columns: [{ from, to: all }], height: sum(all) };
  const options = Array.from({ length: all - from + 1 }, (_, taken): Split => {
    const to = from + taken;
    const rest = shortestSplit(heights, count - 1, to);
    return { columns: [{ from, to }, ...rest.columns], height: Math.max(sum(to), rest.height) };
  });
  return options.reduce((best, option) => (option.height < best.height ? option : best));
}
