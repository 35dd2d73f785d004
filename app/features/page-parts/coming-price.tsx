import { capitalized } from '#words/format-time.ts';
import type { NextPrice } from '#domain/prices.ts';
import { nextPrices } from '#words/prices.ts';

/** "From January 1: $40", from 30 days before. */
export function ComingPrice({ next }: { next: readonly NextPrice[] }) {
  return next.length === 0 ? null : (
    <p className="font-text font-semibold text-[1rem]/[1.3]">{capitalized(nextPrices(next))}</p>
  );
}
