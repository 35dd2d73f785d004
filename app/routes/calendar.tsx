import { CloudSun, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { later } from '#app/components/ui/later.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Agenda } from '#app/features/status/agenda.tsx';
import { AnnouncementBand } from '#app/features/announcements/announcement-line.tsx';
import { ComingDays } from '#app/features/status/coming-days.tsx';
import { StatusLine } from '#app/features/status/status-line.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

const Frame = later(
  async () => ({ default: (await import('#app/components/embeds/embed-frame.tsx')).EmbedFrame }),
  '#agenda [data-frame]',
);
const Questions = later(() => import('./calendar/questions.tsx'), '#subscribe, #contact');

export const parts = [Frame, Questions];

export default function Calendar({ top, page, announcement, calendar, subscribe, copy, crm }: PageProps<'calendar'>) {
  const agenda = sectionOf(page, 'agenda');
  return (
    <>
      <PageHeader {...top} look="masthead masthead-over" sign={<StatusLine />}>
        <Actions page={page} of={{ call: Phone, weather: CloudSun }} />
      </PageHeader>
      <AnnouncementBand announcement={announcement} />

      <Section isDeep isWide section={sectionOf(page, 'events')} className="band-loud">
        {/* Its space is reserved, so that nothing below shifts when today is known. */}
        <HtmlBoundary name="coming-days" className="large-days noscript:hidden">
          <ComingDays title={agenda.parts[0]?.title ?? ''} isAwaited />
        </HtmlBoundary>
      </Section>

      <Section section={{ id: agenda.id, title: agenda.title }}>
        <HtmlBoundary name="agenda">
          <Agenda className="wide-agenda noscript:min-h-0" />
        </HtmlBoundary>
        <Frame {...calendar} />
      </Section>

      <Questions page={page} subscribe={subscribe} copy={copy} crm={crm} />
    </>
  );
}
