import { Backpack, BookOpenCheck, CalendarCheck, CalendarDays, LogIn, MapPin, Users, type IconNode } from 'lucide';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Card, CardGrid } from '#app/components/ui/card.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { Section as SectionContent } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

type PlanYourVisitProps = { section: SectionContent; actions: Record<'rules' | 'calendar' | 'directions', Action> };

/** In the order of the parts in the page's Markdown. */
const icons: readonly IconNode[] = [Backpack, CalendarCheck, Users, LogIn];

/** What to know before driving up. Other pages lead here: its id is part of the site's addresses. */
export function PlanYourVisit({ section, actions }: PlanYourVisitProps) {
  return (
    <Section section={section} tone="panel">
      <CardGrid columns={4}>
        {section.parts.map((part, index) => {
          const icon = icons[index];
          return <Card key={part.id} title={part.title} html={part.html} {...(icon && { icon })} />;
        })}
      </CardGrid>
      <div className="mt-8 actions">
        <ActionLink action={actions.directions} icon={MapPin} />
        <ActionLink action={actions.rules} icon={BookOpenCheck} tone="secondary" />
        <ActionLink action={actions.calendar} icon={CalendarDays} tone="secondary" />
      </div>
    </Section>
  );
}
