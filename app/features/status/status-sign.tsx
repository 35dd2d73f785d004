import { CircleAlert, CircleCheck, CircleMinus, CircleX, type IconNode, Phone, Timer } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { State } from '#domain/status.ts';
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

/** The words with which a line about today begins, where they say the state: they are lettered. */
const lettered = /^(Open|Closed|Check-in (?:ends|has ended))(?= )/;

type StatusSignProps = {
  today: Pick<Today, 'status' | 'words' | 'opensToday' | 'isAnnounced'>;
  short?: string;
  isBrief?: boolean | undefined;
};

/** The status in a line, and below it what else there is to know of today; or short, as a word on a sign. */
export default function StatusSign({ today, short, isBrief = false }: StatusSignProps) {
  const { status, words, opensToday, isAnnounced } = today;
  const icon = icons[status.state];
  if (short) {
    return (
      <>
        <Icon of={opensToday ? Timer : icon} className="size-4" />
        <span>
          <span className="sr-only">{short}: </span>
          {words.word}
        </span>
      </>
    );
  }
  const [opening] = status.state === 'unknown' ? [] : (lettered.exec(words.line) ?? []);
  return (
    <div className="sign" role="status" aria-live={isAnnounced ? 'polite' : 'off'} data-state={status.state}>
      <Icon of={icon} />
      <div>
        <p>
          <b className="sign-word font-display">{opening ?? words.word}</b>{' '}
          <span className="sign-line">{words.line.slice(opening?.length ?? 0).trim()}</span>
        </p>
        {(isBrief ? [] : words.more).map((sentence) => (
          <p key={sentence} className="text-sm">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}
