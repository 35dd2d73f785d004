import { EarlierIds } from '#app/components/ui/section.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { Section } from '#content/page.server.ts';
import type { Price } from '#content/schema/ranges.ts';
import { capitalized } from '#words/format-time.ts';
import { dollars } from '#words/prices.ts';
import { ComingPrice, usePriceLanguage } from './coming-price.tsx';

type PriceBoardProps = { section: Section; prices: readonly Price[] };

/** The prices, as their page's most prominent section: stacked on a phone, side by side where there is room. */
export function PriceBoard({ section: { id, title, html, parts, was }, prices }: PriceBoardProps) {
  const priceLanguage = usePriceLanguage();
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className="band band-deep on-deep band-loud">
      <div className="page-width">
        <div className="lg:grid lg:grid-cols-2 lg:items-end lg:gap-x-8 lg:mb-5">
          <h2 id={headingId} className="heading lg:mb-0">
            <EarlierIds of={was} />
            {title}
          </h2>
          <Prose html={html} className="prose max-sm:text-sm/[1.35]" />
        </div>
        <div role="group" aria-labelledby={`${id}-board`} className="break-inside-avoid">
          <h3 id={`${id}-board`} className="sr-only">
            {parts[0]?.title}
          </h3>
          <dl className="max-lg:mt-2 lg:grid lg:grid-flow-col lg:auto-cols-fr lg:gap-x-8 print:columns-2 print:gap-x-8">
            {prices.map(({ id: price, title: name, amount, next, subtitle, unit }) => (
              <div
                key={price}
                className="flex items-end gap-3 border-b-2 border-dotted border-rule pt-1.5 pb-1 last:border-b-0 lg:flex-col-reverse lg:justify-end lg:items-start lg:gap-2 lg:border-solid lg:border-t-2 lg:border-b-0 lg:pt-3.5 print:flex-row print:border-t-0 print:border-b print:border-current print:py-[0.1rem] print:break-inside-avoid"
              >
                <dt className="flex-1 lg:flex-none font-display text-2xl/none print:flex-1 print:text-[length:var(--text-base)]">
                  {name}
                  <small className="block mt-0.5 text-muted font-text font-normal text-sm/[1.25] lg:text-base/[1.3] normal-case">
                    {[subtitle, unit].filter(Boolean).join(', ')}
                  </small>
                  <ComingPrice next={next} />
                </dt>
                <dd className="font-display text-[clamp(2.75rem,6.6vw,6rem)]/[0.86] print:text-[length:var(--text-base)]">
                  {capitalized(dollars(amount, priceLanguage))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
