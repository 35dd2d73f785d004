import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { RangeTable, type RangeRow } from './range-table.tsx';
import type { Section as SectionContent } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

type WhyShootersChooseProps = { section: SectionContent; ranges: readonly RangeRow[]; action: Action };

/** What makes a day here easy, and what there is to shoot on, in figures. */
export function WhyShootersChoose({ section: { id, title, html }, ranges, action }: WhyShootersChooseProps) {
  return (
    <Section id={id} title={title}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <Prose html={html} />
          <p className="mt-6 actions">
            <ActionLink action={action} tone="secondary" />
          </p>
        </div>
        <RangeTable ranges={ranges} />
      </div>
    </Section>
  );
}
