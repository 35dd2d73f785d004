import { useId } from 'react';
import type { Price } from '#content/schema/prices.ts';
import { dollars } from '#domain/prices.ts';

type PriceBoardProps = { title: string; prices: readonly Price[] };

/** What things cost, as on the fee sign at a park's gate. */
export function PriceBoard({ title, prices }: PriceBoardProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className="board on-deep">
      <h3 id={titleId}>{title}</h3>
      <dl>
        {prices.map(({ id, title: name, amount, subtitle, unit }) => (
          <div key={id}>
            <dt>
              {name}
              <small>{[subtitle, unit].filter(Boolean).join(', ')}</small>
            </dt>
            <dd>{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
