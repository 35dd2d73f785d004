import { useShellWords } from '#app/lib/shell-words.ts';
import type { NextPrice } from '#domain/prices.ts';
import { capitalized, monthDay, spanishMonthDay } from '#words/format-time.ts';
import { nextPrices, type PriceLanguage } from '#words/prices.ts';

/** Prices in the page's language. */
export function usePriceLanguage(): PriceLanguage {
  const { free, priceFrom, language } = useShellWords();
  const dayOf = language === 'es' ? spanishMonthDay : monthDay;
  return { free, from: (day, price) => `${priceFrom} ${dayOf(day)}: ${price}` };
}

/** A coming price, "From January 1: $40", shown from 30 days before. */
export function ComingPrice({ next }: { next: readonly NextPrice[] }) {
  const language = usePriceLanguage();
  return next.length === 0 ? null : (
    <p className="font-text font-semibold text-[1rem]/[1.3]">{capitalized(nextPrices(next, language))}</p>
  );
}
