import { Megaphone } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import { usePageState } from '#app/page-state.ts';
import type { Announcement } from '#content/schema/notices.ts';
import { englishPath } from '#domain/language.ts';

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

/** The club's announcement between the sections of a page, in the served HTML too. */
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

/** Pages with an AnnouncementBand between their sections. */
const ownPages = ['/', '/calendar'];

/** The club's announcement at the top of the other pages. */
export function AnnouncementAside({ announcement }: AnnouncementProps) {
  const words = useShellWords();
  if (ownPages.includes(englishPath(usePageState().pathname))) return null;
  return (
    <aside aria-label={words.announcement} className="announcement-quiet">
      <AnnouncementLine announcement={announcement} />
    </aside>
  );
}
