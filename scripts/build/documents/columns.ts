/** Distributes blocks over columns. */
import type { Column } from './text.ts';

export function columnsOf(count: number, { x, width }: Column, gutter: number): Column[] {
  const each = (width - gutter * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + gutter), width: each }));
}

/** The blocks of each column, from the first to before the last, and the height of the highest column. */
type Split = { columns: { from: number; to: number }[]; height: number };

/** Minimizes the height of the highest column. Blocks stay in order and whole. */
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
