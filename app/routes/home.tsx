import { EmbedFrame } from '#app/components/embeds/embed-frame.tsx';
import { ErrorBoundary } from '#app/components/ui/deferred.tsx';
import { later } from '#app/components/ui/later.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { AgendaStandIn } from '#app/features/status/coming-days.tsx';
import { ClosureDialogs } from './home/closure-dialogs.tsx';
import { AnnouncementBand } from '#app/features/announcements/announcement-line.tsx';
import { Hero } from './home/hero.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

const Middle = later(() => import('./home/middle.tsx'), '#why details, #gallery');
const End = later(() => import('./home/end.tsx'), '#planvisit, #email-list');

export const parts = [Middle, End];

export default function Home({ top, page, ...data }: PageProps<'home'>) {
  const calendar = sectionOf(page, 'calendar');
  return (
    <>
      <ErrorBoundary>
        <ClosureDialogs {...data.dialogs} />
      </ErrorBoundary>
      <Hero top={top} page={page} name={data.name} facts={data.facts} />
      <AnnouncementBand announcement={data.announcement} />

      <Middle page={page} {...data} />

      <Section section={calendar} className="prints-days">
        <EmbedFrame {...data.calendar}>
          <AgendaStandIn title={calendar.parts[0]?.title ?? ''} />
        </EmbedFrame>
      </Section>

      <End page={page} {...data} />
    </>
  );
}
