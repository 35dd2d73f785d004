/** The component of text pages. */
import { Fragment, type ReactNode } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Figure } from '#app/components/ui/illustration-mark.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Steps } from '#app/components/ui/steps.tsx';
import type { PageContent } from '#app/lib/page-content.ts';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Section as SectionContent } from '#content/page.server.ts';

/** Values by section id. */
export type BySection<Value> = Readonly<Record<string, Value>>;

type TextPageProps = {
  top: PageContent['top'] & { look?: string; beside?: ReactNode };
  sections: readonly SectionContent[];
  actions?: ReactNode;
  children?: ReactNode;
  pictures?: BySection<PictureData>;
  spots?: BySection<ReactNode>;
  /** Shown below the text and the parts of sections. */
  below?: BySection<ReactNode>;
  /** Sections whose parts are numbered steps; the numbers continue from one section to the next. */
  steps?: readonly string[];
  instead?: BySection<ReactNode>;
  /** The page's most prominent section. */
  loud?: string;
};

/** A page's top and its sections in order, each with its text and parts. Throws for an unknown section. */
export function TextPage({
  top,
  sections,
  actions,
  children,
  pictures,
  spots,
  below,
  steps,
  instead,
  loud,
}: TextPageProps) {
  const ids = sections.map(({ id }) => id);
  const missing = [...Object.keys({ ...below, ...instead }), ...(steps ?? []), ...(loud ? [loud] : [])].find(
    (id) => !ids.includes(id),
  );
  if (missing) throw new Error(`The page needs a section "## Heading {#${missing}}". It has: ${ids.join(', ')}`);
  const firstStepOf = (section: SectionContent) =>
    1 +
    sections.slice(0, sections.indexOf(section)).flatMap(({ id, parts }) => (steps?.includes(id) ? parts : [])).length;
  return (
    <>
      <PageHeader {...top}>{actions}</PageHeader>
      {children}
      {sections.map((section) => {
        const { id, parts } = section;
        if (instead && id in instead) return <Fragment key={id}>{instead[id]}</Fragment>;
        return (
          <Section
            key={id}
            section={section}
            spot={spots?.[id]}
            {...(id === loud && { isWide: true, isDeep: true, className: 'band-loud' })}
          >
            <Figure picture={pictures?.[id]} />
            {steps?.includes(id) ? (
              <Steps parts={parts} from={firstStepOf(section)} />
            ) : (
              parts.length > 0 && <Points parts={parts} />
            )}
            {below?.[id]}
          </Section>
        );
      })}
    </>
  );
}
