/** "Go now?": whether a visitor who leaves now reaches the last check-in. Unknown values never count as OK. */
import { alertsAt, type AlertsAnswer, isRed, type WeatherAlert } from './alerts.ts';
import type { Sources } from './day-plan.ts';
import { outlookAt, type Today } from './day-status.ts';
import { hourMs, minuteMs } from './durations.ts';
import { rangeDay } from './range-time.ts';
import { type RoadClosure, type RoadReport, type RoadsAnswer, roadsAt } from './roads.ts';

const tightMs = 15 * minuteMs;
const longestWaitMs = hourMs;

/** Undefined: could not be read. */
export type Way = { roads: RoadsAnswer | undefined; alerts: AlertsAnswer | undefined };

/** `earlyMinutes`: how long before the last check-in to arrive, for the safety orientation of a first visit. */
export type Drive = { minutes: number; earlyMinutes: number };

export type Arrival =
  /** `by`: when to be there. The moments are whole minutes, so that none is lost by rounding. */
  | { kind: 'in-time'; leftMs: number; lastCheckIn: Date; by: Date; leaveBy: Date }
  /** The range opens soon after the arrival, or later on that day. */
  | { kind: 'early'; opens: Date }
  | { kind: 'late'; lastCheckIn: Date }
  /** As the status says: at the arrival (`asks`), or now (`closed`). */
  | { kind: 'asks' }
  | { kind: 'closed' };

export type GoNote =
  | { key: 'road'; road: RoadReport['road']; closure: RoadClosure }
  | { key: 'alert'; alert: WeatherAlert }
  | { key: 'road-unread' | 'road-incomplete'; road: RoadReport['road'] }
  | { key: 'roads-unread' | 'alerts-unread' };

export type GoAnswer = {
  /** `ask`: something may prevent the visit, or is unknown. */
  answer: 'yes' | 'tight' | 'ask' | 'no';
  arrives: Date;
  arrival: Arrival;
  /** The status at the arrival; with `no`, now. */
  status: Today;
  at: Date;
  notes: readonly GoNote[];
};

/** `asks`: to check before leaving. `always`: a full closure or a red alert, shown with every answer. */
type Note = { note: GoNote; asks: boolean; always?: boolean };

/** Whether to leave now. A road or an alert to check turns any answer but "no" into "ask". */
export function goNow(now: Date, drive: Drive, sources: Sources, way: Way): GoAnswer {
  const leaves = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const arrives = new Date(leaves.getTime() + drive.minutes * minuteMs);
  const { answer, arrival, status, at } = arrivalOf(leaves, arrives, drive, sources);
  const notes = [...roadNotes(way.roads, now), ...alertNotes(way.alerts, now)];
  const shown = answer === 'no' ? notes.filter(({ always }) => always) : notes;
  const asks = answer !== 'no' && notes.some(({ asks }) => asks);
  return { answer: asks ? 'ask' : answer, arrives, arrival, status, at, notes: shown.map(({ note }) => note) };
}

type Found = Pick<GoAnswer, 'answer' | 'arrival' | 'status' | 'at'>;

function arrivalOf(leaves: Date, arrives: Date, { minutes, earlyMinutes }: Drive, sources: Sources): Found {
  const statusAt = (at: Date) => outlookAt(at, sources, 1).today;
  const there = statusAt(arrives);
  const { now: state, window, next, certainty } = there;
  const found = (answer: GoAnswer['answer'], arrival: Arrival): Found => ({
    // A closure may be missing.
    answer: certainty === 'checked' ? answer : 'ask',
    arrival,
    status: there,
    at: arrives,
  });
  if (state === 'ask') return found('ask', { kind: 'asks' });
  if (window && state !== 'check-in-over') {
    const { lastCheckIn } = window;
    const by = new Date(lastCheckIn.getTime() - earlyMinutes * minuteMs);
    const leftMs = lastCheckIn.getTime() - arrives.getTime();
    const spareMs = by.getTime() - arrives.getTime();
    const leaveBy = new Date(by.getTime() - minutes * minuteMs);
    // An arrival after `by` may leave too little time for the orientation before the last check-in.
    const answer = spareMs < 0 ? 'ask' : spareMs < tightMs ? 'tight' : 'yes';
    return found(answer, { kind: 'in-time', leftMs, lastCheckIn, by, leaveBy });
  }
  if (next?.day === rangeDay(arrives) && next.at.getTime() - arrives.getTime() <= longestWaitMs)
    return found('yes', { kind: 'early', opens: next.at });
  const here = statusAt(leaves);
  const missed = here.windows.findLast(({ lastCheckIn }) => leaves < lastCheckIn);
  const no = (arrival: Arrival): Found => ({ answer: 'no', arrival, status: here, at: leaves });
  if (next?.day === here.day) return no({ kind: 'early', opens: next.at });
  if (missed && (here.state === 'open' || here.state === 'unknown'))
    return no({ kind: 'late', lastCheckIn: missed.lastCheckIn });
  return no({ kind: 'closed' });
}

function roadNotes(answer: RoadsAnswer | undefined, now: Date): Note[] {
  if (!answer || answer.roads.length === 0) return [{ note: { key: 'roads-unread' }, asks: true }];
  return roadsAt(answer, now).roads.flatMap(({ road, state, closures, complete }): Note[] => {
    if (state === 'unknown') return [{ note: { key: 'road-unread', road }, asks: true }];
    const known = closures.map((closure): Note => {
      return { note: { key: 'road', road, closure }, asks: closure.full, always: closure.full };
    });
    return complete ? known : [...known, { note: { key: 'road-incomplete', road }, asks: true }];
  });
}

function alertNotes(answer: AlertsAnswer | undefined, now: Date): Note[] {
  const known = answer && alertsAt(answer, now);
  const active = (known?.alerts ?? []).map((alert): Note => {
    return { note: { key: 'alert', alert }, asks: isRed(alert), always: isRed(alert) };
  });
  return known?.status === 'ok' ? active : [...active, { note: { key: 'alerts-unread' }, asks: true }];
}
