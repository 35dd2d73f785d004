/** The component of pages that consist of their Markdown: `template: text` in their front matter. */
import { Mail, Phone } from 'lucide';
import { Actions } from '#app/components/ui/action-link.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PageContent } from '#app/lib/page-content.ts';
import type { PictureData } from '#app/lib/picture-data.ts';
import { type BySection, TextPage } from './text-page.tsx';

export const isStatic = true;

export default function MarkdownPage({ top, page, pictures }: PageContent & { pictures: BySection<PictureData> }) {
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
