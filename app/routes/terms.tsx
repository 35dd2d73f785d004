import { Actions } from '#app/components/ui/action-link.tsx';
import { LegalDocument } from '#app/features/legal/legal-document.tsx';
import type { PageContent } from '#app/lib/page-content.ts';

export const isStatic = true;

export default function Terms({ top, page }: PageContent) {
  const onward = (
    <Actions
      className="mt-5"
      page={page}
      first="secondary"
      of={{ contact: null, privacy: { tone: 'quiet' }, faq: { tone: 'quiet' } }}
    />
  );
  return <LegalDocument top={top} page={page} below={{ contact: onward }} />;
}
