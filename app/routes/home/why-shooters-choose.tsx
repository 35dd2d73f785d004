import { Lock, Target } from 'lucide';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Card, CardGrid } from '#app/components/ui/card.tsx';
import { FactRow } from '#app/components/ui/fact-row.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { Section as SectionContent } from '#content/page.server.ts';
import type { Range } from '#content/schema/ranges.ts';
import type { Action } from '#content/schema/text.ts';

type WhyShootersChooseProps = {
  section: SectionContent;
  ranges: readonly Pick<Range, 'id' | 'name' | 'positions' | 'distances' | 'membersOnly'>[];
  action: Action;
};

/** What there is to shoot on, in figures, and what makes a day here easy. */
export function WhyShootersChoose({ section, ranges, action }: WhyShootersChooseProps) {
  return (
    <Section section={section}>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3 gap-x-8">
        {ranges.map(({ id, name, positions, distances, membersOnly }) => (
          <FactRow
            key={id}
            icon={membersOnly ? Lock : Target}
            figure={name}
            text={[positions !== null && `${positions} positions`, distances, membersOnly && 'members only']
              .filter(Boolean)
              .join(', ')}
          />
        ))}
      </ul>
      <div className="mt-8">
        <CardGrid>
          {section.parts.map(({ id, ...part }) => (
            <Card key={id} {...part} />
          ))}
        </CardGrid>
      </div>
      <p className="mt-8 actions">
        <ActionLink action={action} />
      </p>
    </Section>
  );
}
