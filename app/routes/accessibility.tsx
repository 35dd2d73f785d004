/** What is tested so that everybody can use the site, what is not, and whom to tell. */
import { Mail, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import type { loader } from './accessibility.server.ts';

export default function Accessibility({ top, sections, actions }: ReturnType<typeof loader>) {
  return (
    <>
      <PageHeader {...top}>
        <div className="screen-only actions">
          <ActionLink action={actions.call} icon={Phone} />
          <ActionLink action={actions.contact} icon={Mail} tone="secondary" />
        </div>
      </PageHeader>
      {sections.map((section, index) => (
        <SplitSection key={section.id} section={section} tone={index % 2 === 0 ? 'page' : 'panel'} />
      ))}
    </>
  );
}
