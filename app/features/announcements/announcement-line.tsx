import { Megaphone } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { Announcement } from '#content/schema/notices.ts';

type AnnouncementProps = { announcement: Pick<Announcement, 'text' | 'link'> };

export function AnnouncementLine({ announcement: { text, link } }: AnnouncementProps) {
  const words = useShellWords();
  return (
    <p className="announcement" lang={words.language}>
      <Icon of={Megaphone} className="size-5" />
      <span>
        {text}{' '}
        {link && (
          <a href={link} className="underline underline-offset-4">
            {words.details}
          </a>
        )}
      </span>
    </p>
  );
}

/** The same between the sections of a page, in the served HTML too. */
export function AnnouncementBand({ announcement }: { announcement: AnnouncementProps['announcement'] | undefined }) {
  const words = useShellWords();
  return (
    announcement && (
      <aside aria-label={words.announcement} className="bg-panel border-b border-rule">
        <AnnouncementLine announcement={announcement} />
      </aside>
    )
  );
}
