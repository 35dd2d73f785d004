import { MapPin } from 'lucide';
import { Actions } from '#app/components/ui/action-link.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { GoNow } from '#app/features/go-now/go-now.tsx';
import { RoadMapSheet } from '#app/features/page-parts/road-map.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

/** Two buttons that share a line of a phone, below the one that has a line of its own. */
const sideBySide = 'max-sm:px-1 max-sm:text-sm';

/** What to know before driving up. Other pages lead here: its id is part of the site's addresses. */
export function PlanYourVisit({ page, goNow, map }: Pick<PageProps<'home'>, 'page' | 'goNow' | 'map'>) {
  const section = sectionOf(page, 'planvisit');
  return (
    <Section section={section}>
      <div className="mb-6">
        <GoNow words={goNow} />
      </div>
      <div className="beside lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] print:grid-cols-[minmax(0,1fr)_13rem]">
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 content-start">
          {section.parts.map(({ id, title, html }) => (
            <div key={id} className="ruled">
              <h3>{title}</h3>
              <Prose html={html} className="prose mt-2 leading-snug" />
            </div>
          ))}
        </div>
        <RoadMapSheet map={map} />
      </div>
      <Actions
        className="mt-6"
        page={page}
        first="secondary"
        of={{
          directions: { icon: MapPin, className: 'max-sm:basis-full' },
          rules: { className: sideBySide },
          calendar: { className: sideBySide },
        }}
      />
    </Section>
  );
}
