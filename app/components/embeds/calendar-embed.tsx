import type { ReactNode } from 'react';
import type { Embeds } from '#content/schema/embeds.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { calendarFrameUrl, calendarPageUrl } from './frame-urls.ts';

type CalendarEmbedProps = {
  /** `embeds.calendar`. */
  calendar: Embeds['calendar'];
  /** `site.timeZone`: events are shown on the range's clock, whatever the visitor's. */
  timeZone: string;
  /** Our own days and events, where the page doesn't show them anyway. */
  children?: ReactNode;
};

/** The club's public Google calendar. */
export function CalendarEmbed({ calendar, timeZone, children }: CalendarEmbedProps) {
  return (
    <>
      {!calendar.ownedByClub && <p className="mb-3">{calendar.standIn}</p>}
      <EmbedFrame
        title={calendar.title}
        provider="Google Calendar"
        src={calendarFrameUrl(calendar, timeZone)}
        height={calendar.height}
        link={{ label: 'Open in Google Calendar', to: calendarPageUrl(calendar, timeZone) }}
      >
        {children}
      </EmbedFrame>
    </>
  );
}
