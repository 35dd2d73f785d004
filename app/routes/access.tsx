import { Mail, Phone } from 'lucide';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Spot } from '#app/components/ui/spot.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

export const isStatic = true;

export default function Access({ top, page, known, open }: PageProps<'access'>) {
  return (
    <TextPage
      top={top}
      sections={page.sections.map((section) => (section.id === known.id ? known : section))}
      actions={<Actions page={page} of={{ call: Phone, write: Mail }} />}
      spots={{ known: <Spot name="bench" /> }}
      below={{
        known: (
          <p className="screen-only">
            <ActionLink action={actionsOf(page, 'site').site} tone="quiet" />
          </p>
        ),
      }}
      instead={{
        ask: open.length > 0 && (
          <Section section={sectionOf(page, 'ask')}>
            <ul className="max-w-prose list-disc pl-5 sm:columns-2 sm:gap-x-8">
              {open.map(({ id, title }) => (
                <li key={title} id={id} className="break-inside-avoid py-0.5">
                  {title}
                </li>
              ))}
            </ul>
          </Section>
        ),
      }}
    />
  );
}
