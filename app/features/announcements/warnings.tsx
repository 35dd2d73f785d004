/**
 * What a visitor must see before driving up, in a banner below the header. It covers the picture at the top of a page
 * and scrolls away with it, so nothing moves when it appears.
 */
import { TrafficCone, TriangleAlert } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { contactPage, NearClosures } from '#app/features/closures/near-closures.tsx';
import { useSiteAlerts, useSiteRoads } from '#app/features/live/site-source.ts';
import { useToday } from '#app/features/status/today.tsx';
import type { ShellWords } from '#app/lib/shell-words.server.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { usePageState } from '#app/page-state.ts';
import type { Announcement } from '#content/schema/announcements.ts';
import { activeAlerts, type WeatherAlert } from '#domain/alerts.ts';
import { rangeDay } from '#domain/range-time.ts';
import { type FullClosure, fullClosures } from '#domain/road-words.ts';
import { momentAt } from '#domain/format-time.ts';
import { AnnouncementLine } from './announcement-line.tsx';

/** Pages that have the announcement between their sections. */
const announcementPages = ['/', '/calendar'];

/** The page that lists every alert and road closure. */
const weatherPage = '/weather';

/**
 * One banner at a time: today's closure of the range, a full closure of a road to it, a weather alert, a closure to
 * come, the club's announcement. The home page shows a closed road in any case. The page that lists them all has none.
 */
export function Warnings({ announcement }: { announcement: Announcement | undefined }) {
  const { pathname } = usePageState();
  const today = useToday();
  const isElsewhere = pathname !== weatherPage;
  const roads = useSiteRoads(isElsewhere);
  const alerts = useSiteAlerts(isElsewhere);
  const isClosedToday =
    pathname !== contactPage &&
    today?.closures.some(({ event }) => rangeDay(new Date(event.start)) <= rangeDay(today.now));
  const closed = isElsewhere ? fullClosures(roads.value?.roads ?? []) : [];
  // The server leaves out what is over, but the last answer may be old.
  const warnings = activeAlerts(alerts.value?.alerts ?? [], alerts.at).filter(({ siteWide }) => siteWide);
  const road = closed.length > 0 && <RoadBanner closed={closed} now={roads.at} />;
  if (isClosedToday)
    return (
      <>
        <NearClosures />
        {pathname === '/' && road}
      </>
    );
  if (road) return road;
  if (isElsewhere && warnings.length > 0) return <AlertBanner alerts={warnings} now={alerts.at} />;
  const isShown = announcement && !announcementPages.includes(pathname);
  return <NearClosures otherwise={isShown && <AnnouncementBanner announcement={announcement} />} />;
}

function AnnouncementBanner({ announcement }: { announcement: Announcement }) {
  const words = useShellWords();
  return (
    <aside aria-label={words.announcement} className="announcement-quiet">
      <AnnouncementLine announcement={announcement} isSpanish={words.language === 'es'} />
    </aside>
  );
}

function RoadBanner({ closed, now }: { closed: readonly FullClosure[]; now: Date }) {
  const words = useShellWords();
  const at = (moment: string) => momentAt(new Date(moment), now, words.language);
  const [first, ...others] = closed;
  return (
    <aside aria-label={words.closedRoads}>
      <a href={`${weatherPage}#roads`} className="announcement">
        <Icon of={TrafficCone} className="size-5 text-danger" />
        <span>
          <strong lang="en-US" className="font-semibold">
            {first?.line}
          </strong>
          {ending(words, others.length, first?.checkedAt && `, ${words.checked} ${at(first.checkedAt)}`)}{' '}
          <span className="underline underline-offset-4">{words.allRoads}</span>
        </span>
      </a>
    </aside>
  );
}

function AlertBanner({ alerts: [first, ...others], now }: { alerts: readonly WeatherAlert[]; now: Date }) {
  const words = useShellWords();
  const at = (moment: string) => momentAt(new Date(moment), now, words.language);
  return (
    <div role="alert">
      <a href={`${weatherPage}#current`} className="announcement">
        <Icon of={TriangleAlert} className="size-5 text-danger" />
        <span>
          <strong lang="en-US" className="font-semibold">
            {first?.event}
          </strong>
          {ending(words, others.length, first?.ends && ` ${words.until} ${at(first.ends)}`)}{' '}
          <span className="underline underline-offset-4">{words.alertDetails}</span>
        </span>
      </a>
    </div>
  );
}

/** The end of a banner's sentence. A Spanish time has its period already: "10:00 a.m." */
function ending(words: ShellWords, others: number, moment: string | null | undefined): string {
  const text = [moment ?? '', others > 0 ? ` ${words.and} ${others} ${words.more}` : ''].join('');
  return text.endsWith('.') ? text : `${text}.`;
}
