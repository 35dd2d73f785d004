/** Chooses the sentences of "Go now?", for all languages. */
import { minuteMs } from '#domain/durations.ts';
import type { GoAnswer, GoNote } from '#domain/go-now.ts';
import { openingOf, sayStatus } from './say-status.ts';
import type { Said } from './sentences.ts';

/** `line`: whether to leave, and when. `notes`: more about the range and the way. */
export type SaidGo = { line: readonly Said[]; notes: readonly Said[] };

export function sayGoNow(go: GoAnswer, now: Date): SaidGo {
  const { answer, status, at, notes } = go;
  // A visitor who can't come now needs the reason, but no list of closed ranges.
  const ofRange = sayStatus(status, at).more.filter(([key]) => answer !== 'no' || key !== 'part');
  return { line: lineOf(go), notes: [...ofRange, ...notes.map((note) => noteOf(note, now))] };
}

function lineOf({ arrives, arrival, status, at }: GoAnswer): Said[] {
  const doubt: Said[] = status.certainty === 'checked' ? [] : [['unchecked'], ['callFirst']];
  switch (arrival.kind) {
    case 'in-time': {
      const { leftMs, lastCheckIn, by, leaveBy } = arrival;
      return [
        ['arriveBefore', arrives, Math.round(leftMs / minuteMs), lastCheckIn],
        ...(by < lastCheckIn ? [['firstVisit', by] satisfies Said] : []),
        ...(arrives <= by ? [['leaveBy', leaveBy] satisfies Said] : []),
        ...doubt,
      ];
    }
    case 'early':
      return [['arriveAt', arrives], ['rangeOpens', arrival.opens], ...doubt];
    case 'late':
      return [['arriveAt', arrives], ['lastCheckInAt', arrival.lastCheckIn], ...openingOf(status, at)];
    case 'asks':
      return [['arriveAt', arrives], ...sayStatus(status, at).line, ['callFirst']];
    case 'closed':
      return [...(status.now === 'closed' ? [['isClosed'] satisfies Said] : []), ...sayStatus(status, at).line];
  }
}

function noteOf(note: GoNote, now: Date): Said {
  switch (note.key) {
    case 'road':
      return ['road', note.closure];
    case 'road-unread':
      return ['roadUnread', note.road];
    case 'road-incomplete':
      return ['roadIncomplete', note.road];
    case 'alert':
      return ['alert', note.alert, 0, now];
    case 'roads-unread':
      return ['roadsUnread'];
    case 'alerts-unread':
      return ['alertsUnread'];
  }
}
