/** What is tested so that everybody can use the site, what is not, and whom to tell. */
import { Mail, Phone } from 'lucide';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import type { loader } from './accessibility.server.ts';

export default function Accessibility({ actions, ...page }: ReturnType<typeof loader>) {
  return (
    <TextPage
      {...page}
      actions={
        <>
          <ActionLink action={actions.call} icon={Phone} />
          <ActionLink action={actions.contact} icon={Mail} tone="secondary" />
        </>
      }
    />
  );
}
