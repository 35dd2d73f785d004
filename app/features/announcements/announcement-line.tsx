import { Megaphone } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Announcement } from '#content/schema/notices.ts';

type AnnouncementLineProps = { announcement: Announcement; isSpanish?: boolean };

export function AnnouncementLine({ announcement: { text, es, link }, isSpanish = false }: AnnouncementLineProps) {
  return (
    <p className="announcement" lang={isSpanish ? 'es' : 'en-US'}>
      <Icon of={Megaphone} className="size-5" />
      <span>
        {isSpanish ? es : text}{' '}
        {link && (
          <a href={link} className="underline underline-offset-4">
            {isSpanish ? 'Más información' : 'Details'}
          </a>
        )}
      </span>
    </p>
  );
}

/** The same between the sections of a page, in the served HTML too. */
export function AnnouncementBand({ announcement }: { announcement: Announcement | undefined }) {
  return (
    announcement && (
      <aside aria-label="Announcement" className="bg-panel border-b border-rule">
        <AnnouncementLine announcement={announcement} />
      </aside>
    )
  );
}
