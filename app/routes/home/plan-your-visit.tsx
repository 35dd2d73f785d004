import { BookOpenCheck, CalendarDays, MapPin } from 'lucide';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Card, CardGrid } from '#app/components/ui/card.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { Section as SectionContent } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

type PlanYourVisitProps = { section: SectionContent; actions: Record<'rules' | 'calendar' | 'directions', Action> };

/** What to know before driving up. Other pages lead here: its id is part of the site's addresses. */
export function PlanYourVisit({ section, actions }: PlanYourVisitProps) {
  return (
    <Section section={section} tone="panel">
      <CardGrid columns={4}>
        {section.parts.map(({ id, ...part }) => (
          <Card key={id} {...part} />
        ))}
      </CardGrid>
      <div className="mt-8 actions">
        <ActionLink action={actions.directions} icon={MapPin} />
        <ActionLink action={actions.rules} icon={BookOpenCheck} tone="secondary" />
        <ActionLink action={actions.calendar} icon={CalendarDays} tone="secondary" />
      </div>
    </Section>
  );
}
