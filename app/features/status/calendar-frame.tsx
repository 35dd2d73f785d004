import type { ReactNode } from 'react';
import { EmbedFrame, type EmbedFrameProps } from '#app/components/embeds/embed-frame.tsx';
import { useToday } from './today.tsx';

type CalendarFrameProps = {
  frame: EmbedFrameProps;
  /** Our own list of what is coming. */
  children?: ReactNode;
};

/**
 * Google's view of a calendar. One that isn't the club's, which its note says, is not shown once the server has the
 * club's own: its holidays would cover the club's events.
 */
export function CalendarFrame({ frame, children }: CalendarFrameProps) {
  const today = useToday();
  const isConnected = today?.sources.server && today.sources.calendar !== null;
  return frame.note && isConnected ? children : <EmbedFrame {...frame}>{children}</EmbedFrame>;
}
