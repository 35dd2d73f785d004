import { CloudSun, Phone } from 'lucide';
import { EmbedFrame } from '#app/components/embeds/embed-frame.tsx';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Agenda } from '#app/features/status/agenda.tsx';
import { AnnouncementBand } from '#app/features/announcements/announcement-line.tsx';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { ComingDays } from '#app/features/status/coming-days.tsx';
import { StatusLine } from '#app/features/status/status-line.tsx';
import { Subscribe } from './calendar/subscribe.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

export default function Calendar({ top, page, announcement, calendar, subscribe, copy, crm }: PageProps<'calendar'>) {
  const agenda = sectionOf(page, 'agenda');
  const words = useShellWords();
  return (
    <>
      <PageHeader {...top} sign={<StatusLine />}>
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
        <EmbedFrame {...calendar} />
      </Section>

      <Section section={subscribe.section}>
        <Subscribe {...subscribe} />
      </Section>

      <Section section={sectionOf(page, 'before')} />

      <Section section={sectionOf(page, 'contact')}>
        {crm ? (
          <EmbedFrame {...crm} />
        ) : (
          <div className="fields-in-pairs">
            <InboxForm copy={copy} values={{ topic: words.calendarTopic }} />
          </div>
        )}
      </Section>
    </>
  );
}
