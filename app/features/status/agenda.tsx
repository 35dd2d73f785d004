import { Ban } from 'lucide';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { afterPaint } from '#app/lib/after-paint.ts';
import { Notice } from '#app/components/ui/notice.tsx';
import { answerWithList, createLiveSource } from '#app/features/live/live-source.ts';
import { useAnswer } from '#app/features/live/use-live.ts';
import { useToday } from '#app/features/status/today.tsx';
import { agendaDays, type AgendaAnswer, type AgendaEvent } from '#domain/agenda.ts';
import { isUnusual } from '#domain/day-plan.ts';
import { inOwnWords, sayWhen, textOfEvent, titleOf } from '#words/say-event.ts';
import type { EventSentences } from '#words/sentences.ts';
import { type AgendaDay, eventsByDay, foldedDays } from './agenda-words.ts';
import { SaidText } from './said.tsx';
import { useEventWords } from './use-words.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

const agenda = createLiveSource('/api/calendar', answerWithList<AgendaAnswer>('events'));

/** The club's calendar as text from our own server, so it needs no consent to embedded content. */
export function Agenda({ className = '' }: { className?: string }) {
  const { phase, value: answer, at } = useAnswer(agenda);
  const today = useToday();
  const checkedAt = today?.checkedAt;
  useEffect(
    () => afterPaint(() => void agenda.refresh()),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- requested again whenever the server has read the calendar
    [checkedAt],
  );
  const failed = phase === 'error' || answer?.status === 'unknown';
  const words = useEventWords();
  const shell = useShellWords();
  // Without the list, the closures of the last status are known, also offline.
  const known = failed && today ? today.closures.map(({ event }) => event) : [];
  const days = words ? eventsByDay(answer?.events ?? known, words) : [];
  const { shown, folded } = foldedDays(days, (day) => today !== undefined && isUnusual(day, today.sources));
  const isThere = words !== undefined && (failed || answer !== undefined);
  const section = useRef<HTMLElement>(null);
  const isRoomKept = useIsRoomKept(section, isThere);
  // Reserve no space where there will be no events.
  const isEmpty = isThere && days.length === 0;
  return (
    <section ref={section} className={isEmpty || !isRoomKept ? '' : className} aria-label={shell.events}>
      <div className="noscript:hidden">
        {!isThere && (
          <>
            <p role="status">{shell.loadingEvents}</p>
            {className && <div className="awaited" />}
          </>
        )}
        {words && failed && (
          <Notice tone="warning" role="status" title={words.eventsUnavailable()} className="mb-4 break-inside-avoid">
            {days.length > 0 && <p>{words.mayBeMoreEvents()}</p>}
            {!answer && today && checkedAt && <p>{today.words.lastChecked(new Date(checkedAt), today.now)}</p>}
          </Notice>
        )}
        {words && answer && !failed && answer.status !== 'ok' && (
          <Notice tone="info" role="status" className="mb-4">
            {answer.status === 'stale' && answer.fetchedAt
              ? words.eventsAsOf(new Date(answer.fetchedAt), at)
              : words[answer.status === 'not-configured' ? 'onlyClosures' : 'entryUnreadable']()}
          </Notice>
        )}
        {words && answer?.status === 'ok' && answer.events.length === 0 && (
          <p role="status">{words.nothingPlanned(agendaDays)}</p>
        )}
        {words && shown.length > 0 && <Days days={shown} words={words} />}
        {words && folded.length > 0 && (
          <div className="border-t-2 border-rule-strong">
            <Disclosure summary={<h3 className="text-2xl">{words.moreEvents()}</h3>}>
              <Days days={folded} words={words} />
            </Disclosure>
          </div>
        )}
      </div>
      <p className="hidden noscript:block">{shell.eventsNeedScript}</p>
    </section>
  );
}

/** Reserves space until the section is below the screen, where a short list can release it without a visible shift. */
function useIsRoomKept(section: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    const element = section.current;
    if (!element || !isThere) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const now = entries.at(-1);
      if (!now || now.isIntersecting || now.boundingClientRect.top < 0) return;
      setIsKept(false);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [section, isThere]);
  return isKept;
}

/** Stacked, or in two columns where they fit. Not a scrolling box, which would trap the thumb. */
function Days({ days, words }: { days: readonly AgendaDay[]; words: EventSentences }) {
  const id = useId();
  return (
    <div className="columns-[20rem] gap-x-8 print:columns-2">
      {days.map(({ date, title, events }) => (
        <div key={date} className="pb-5 break-inside-avoid">
          <h3 id={`${id}-${date}`} className="text-2xl">
            <time dateTime={date}>{title}</time>
          </h3>
          <ul>
            {events.map((event) => (
              <Event key={event.id} event={event} dayId={`${id}-${date}`} words={words} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Event({ event, dayId, words }: { event: AgendaEvent; dayId: string; words: EventSentences }) {
  const { addToCalendar, language } = useShellWords();
  const id = useId();
  return (
    <li
      className={`mt-2 border-l-4 py-1 pl-3 ${event.closes === 'no' ? 'border-rule-strong' : 'border-danger bg-danger-soft'}`}
    >
      <p className="text-sm">
        <SaidText of={sayWhen(words, event)} />
      </p>
      <p className="flex gap-2 font-semibold">
        {event.closes !== 'no' && <Icon of={Ban} className="mt-1 size-5 text-danger" />}
        <span id={`${id}-title`}>
          <SaidText of={titleOf(words, event)} />
        </span>
      </p>
      {event.closes === 'ask' && <p className="text-sm">{words.mayBeClosedThen()}</p>}
      {event.location && (
        <p className="text-sm">
          <SaidText of={inOwnWords(event.location)} />
        </p>
      )}
      {event.description && (
        <p className="text-sm whitespace-pre-line text-muted">
          <SaidText of={textOfEvent(words, event)} />
        </p>
      )}
      <p className="screen-only">
        {/* Many events share a name: in a list of links, their day distinguishes them. */}
        <a
          id={id}
          aria-labelledby={`${id} ${id}-title ${dayId}`}
          className="inline-block py-1 text-sm underline underline-offset-4"
          href={`/api/calendar/event.ics?id=${encodeURIComponent(event.id)}${language === 'es' ? '&lang=es' : ''}`}
          download
        >
          {addToCalendar}
        </a>
      </p>
    </li>
  );
}
