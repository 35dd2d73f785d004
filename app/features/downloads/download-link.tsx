import { Download } from 'lucide';
import { ActionLink, type ActionLinkProps } from '#app/components/ui/action-link.tsx';
import { useToast, type Toast } from '#app/features/toast/toast.tsx';

type DownloadLinkProps = Pick<ActionLinkProps, 'action' | 'tone' | 'className'> & {
  /** What is said on click: content/notices.yaml has one text for the home page and one for the others. */
  notice: Toast;
};

/**
 * A link that saves a file, and says where the other ways to get it are. Without JavaScript it still saves the file.
 */
export function DownloadLink({ notice, ...link }: DownloadLinkProps) {
  const show = useToast();
  return <ActionLink {...link} icon={Download} download onClick={() => show(notice)} />;
}
