import { MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Spot, type SpotName } from '#app/components/ui/spot.tsx';
import { Questions } from '#app/features/page-parts/questions.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { PageProps } from '#app/lib/page-props.ts';

export const isStatic = true;

const spots: Readonly<Record<string, SpotName>> = {
  general: 'sign',
  'new-shooters': 'glasses',
  equipment: 'ear-muffs',
};

export default function Faq({ top, page, questions }: PageProps<'faq'>) {
  const words = useShellWords();
  return (
    <>
      <PageHeader {...top} look="masthead masthead-over">
        <nav aria-label={words.sections} className="actions">
          {questions.map(({ id, title }) => (
            <ActionLink key={id} tone="secondary" action={{ label: title, to: `#${id}` }} />
          ))}
        </nav>
      </PageHeader>
      {questions.map(({ items, ...section }, index) => (
        <Section key={section.id} section={section} spot={<Spot name={spots[section.id]} />}>
          <Questions items={items} isFirstOpen={index === 0} />
        </Section>
      ))}
      <Section section={sectionOf(page, 'still-a-question')}>
        <Actions page={page} of={{ call: Phone, contact: MapPin }} />
      </Section>
    </>
  );
}
