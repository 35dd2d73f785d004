import { useId } from 'react';
import type { Price } from '#content/schema/ranges.ts';
import { capitalized } from '#words/format-time.ts';
import { dollars } from '#words/prices.ts';
import { ComingPrice, usePriceLanguage } from './coming-price.tsx';

type PriceBoardProps = { title: string; prices: readonly Price[] };

export function PriceBoard({ title, prices }: PriceBoardProps) {
  const titleId = useId();
  const priceLanguage = usePriceLanguage();
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className="on-deep @container p-[clamp(1.25rem,2.6vw,2.25rem)] border-5 border-deep rounded-md outline-2 outline-on-deep -outline-offset-7 bg-deep break-inside-avoid print:p-0 print:border-0 print:outline-0"
    >
      <h3
        id={titleId}
        className="mb-2 text-kicker text-[length:clamp(1.125rem,calc(var(--cq)*4.4),1.5rem)] tracking-[0.12em]"
      >
        {title}
      </h3>
      <dl className="print:columns-2 print:gap-x-8">
        {prices.map(({ id, title: name, amount, next, subtitle, unit }) => (
          <div
            key={id}
            className="flex gap-3 items-end pt-[0.55rem] pb-[0.45rem] not-last:border-b-2 border-dotted border-rule print:py-[0.1rem] print:not-last:border-b print:border-current print:break-inside-avoid"
          >
            <dt className="flex-1 font-display text-[length:clamp(1.375rem,calc(var(--cq)*5.4),1.875rem)] print:text-[length:var(--text-lg)]">
              {name}
              <small className="block mt-1 text-muted font-text font-normal text-[1rem]/[1.3] normal-case">
                {[subtitle, unit].filter(Boolean).join(', ')}
              </small>
              <ComingPrice next={next} />
            </dt>
            <dd className="font-display text-[length:clamp(2.5rem,calc(var(--cq)*11),4.25rem)]/[0.86] print:text-[length:var(--text-lg)]">
              {capitalized(dollars(amount, priceLanguage))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
