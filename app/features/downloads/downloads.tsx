import { Download } from 'lucide';
import { ActionLink, type ActionLinkProps } from '#app/components/ui/action-link.tsx';
import type { Toast } from '#app/components/ui/toast.tsx';
import type { Action } from '#content/schema/text.ts';

type DownloadLinkProps = Pick<ActionLinkProps, 'action' | 'tone' | 'className'> & {
  /** The toast shown on click: content/notices.yaml has one text for the home page and one for the others. */
  notice: Toast;
};

/** Needs no script of its own: document.tsx shows the toast. */
export const DownloadLink = ({ notice, ...link }: DownloadLinkProps) => (
  <ActionLink {...link} icon={Download} download data-toast={JSON.stringify(notice)} />
);

export type OtherWaysProps = { title: string; ways: readonly Action[] };

export function OtherWays({ title, ways }: OtherWaysProps) {
  return (
    <div className="screen-only flex flex-wrap items-baseline gap-x-3">
      <p>{title}:</p>
      <ul className="flex flex-wrap gap-x-3">
        {ways.map((action) => (
          <li key={action.label}>
            <ActionLink tone="plain" action={action} newTab={/\.\w+$/.test(action.to)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
