/** The rights of Californians over what we know about them, and the form to use them. */
import { Mail, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { LastUpdated } from '#app/features/legal/legal-document.tsx';
import { Points } from '#app/features/page-parts/points.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { Steps } from '#app/features/page-parts/steps.tsx';
import { type PageProps, sectionOf } from '#app/lib/page-content.ts';
import type { loader } from './privacy-request.server.ts';
import type { FormCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { useToast, type Toast } from '#app/components/ui/toast.tsx';

export default function PrivacyRequest({ top, page, copy, notice }: PageProps<typeof loader>) {
  return (
    <>
      <PageHeader {...top}>
        <Actions page={page} of={{ form: null, privacy: { tone: 'quiet' } }} />
      </PageHeader>

      <SplitSection section={sectionOf(page, 'your-rights')}>
        <Points parts={sectionOf(page, 'your-rights').parts} />
      </SplitSection>
      <SplitSection section={sectionOf(page, 'timeline')}>
        <Steps parts={sectionOf(page, 'timeline').parts} />
      </SplitSection>
      <SplitSection section={sectionOf(page, 'request')}>
        <PrivacyRequestForm copy={copy} notice={notice} />
      </SplitSection>
      <SplitSection section={sectionOf(page, 'other-ways')}>
        <Actions page={page} first="secondary" of={{ email: Mail, call: Phone }} />
        <LastUpdated page={page} />
      </SplitSection>
    </>
  );
}

/** "Processing..." stays on screen long enough to be read, in milliseconds. */
const processing = 1000;

/** Sends a California privacy request, and says so in a message at the edge of the screen too. */
function PrivacyRequestForm({ copy, notice }: { copy: FormCopy; notice: Toast }) {
  const showToast = useToast();
  return <InboxForm copy={copy} atLeastMs={processing} onSent={() => showToast({ ...notice, isSuccess: true })} />;
}
