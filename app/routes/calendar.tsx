import { CloudSun, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { EmbedFrame } from '#app/components/embeds/embed-frame.tsx';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Agenda } from '#app/features/status/agenda.tsx';
import { AnnouncementBand } from '#app/features/announcements/announcement-line.tsx';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { ComingDays } from '#app/features/status/coming-days.tsx';
import { StatusLine } from '#app/features/status/status-line.tsx';
import { Subscribe } from './calendar/subscribe.tsx';
import type { Section as SectionContent } from '#content/page.server.ts';
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

      <div className="band page-width grid gap-10 lg:grid-cols-[3fr_2fr]">
        <Half section={sectionOf(page, 'events')}>
          {/* Its room is kept, or the frame below would move when today is known. */}
          <HtmlBoundary name="coming-days" className="large-days noscript:min-h-0">
            <ComingDays title={agenda.parts[0]?.title ?? ''} />
          </HtmlBoundary>
          <EmbedFrame {...calendar} />
        </Half>
        <Half section={agenda}>
          <HtmlBoundary name="agenda">
            <Agenda className="min-h-60 lg:h-150 lg:overflow-y-auto noscript:min-h-0 noscript:h-auto" />
          </HtmlBoundary>
        </Half>
      </div>

      <Section section={subscribe.section}>
        <Subscribe {...subscribe} />
      </Section>

      <Section section={sectionOf(page, 'before')} />

      <Section section={sectionOf(page, 'contact')}>
        {crm ? <EmbedFrame {...crm} /> : <InboxForm copy={copy} values={{ topic: words.calendarTopic }} />}
      </Section>
    </>
  );
}

function Half({ section, children }: { section: SectionContent; children: ReactNode }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} className="min-w-0">
      <h2 id={`${section.id}-heading`} className="heading mb-3">
        {section.title}
      </h2>
      <Prose html={section.html} className="prose mb-5 lg:min-h-20" />
      {children}
    </section>
  );
}
