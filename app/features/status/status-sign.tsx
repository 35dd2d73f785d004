import { CircleAlert, CircleCheck, CircleMinus, CircleX, type IconNode, Phone, Timer } from 'lucide';
import { Fragment } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import type { State } from '#domain/day-status.ts';
import { textOf } from '#words/phrase.ts';
import { SaidText } from './said.tsx';
import type { Today } from '#words/today-at.ts';

/** Text and icon carry the meaning; the color only helps. */
const icons: Readonly<Record<State, IconNode>> = {
  open: CircleCheck,
  'check-in-ends-soon': Timer,
  'check-in-over': CircleMinus,
  closed: CircleX,
  ask: Phone,
  unknown: CircleAlert,
};

type StatusSignProps = {
  today: Today;
  short?: string;
  isBrief?: boolean | undefined;
  /** Whether our server can't be reached: the status is then of its last report. */
  isLost?: boolean;
};

/** The status in a word and a line, with further facts about today below it; or short, as a word on a sign. */
export default function StatusSign({ today, short, isBrief = false, isLost = false }: StatusSignProps) {
  const { status, sign, opensToday, isAnnounced } = today;
  const icon = icons[status.now];
  // A short sign omits words that screen readers still get.
  const isShortened = !opensToday && textOf(sign.plate) !== textOf(sign.state);
  if (short) {
    return (
      <>
        <Icon of={opensToday ? Timer : icon} className="size-4" />
        <span>
          <span className="sr-only">
            {short}: {isShortened && <SaidText of={sign.state} />}
            {isShortened && '. '}
          </span>
          <SaidText of={sign.plate} />
        </span>
      </>
    );
  }
  return (
    <div className="sign" role="status" aria-live={isAnnounced ? 'polite' : 'off'} data-state={status.now}>
      <Icon of={icon} />
      <div>
        <p>
          <b className="sign-word font-display">
            <SaidText of={sign.state} />
          </b>{' '}
          <span className="sign-line">
            {sign.line.map((sentence) => (
              <Fragment key={textOf(sentence)}>
                <SaidText of={sentence} />{' '}
              </Fragment>
            ))}
          </span>
        </p>
        <LastChecked today={today} isLost={isLost} />
        {/* A brief sign has room for one sentence: a doubt about the next day must be on the first screen. */}
        {(isBrief ? sign.more.slice(0, 1) : sign.more).map((sentence) => (
          <p key={textOf(sentence)} className="text-sm">
            <SaidText of={sentence} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** When the status was checked, unless its own sentences say so. A signal that comes and goes isn't announced. */
function LastChecked({ today, isLost }: { today: Today; isLost: boolean }) {
  const { status, now, checkedAt, sources, words } = today;
  const at = checkedAt === null ? sources.server?.givenAt : new Date(checkedAt);
  return (
    <p aria-live="off" className="text-sm empty:hidden">
      {isLost && at && !status.lastChecked && words.lastChecked(at, now)}
    </p>
  );
}
