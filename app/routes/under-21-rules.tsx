/** May my kid shoot? The policy by age, the law and the club's own rules apart, and the form to sign. */
import { MessageCircle } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { DownloadLink, OtherWays } from '#app/features/downloads/downloads.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { PrintButton } from '#app/features/page-parts/print-button.tsx';
import { AgeMatrix } from './under-21-rules/age-matrix.tsx';
import { AgeBands } from './under-21-rules/age-bands.tsx';
import type { loader } from './under-21-rules.server.ts';

export default function Under21Rules({
  top,
  actions,
  draft,
  notice,
  byAge,
  matrix,
  ages,
  bands,
  supervision,
  safety,
  documentation,
  other,
  prohibited,
  emergency,
}: ReturnType<typeof loader>) {
  return (
    <>
      <PageHeader {...top}>
        <div className="screen-only actions">
          {draft && <ActionLink action={actions.contact} icon={MessageCircle} />}
          <DownloadLink action={actions.download} notice={notice} tone={draft ? 'quiet' : 'primary'} />
          <ActionLink tone={draft ? 'quiet' : 'secondary'} action={actions.options} />
          <PrintButton label={actions.print.label} />
        </div>
      </PageHeader>

      <Section section={byAge}>
        <AgeMatrix caption={byAge.title} bands={bands} matrix={matrix} />
      </Section>

      <Section section={ages}>
        <AgeBands bands={bands} labels={ages.parts} />
      </Section>
      <SplitSection section={supervision} />
      <SplitSection section={safety} />
      <SplitSection section={documentation}>
        <div className="screen-only">
          <p className="actions">
            <ActionLink tone="secondary" action={actions.form} />
          </p>
          <OtherWays {...other} />
        </div>
      </SplitSection>
      <SplitSection section={prohibited} />
      <SplitSection section={emergency}>
        <div className="screen-only actions">
          <ActionLink tone="secondary" action={actions.contact} icon={MessageCircle} />
          <ActionLink tone="quiet" action={actions.rules} />
        </div>
      </SplitSection>
    </>
  );
}
