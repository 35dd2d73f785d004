import { CircleAlert, CircleCheck, CircleMinus, CircleX, type IconNode, Phone, Timer } from 'lucide';
import { Fragment } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import type { State } from '#domain/day-status.ts';
import { textOf } from '#words/phrase.ts';
import { SaidText } from './said.tsx';
import type { Today } from './today-at.ts';

/** Word and icon say it; the color of the sign only helps. */
const icons: Readonly<Record<State, IconNode>> = {
  open: CircleCheck,
  'check-in-ends-soon': Timer,
  'check-in-over': CircleMinus,
  closed: CircleX,
  ask: Phone,
  unknown: CircleAlert,
};

type StatusSignProps = {
  today: Pick<Today, 'status' | 'sign' | 'opensToday' | 'isAnnounced'>;
  short?: string;
  isBrief?: boolean | undefined;
};

/** The status in a word and a line, and below it what else there is to know of today; or short, as a word on a sign. */
export default function StatusSign({ today, short, isBrief = false }: StatusSignProps) {
  const { status, sign, opensToday, isAnnounced } = today;
  const icon = icons[status.now];
  // Few words have room on a short sign: what they leave out is heard.
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
        {/* A brief sign has room for one: a doubt about the next day must be on the first screen. */}
        {(isBrief ? sign.more.slice(0, 1) : sign.more).map((sentence) => (
          <p key={textOf(sentence)} className="text-sm">
            <SaidText of={sentence} />
          </p>
        ))}
      </div>
    </div>
  );
}
