import { ActionLink } from '#app/components/ui/action-link.tsx';
import { PricePlate } from '#app/components/ui/price-plate.tsx';
import type { Price } from '#content/schema/prices.ts';
import type { Action } from '#content/schema/text.ts';

export type ForSale = { price: Price; buy: Action };

/** Prices side by side, each with its own link (/pass#day) and the button that leads to the range office. */
export function PricesToBuy({ items }: { items: readonly ForSale[] }) {
  return (
    <div className={`grid gap-5 ${items.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {items.map(({ price, buy }) => (
        <div key={price.id} id={price.id} className="grid">
          <PricePlate price={price}>
            <ActionLink action={buy} tone="secondary" className="w-full" />
          </PricePlate>
        </div>
      ))}
    </div>
  );
}
