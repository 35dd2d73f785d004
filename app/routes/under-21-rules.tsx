/** May my kid shoot? The policy by age, the law and the club's own rules apart, and the form to sign. */
import { MessageCircle } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { DownloadLink, OtherWays } from '#app/features/downloads/downloads.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { PrintButton } from '#app/features/page-parts/buttons.tsx';
import { AgeMatrix } from './under-21-rules/age-matrix.tsx';
import { AgeBands } from './under-21-rules/age-bands.tsx';
import { actionsOf, type PageProps, sectionOf } from '#app/lib/page-content.ts';
import type { loader } from './under-21-rules.server.ts';

export default function Under21Rules({ top, page, draft, notice, matrix, bands, other }: PageProps<typeof loader>) {
  const actions = actionsOf(page, 'download', 'options', 'contact', 'print');
  const [byAge, ages] = [sectionOf(page, 'by-age'), sectionOf(page, 'age-categories')];
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
      <SplitSection section={sectionOf(page, 'supervision-rules')} />
      <SplitSection section={sectionOf(page, 'safety-protocol')} />
      <SplitSection section={sectionOf(page, 'documentation')}>
        <div className="screen-only">
          <Actions page={page} first="secondary" of={{ form: null }} />
          <OtherWays {...other} />
        </div>
      </SplitSection>
      <SplitSection section={sectionOf(page, 'prohibited-activities')} />
      <SplitSection section={sectionOf(page, 'emergency-procedures')}>
        <Actions page={page} first="secondary" of={{ contact: MessageCircle, rules: { tone: 'quiet' } }} />
      </SplitSection>
    </>
  );
}
