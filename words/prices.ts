import type { Day } from '#domain/days.ts';
import type { NextPrice } from '#domain/prices.ts';
import { monthDay, spanishMonthDay } from './format-time.ts';

export type PriceLanguage = { free: string; from: (day: Day, price: string) => string };

export const english: PriceLanguage = { free: 'free', from: (day, price) => `from ${monthDay(day)}: ${price}` };
export const spanish: PriceLanguage = {
  free: 'gratis',
  from: (day, price) => `desde el ${spanishMonthDay(day)}: ${price}`,
};

/** 35 → "$35"; 7.5 → "$7.50"; 1250 → "$1,250"; 0 → "free". */
export function dollars(amount: number, { free } = english): string {
  if (amount === 0) return free;
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
}

/** "from January 1: $40; from July 1: $45"; empty if no change is announced. */
export const nextPrices = (next: readonly NextPrice[], language = english): string =>
  next.map(({ from, amount }) => language.from(from, dollars(amount, language))).join('; ');
