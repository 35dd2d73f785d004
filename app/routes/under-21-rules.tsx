import { MessageCircle } from 'lucide';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { DownloadLink, OtherWays } from '#app/features/downloads/downloads.tsx';
import { PrintButton } from '#app/features/page-parts/buttons.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { AgeBands } from './under-21-rules/age-bands.tsx';
import { AgeMatrix } from './under-21-rules/age-matrix.tsx';

export const isStatic = true;

export default function Under21Rules({
  top,
  page,
  draft,
  notice,
  more,
  matrix,
  bands,
  other,
}: PageProps<'under-21-rules'>) {
  const actions = actionsOf(page, 'download', 'options', 'contact', 'print');
  const print = <PrintButton label={actions.print.label} />;
  const [byAge, ages] = [sectionOf(page, 'by-age'), sectionOf(page, 'age-categories')];
  return (
    <TextPage
      top={top}
      sections={page.sections}
      actions={
        <div className="screen-only grid gap-2">
          <div className="actions">
            {draft && <ActionLink action={actions.contact} icon={MessageCircle} />}
            {draft && print}
            {/* Links after the buttons, and together in a row of their own where they don't fit beside them. */}
            <div className={draft ? 'flex flex-wrap gap-x-6 max-sm:-mt-2' : 'contents'}>
              <DownloadLink action={actions.download} notice={notice} tone={draft ? 'quiet' : 'primary'} />
              <ActionLink tone={draft ? 'quiet' : 'secondary'} action={actions.options} />
            </div>
            {!draft && print}
          </div>
          {draft && <p className="text-sm">{draft}</p>}
        </div>
      }
      instead={{
        'by-age': (
          <Section isWide section={{ ...byAge, html: more }}>
            <AgeMatrix caption={byAge.title} bands={bands} matrix={matrix} />
          </Section>
        ),
        'age-categories': (
          <Section isWide section={ages}>
            <AgeBands bands={bands} labels={ages.parts} />
          </Section>
        ),
      }}
      below={{
        documentation: (
          <div className="screen-only grid gap-4">
            <Actions page={page} first="secondary" of={{ form: null }} />
            <OtherWays {...other} />
          </div>
        ),
        'emergency-procedures': (
          <Actions page={page} first="secondary" of={{ contact: MessageCircle, rules: { tone: 'quiet' } }} />
        ),
      }}
    />
  );
}
