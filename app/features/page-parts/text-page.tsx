import type { ReactNode } from 'react';
import { Figure } from '#app/components/ui/illustration-mark.tsx';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import type { PageContent } from '#app/lib/page-content.ts';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Section } from '#content/page.server.ts';
import { Points } from './points.tsx';
import { SplitSection } from './split-section.tsx';

type TextPageProps = {
  top: PageContent['top'];
  sections: readonly Section[];
  /** Those below the text of sections, by the sections' ids. */
  pictures?: Readonly<Partial<Record<string, PictureData>>>;
  actions: ReactNode;
  children?: ReactNode;
};

/** A page to read: its top, what matters before the text, and its sections, each with its parts. */
export function TextPage({ top, sections, pictures, actions, children }: TextPageProps) {
  return (
    <>
      <PageHeader {...top}>{actions}</PageHeader>
      {children}
      {sections.map(({ parts, ...section }) => (
        <SplitSection key={section.id} section={section}>
          <Figure picture={pictures?.[section.id]} />
          {parts.length > 0 && <Points parts={parts} />}
        </SplitSection>
      ))}
    </>
  );
}
