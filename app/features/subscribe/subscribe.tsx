import { CalendarPlus } from 'lucide';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { CopyButton } from '#app/features/page-parts/copy-button.tsx';
import type { Subscriptions } from './subscriptions.server.ts';

type SubscribeProps = Pick<Subscriptions, 'files' | 'copied'> & { level?: 'h3' | 'h4' };

/** Closures and hours in the visitor's own calendar: in this device's, in Google's, or wherever a link is pasted. */
export function Subscribe({ files, copied, level: Heading = 'h3' }: SubscribeProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {files.map(({ id, title, html, links, copy }) => (
        <div key={id} className="plate p-5 flex flex-col">
          <Heading className="text-2xl">{title}</Heading>
          <Prose html={html} className="prose mt-2 mb-3 grow" />
          <p className="flex flex-wrap gap-x-6 mb-2">
            {links.map((action) => (
              <ActionLink key={action.label} action={action} tone="quiet" icon={CalendarPlus} about={title} />
            ))}
          </p>
          <CopyButton label={copy.label} about={title} copied={copied} text={copy.to} />
        </div>
      ))}
    </div>
  );
}
