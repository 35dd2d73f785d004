import { Actions } from '#app/components/ui/action-link.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { RangeTable, type RangeRow } from './range-table.tsx';
import { type PageContent, sectionOf } from '#app/lib/page-content.ts';

type WhyShootersChooseProps = Pick<PageContent, 'page'> & { ranges: readonly RangeRow[] };

/** What makes a day here easy, and what there is to shoot on, in figures. */
export function WhyShootersChoose({ page, ranges }: WhyShootersChooseProps) {
  const { id, title, html } = sectionOf(page, 'why');
  return (
    <Section section={{ id, title }}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <Prose html={html} />
          <Actions className="mt-6" page={page} first="secondary" of={{ 'get-pass': null }} />
        </div>
        <RangeTable ranges={ranges} />
      </div>
    </Section>
  );
}
