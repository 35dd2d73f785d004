import { MessageSquare } from 'lucide-react';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { DownloadLink } from '#app/features/downloads/download-link.tsx';
import type { DownloadOption } from '#app/features/downloads/download-options.server.ts';
import { DownloadOptions } from '#app/features/downloads/download-options.tsx';
import type { Toast } from '#app/features/toast/toast.tsx';
import type { Section as SectionContent } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

type Under21Props = {
  section: SectionContent;
  actions: Record<'youth-form' | 'download' | 'ask' | 'under-21', Action>;
  notice: Toast;
  options: readonly DownloadOption[];
};

/** Who may shoot below 21, the form that they need, and every way to get it. */
export function Under21({ section, actions, notice, options }: Under21Props) {
  return (
    <Section section={section}>
      <div className="flex flex-wrap gap-3">
        <DownloadLink action={actions.download} notice={notice} tone="secondary" />
        <ActionLink action={actions['under-21']} tone="secondary" />
      </div>
      <div className="mt-2 mb-5 flex flex-wrap gap-x-6">
        <ActionLink action={actions['youth-form']} tone="quiet" />
        <ActionLink action={actions.ask} tone="quiet" icon={MessageSquare} />
      </div>
      <DownloadOptions options={options} />
    </Section>
  );
}
