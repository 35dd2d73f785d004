import { ActionLink } from '#app/components/ui/action-link.tsx';
import { CheckList } from '#app/components/ui/prose.tsx';
import type { Price } from '#content/schema/prices.ts';
import type { Action } from '#content/schema/text.ts';
import { dollars } from '#domain/prices.ts';

export type ForSale = { price: Price; buy: Action };

/** What each price includes, a row for each with its own link (/pass#day) and the button that leads to the office. */
export function PriceDetails({ items }: { items: readonly ForSale[] }) {
  return (
    <div className="ruled-list">
      {items.map(({ price: { id, title, amount, details }, buy }) => (
        <article key={id} id={id}>
          <h3 className="flex items-baseline justify-between gap-x-4">
            {title} <span>{dollars(amount)}</span>
          </h3>
          <div className="mt-3 mb-4">
            <CheckList items={details} />
          </div>
          <ActionLink action={buy} tone="secondary" />
        </article>
      ))}
    </div>
  );
}
