/** What is tested so that everybody can use the site, what is not, and whom to tell. */
import { Mail, Phone } from 'lucide';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf, type PageProps } from '#app/lib/page-content.ts';

export default function Accessibility({ top, page }: PageProps) {
  const actions = actionsOf(page, 'call', 'contact');
  return (
    <TextPage
      top={top}
      sections={page.sections}
      actions={
        <>
          <ActionLink action={actions.call} icon={Phone} />
          <ActionLink action={actions.contact} icon={Mail} tone="secondary" />
        </>
      }
    />
  );
}
