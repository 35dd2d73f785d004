import { Fold } from '#app/components/ui/disclosure.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { GettingHere } from './getting-here.tsx';

export default function Directions({ page, way }: Pick<PageProps<'contact'>, 'page' | 'way'>) {
  const byRoad = sectionOf(page, 'by-road');
  return (
    <>
      <GettingHere page={page} {...way} />

      <Section section={byRoad}>
        <div className="grid gap-x-8 lg:grid-cols-3">
          {byRoad.parts.map(({ id, title, html }) => (
            <Fold key={id} id={id} title={title}>
              <Prose html={html} className="prose mb-3" />
            </Fold>
          ))}
        </div>
      </Section>
    </>
  );
}
