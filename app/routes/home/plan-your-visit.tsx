import { MapPin } from 'lucide';
import { Actions } from '#app/components/ui/action-link.tsx';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { GoNow } from '#app/features/go-now/go-now.tsx';
import { RoadMapSheet } from '#app/features/page-parts/road-map-sheet.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

type PlanYourVisitProps = Pick<PageProps<'home'>, 'page' | 'goNow' | 'map' | 'englishOnly'>;

/** What to know before driving up. Other pages link to its id, so the id must not change. */
export function PlanYourVisit({ page, goNow, map, englishOnly }: PlanYourVisitProps) {
  const section = sectionOf(page, 'planvisit');
  return (
    <Section section={section}>
      <GoNow words={goNow} />
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start print:grid print:grid-cols-[minmax(0,1fr)_14.5rem]">
        <div className="grid gap-x-8 lg:gap-y-3 sm:grid-cols-2 content-start print:grid-cols-2">
          {section.parts.map(({ id, title, html }, index) => (
            <Fold key={id} title={title} isOpen={index === 0}>
              <Prose
                html={html}
                className="prose mb-2 max-sm:text-sm/[1.3] leading-snug print:mb-0 print:text-[1rem]/[1.2]"
              />
            </Fold>
          ))}
          {englishOnly && (
            <Fold title={englishOnly.title} className="sm:col-span-full screen-only">
              <Prose html={englishOnly.text} className="prose mb-2 max-sm:text-sm/[1.3] leading-snug" />
            </Fold>
          )}
        </div>
        <Fold title={map.heading} className="fold-bare max-sm:-mt-3">
          <RoadMapSheet map={map} look="max-lg:aspect-3/2 max-lg:object-cover" />
        </Fold>
      </div>
      <Actions
        page={page}
        first="secondary"
        className="first-across"
        of={{ directions: MapPin, rules: null, calendar: null }}
      />
    </Section>
  );
}
