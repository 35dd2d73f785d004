/** Warnings that a visitor must see before driving up, in a banner over the picture, so that nothing shifts. */
import { CalendarX, type IconNode, TrafficCone, TriangleAlert } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { alerts as alertSource, roads as roadSource, useAnswer } from '#app/features/live/use-live.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { useToday } from '#app/features/status/today.tsx';
import { useNews } from '#app/features/status/use-words.ts';
import { englishPath } from '#domain/language.ts';
import { LinkTo } from '#app/components/ui/link-to.tsx';
import type { LinkedPage } from '#words/shell-words.server.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { usePageState } from '#app/page-state.ts';
import type { Announcement } from '#content/schema/notices.ts';
import { rangeDay } from '#domain/range-time.ts';
import { fullClosures } from '#domain/roads.ts';
import { joined, type Phrase } from '#words/phrase.ts';
import { sayWaysAround } from '#words/say-roads.ts';
import { inWords } from '#words/sentences.ts';
import { AnnouncementAside } from './announcement-line.tsx';

const weatherPage = '/weather';
const contactPage = '/contact';

type WarningsProps = {
  announcement: Announcement | undefined;
  /** Whether the page is not /weather, which shows roads and alerts itself. */
  isElsewhere: boolean;
};

/** One banner at a time: today's closure, a closed road, a weather alert, a coming closure, the club's announcement. */
export default function Warnings({ announcement, isElsewhere }: WarningsProps) {
  const pathname = englishPath(usePageState().pathname);
  const words = useShellWords();
  const today = useToday();
  const catalog = useNews();
  const roads = useAnswer(roadSource);
  const alerts = useAnswer(alertSource);
  const closedRoads = isElsewhere && roads.value ? fullClosures(roads.value) : [];
  const warnings = (alerts.value?.alerts ?? []).filter(({ siteWide }) => siteWide);
  const closures = (pathname !== contactPage && today?.closures) || [];
  const near = closures.filter(({ isNear }) => isNear);
  const isClosedToday = closures.some(({ event }) => today && rangeDay(new Date(event.start)) <= rangeDay(today.now));
  if (!catalog) return null;
  const around = sayWaysAround(closedRoads, words.ways);
  const road = closedRoads[0] && (
    <Banner
      label={words.closedRoads}
      icon={TrafficCone}
      page={weatherPage}
      place="roads"
      line={catalog.roadBanner(closedRoads[0], closedRoads.length - 1, roads.now)}
      after={around.map((one) => inWords(catalog, one))}
      link={words.allRoads}
    />
  );
  const alert = isElsewhere && warnings[0] && (
    <Banner
      icon={TriangleAlert}
      page={weatherPage}
      place="current"
      line={catalog.alert(warnings[0], warnings.length - 1, alerts.now)}
      link={words.alertDetails}
    />
  );
  const closure = near[0] && (
    <Banner
      label={words.closures}
      icon={CalendarX}
      page={contactPage}
      place="closures"
      line={catalog.closureBanner(near[0].line, near.length - 1)}
      link={words.allClosures}
    />
  );
  if (isClosedToday)
    return (
      <>
        {closure}
        {pathname === '/' && road}
      </>
    );
  const warning = road || alert || closure;
  if (warning) return warning;
  // Wait until it is known that there is no closure to announce.
  return today && announcement && <AnnouncementAside announcement={announcement} />;
}

type BannerProps = {
  /** The landmark's label. A banner without one interrupts screen readers. */
  label?: string;
  icon: IconNode;
  page: LinkedPage;
  place: string;
  line: Phrase;
  /** What to do, in a sentence. */
  after?: readonly Phrase[];
  link: string;
};

function Banner({ label, icon, page, place, line, after, link }: BannerProps) {
  const Landmark = label ? 'aside' : 'div';
  return (
    <Landmark aria-label={label} role={label ? undefined : 'alert'}>
      <LinkTo page={page} place={place} className="announcement">
        <Icon of={icon} className="size-5 text-danger" />
        <span>
          <span>
            <SaidText of={line} />
            {after && (
              <span className="announcement-more">
                {' '}
                <SaidText of={joined(after, ' ')} />
              </span>
            )}
          </span>{' '}
          <span className="underline underline-offset-4">{link}</span>
        </span>
      </LinkTo>
    </Landmark>
  );
}
