import type { ReactNode } from 'react';
import type { Price } from '#content/schema/prices.ts';
import { dollars } from '#domain/prices.ts';
import { monthDay } from '#domain/format-time.ts';
import { CheckList } from './check-list.tsx';

type PricePlateProps = {
  price: Price;
  /** Among others, at a glance: two fit a phone. */
  small?: boolean;
  children?: ReactNode;
};

/** A price as on a trailhead sign: the figure first, then what it buys. */
export function PricePlate({ price, small = false, children }: PricePlateProps) {
  const { title, amount, next, unit, subtitle, details } = price;
  return (
    <article
      className={`plate border-t-4 border-t-action flex flex-col gap-3 ${small ? 'p-3 sm:p-4 text-sm leading-snug' : 'p-5'}`}
    >
      {/* The figures of a row stand on one line, however long the names are; read aloud, the name comes first. */}
      <div className="flex flex-col gap-1">
        <h3 className={small ? 'text-xl' : 'text-2xl'}>{title}</h3>
        <p className="-order-1 mb-1 flex items-baseline gap-x-2 flex-wrap">
          <span className={`font-display leading-none ${small ? 'text-4xl' : 'text-5xl'}`}>{dollars(amount)}</span>
          <span className="text-muted">{unit}</span>
        </p>
        {next && (
          <p className="font-semibold">
            From {monthDay(next.from)}: {dollars(next.amount)}
          </p>
        )}
        {subtitle && <p className="font-semibold">{subtitle}</p>}
      </div>
      <CheckList items={details} />
      {children && <div className="mt-auto pt-2">{children}</div>}
    </article>
  );
}
