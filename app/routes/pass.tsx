/** What a day, a year and a round of trap cost, and that all of it is bought at the range. */
import { MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { CheckList, Prose } from '#app/components/ui/prose.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { PriceBoard } from '#app/features/page-parts/price-board.tsx';
import { Points } from '#app/features/page-parts/points.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { PriceDetails } from './pass/price-details.tsx';
import { actionsOf, type PageProps, sectionOf } from '#app/lib/page-content.ts';
import type { loader } from './pass.server.ts';

export default function Pass({ top, page, notOnline, prices, day, annual, special }: PageProps<typeof loader>) {
  const actions = actionsOf(page, 'contact', 'call', 'under-21');
  const [inPerson, dayPasses] = [sectionOf(page, 'in-person'), sectionOf(page, 'day-passes')];
  return (
    <>
      <PageHeader {...top}>
        <div id={inPerson.id}>
          <Notice tone="info" title={inPerson.title}>
            <Prose html={notOnline} as="p" />
            <p className="flex flex-wrap gap-x-6">
              <ActionLink action={actions.contact} tone="quiet" icon={MapPin} />
              <ActionLink action={actions.call} tone="quiet" icon={Phone} />
            </p>
          </Notice>
        </div>
      </PageHeader>

      <Section section={dayPasses}>
        <div className="beside">
          <PriceBoard title={dayPasses.parts[0]?.title ?? ''} prices={prices} />
          <div>
            <PriceDetails items={day} />
            <p className="mt-4">
              <ActionLink action={actions['under-21']} tone="quiet" />
            </p>
          </div>
        </div>
      </Section>

      <Section section={sectionOf(page, 'annual-pass')}>
        <div className="beside">
          <div>
            <PriceDetails items={annual.items} />
            <div className="mt-6">
              <CheckList items={annual.benefits} />
            </div>
          </div>
          <Points parts={annual.parts} />
        </div>
      </Section>

      <Section section={sectionOf(page, 'special-rates')}>
        <div className="beside">
          <PriceDetails items={special.items} />
          <Points parts={special.services} />
        </div>
      </Section>

      <SplitSection section={sectionOf(page, 'ready-to-join')}>
        <Actions page={page} of={{ join: MapPin, call: Phone, guide: null }} />
      </SplitSection>
    </>
  );
}
