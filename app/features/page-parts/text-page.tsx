/** Pages to read. The default export is the component of a page that is its Markdown alone (`template: text`). */
import { Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { Figure } from '#app/components/ui/illustration-mark.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PageContent, PageProps } from '#app/lib/page-content.ts';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Section } from '#content/page.server.ts';
import { Points } from './points.tsx';
import { SplitSection } from './split-section.tsx';

/** Those below the text of sections, by the sections' ids. */
type SectionPictures = Readonly<Partial<Record<string, PictureData>>>;

type TextPageProps = {
  top: PageContent['top'];
  sections: readonly Section[];
  pictures?: SectionPictures;
  actions: ReactNode;
  children?: ReactNode;
};

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

export default function TextTemplate({ top, page, pictures }: PageProps & { pictures: SectionPictures }) {
  const icons = Object.entries(page.actions).map(([name, { to }]) => [name, iconOf(to)]);
  return (
    <TextPage
      top={top}
      sections={page.sections}
      pictures={pictures}
      actions={<Actions page={page} of={Object.fromEntries(icons)} />}
    >
      {page.intro && (
        <div className="page-width pt-8">
          <Prose html={page.intro} />
        </div>
      )}
    </TextPage>
  );
}

const iconOf = (to: string) => (to.startsWith('tel:') ? Phone : to.endsWith('#message') ? Mail : null);
