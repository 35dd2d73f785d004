import type { Price } from '#content/schema/prices.ts';
import { dollars } from '#domain/prices.ts';
import { CheckList } from './check-list.tsx';

/** A price as on a trailhead sign: the figure first, then what it buys. */
export function PricePlate({ price, children }: { price: Price; children?: React.ReactNode }) {
  return (
    <article className="plate border-t-4 border-t-action p-5 flex flex-col gap-3">
      {/* The figures of a row stand on one line, however long the names are; read aloud, the name comes first. */}
      <div className="flex flex-col gap-1">
        <h3 className="text-2xl">{price.title}</h3>
        <p className="-order-1 mb-1 flex items-baseline gap-x-2 flex-wrap">
          <span className="font-display text-5xl leading-none">{dollars(price.amount)}</span>
          <span className="text-muted">{price.unit}</span>
        </p>
        {price.subtitle && <p className="font-semibold">{price.subtitle}</p>}
      </div>
      <CheckList items={price.details} />
      {children && <div className="mt-auto pt-2">{children}</div>}
    </article>
  );
}
