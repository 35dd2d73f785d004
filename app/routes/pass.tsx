import { MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Spot } from '#app/components/ui/spot.tsx';
import { ComingPrice, usePriceLanguage } from '#app/features/page-parts/coming-price.tsx';
import { PriceBoard } from '#app/features/page-parts/price-board.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { capitalized } from '#words/format-time.ts';
import { dollars } from '#words/prices.ts';

export const isStatic = true;

export default function Pass({ top, page, notOnline, prices, day, annual, special }: PageProps<'pass'>) {
  const actions = actionsOf(page, 'contact', 'call', 'under-21');
  const [inPerson, dayPasses] = [sectionOf(page, 'in-person'), sectionOf(page, 'day-passes')];
  return (
    <>
      <PageHeader
        {...top}
        look="masthead masthead-over"
        beside={
          <div id={inPerson.id} className="max-[83.99rem]:mt-4">
            <Notice tone="info" title={inPerson.title}>
              <Prose html={notOnline} as="p" />
              <p className="flex flex-wrap gap-x-6 *:min-h-9!">
                <ActionLink action={actions.contact} tone="quiet" icon={MapPin} />
                <ActionLink action={actions.call} tone="quiet" icon={Phone} />
              </p>
            </Notice>
          </div>
        }
      />

      <PriceBoard section={dayPasses} prices={prices} />
      <div className="band page-width columns">
        <div>
          <PriceDetails items={day} className="lg:grid lg:grid-flow-col lg:auto-cols-fr lg:gap-x-8" />
          <ActionLink action={actions['under-21']} tone="quiet" className="-mt-3 lg:ml-[calc(50%+1rem)]" />
        </div>
      </div>

      <Section section={sectionOf(page, 'annual-pass')}>
        <div className="beside">
          <div>
            <PriceDetails items={annual.items} />
          </div>
          <Points parts={annual.parts} />
        </div>
      </Section>

      <Section section={sectionOf(page, 'special-rates')} spot={<Spot name="clay-target" />}>
        <div className="beside">
          <PriceDetails items={special.items} />
          <Points parts={special.services} />
        </div>
      </Section>

      <Section section={sectionOf(page, 'ready-to-join')}>
        <Actions page={page} of={{ join: MapPin, call: Phone, guide: null }} />
      </Section>
    </>
  );
}

/** What each price includes: a row for each, with its own link (/pass#day) and the button that leads to the office. */
function PriceDetails({ items, className = '' }: { items: PageProps<'pass'>['day']; className?: string }) {
  const priceLanguage = usePriceLanguage();
  return (
    <div className={`ruled-list ${className}`}>
      {items.map(({ price: { id, title, amount, next, details, limits }, buy }) => (
        <article key={id} id={id}>
          <h3 className="flex items-baseline justify-between gap-x-4">
            {title} <span>{capitalized(dollars(amount, priceLanguage))}</span>
          </h3>
          <ComingPrice next={next} />
          <div className="mt-3 mb-4">
            <CheckList items={details} limits={limits} />
          </div>
          <ActionLink action={buy} tone="secondary" />
        </article>
      ))}
    </div>
  );
}
