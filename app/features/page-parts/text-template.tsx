/** A page that is its Markdown alone: `template: text` in its front matter. */
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PageProps } from '#app/lib/page-content.ts';
import type { PictureData } from '#app/lib/picture-data.ts';
import { TextPage } from './text-page.tsx';

type TextTemplateProps = PageProps & {
  /** Those below the text of sections, by the sections' ids. */
  pictures: Readonly<Record<string, PictureData>>;
};

export default function TextTemplate({ top, page: { intro, sections, actions }, pictures }: TextTemplateProps) {
  const buttons = Object.values(actions).map((action, index) => (
    <ActionLink key={action.label} action={action} tone={index === 0 ? 'primary' : 'secondary'} />
  ));
  return (
    <TextPage top={top} sections={sections} pictures={pictures} actions={buttons}>
      {intro && (
        <div className="page-width pt-8">
          <Prose html={intro} />
        </div>
      )}
    </TextPage>
  );
}
