import { PricePlate } from '#app/components/ui/price-plate.tsx';
import type { Price } from '#content/schema/prices.ts';

/** Every price in one look: on a wide screen three in the first row, and the others share what follows. */
export function PriceGrid({ prices }: { prices: readonly Price[] }) {
  return (
    <div className="grid gap-5 pairs lg:grid-cols-6">
      {prices.map((price, index) => (
        <div key={price.id} className={`grid ${index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}`}>
          <PricePlate price={price} />
        </div>
      ))}
    </div>
  );
}
