import type { FormCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { useToast, type Toast } from '#app/components/ui/toast.tsx';

/** "Processing..." stays on screen long enough to be read, in milliseconds. */
const processing = 1000;

/** Sends a California privacy request, and says so in a message at the edge of the screen too. */
export function PrivacyRequestForm({ copy, notice }: { copy: FormCopy; notice: Toast }) {
  const showToast = useToast();
  return <InboxForm copy={copy} atLeastMs={processing} onSent={() => showToast({ ...notice, isSuccess: true })} />;
}
