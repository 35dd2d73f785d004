/** The Proposition 65 warning for the range: https://www.p65warnings.ca.gov, 27 CCR 25601 and 25604-25605. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { LastUpdated } from '#app/features/legal/last-updated.tsx';
import { Points } from '#app/features/page-parts/points.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { WarningSymbol } from './chemical-exposure-notice/warning-symbol.tsx';
import { actionsOf, type PageProps, sectionOf } from '#app/lib/page-content.ts';

export default function ChemicalExposureNotice({ top, page }: PageProps) {
  const actions = actionsOf(page, 'warnings', 'contact', 'rules');
  const [warning, reduce] = [sectionOf(page, 'warning'), sectionOf(page, 'reduce')];
  return (
    <>
      <PageHeader {...top}>
        <LastUpdated page={page} />
      </PageHeader>

      <section id={warning.id} aria-labelledby="warning-heading" className="band page-width">
        <div className="border-4 border-rule-strong rounded-md p-5 md:p-8 grid gap-5 sm:grid-cols-[auto_1fr] sm:gap-8 bg-raised">
          <WarningSymbol className="size-20 md:size-28" />
          <div>
            {/* Bold capitals, as the law has it, in the text face: the display face has none of its own. */}
            <h2 id="warning-heading" className="font-text font-bold uppercase text-3xl md:text-4xl mb-3">
              {warning.title}
            </h2>
            <Prose html={warning.html} className="prose text-lg" />
          </div>
        </div>
      </section>

      <SplitSection section={sectionOf(page, 'sources')} />
      <SplitSection section={reduce}>
        <Points parts={reduce.parts} />
      </SplitSection>
      <SplitSection section={sectionOf(page, 'sign')}>
        <div className="actions">
          <ActionLink tone="secondary" action={actions.warnings} newTab />
          <ActionLink tone="quiet" action={actions.contact} />
          <ActionLink tone="quiet" action={actions.rules} />
        </div>
      </SplitSection>
    </>
  );
}
