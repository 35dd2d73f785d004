/** What a day, a year and a round of trap cost, and that all of it is bought at the range. */
import { MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Points } from '#app/features/page-parts/points.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { PricesToBuy } from './pass/prices-to-buy.tsx';
import type { loader } from './pass.server.ts';

export default function Pass({ top, actions, inPerson, day, annual, special, join }: ReturnType<typeof loader>) {
  return (
    <>
      <PageHeader {...top}>
        <div id={inPerson.id}>
          <Notice tone="info" title={inPerson.title}>
            <Prose html={inPerson.notOnline} as="p" />
            <p className="flex flex-wrap gap-x-6">
              <ActionLink action={actions.contact} tone="quiet" icon={MapPin} />
              <ActionLink action={actions.call} tone="quiet" icon={Phone} />
            </p>
          </Notice>
        </div>
      </PageHeader>

      <Section section={day.section}>
        <PricesToBuy items={day.items} />
        <p className="mt-5">
          <ActionLink action={actions['under-21']} tone="quiet" />
        </p>
      </Section>

      <Section section={annual.section} tone="panel">
        <div className="grid gap-8 lg:grid-cols-2 items-start">
          <PricesToBuy items={annual.items} />
          <div>
            <div className="mb-6">
              <CheckList items={annual.benefits} />
            </div>
            {annual.parts.map((part) => (
              <div key={part.id} className="mb-6 last:mb-0">
                <h3 className="text-2xl mb-2">{part.title}</h3>
                <Prose html={part.html} />
              </div>
            ))}
          </div>
        </div>
      </Section>

      <Section section={special.section}>
        <PricesToBuy items={special.items} />
        <div className="mt-8 print:mt-2">
          <Points parts={special.services} />
        </div>
      </Section>

      <SplitSection section={join} tone="panel">
        <div className="actions">
          <ActionLink action={actions.join} icon={MapPin} />
          <ActionLink action={actions.call} icon={Phone} tone="secondary" />
          <ActionLink action={actions.guide} tone="secondary" />
        </div>
      </SplitSection>
    </>
  );
}
