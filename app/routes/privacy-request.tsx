import { Mail, Phone } from 'lucide';
import { Actions } from '#app/components/ui/action-link.tsx';
import { useToast } from '#app/components/ui/toast.tsx';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { LastUpdated } from '#app/features/legal/legal-document.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import type { PageProps } from '#app/lib/page-props.ts';

/** How long "Processing..." stays at least, so that it can be read, in milliseconds. */
const processing = 1000;

export default function PrivacyRequest({ top, page, copy, notice }: PageProps<'privacy-request'>) {
  const showToast = useToast();
  const onSent = () => showToast({ ...notice, isSuccess: true });
  return (
    <TextPage
      top={top}
      sections={page.sections}
      steps={['timeline']}
      actions={<Actions page={page} of={{ form: null, privacy: { tone: 'quiet' } }} />}
      below={{
        request: <InboxForm copy={copy} atLeastMs={processing} onSent={onSent} />,
        'other-ways': (
          <>
            <Actions page={page} first="secondary" of={{ email: Mail, call: Phone }} />
            <LastUpdated page={page} />
          </>
        ),
      }}
    />
  );
}
