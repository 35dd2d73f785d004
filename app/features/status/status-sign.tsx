import { CircleAlert, CircleCheck, CircleMinus, CircleX, type IconNode, Phone, Timer } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { State } from '#domain/status.ts';
import type { Today } from './today-at.ts';

/** Word and icon say it; the color only helps. */
const signs: Readonly<Record<State, { icon: IconNode; tone: string }>> = {
  open: { icon: CircleCheck, tone: 'text-success' },
  'check-in-ends-soon': { icon: Timer, tone: 'text-warning' },
  'check-in-over': { icon: CircleMinus, tone: 'text-warning' },
  closed: { icon: CircleX, tone: 'text-danger' },
  ask: { icon: Phone, tone: 'text-warning' },
  unknown: { icon: CircleAlert, tone: 'text-warning' },
};

/** `short`: what the word is about. */
type StatusSignProps = { today: Pick<Today, 'status' | 'words'>; short?: string };

/** The status in a line, and below it what else there is to know of today; or short, as a word on a sign. */
export default function StatusSign({ today: { status, words }, short }: StatusSignProps) {
  const { icon, tone } = signs[status.state];
  if (short) {
    return (
      <>
        <Icon of={icon} className="size-4" />
        <span>
          <span className="sr-only">{short}: </span>
          {words.word}
        </span>
      </>
    );
  }
  return (
    <div className="status-line" role="status">
      <Icon of={icon} className={`size-6 ${tone}`} />
      <div>
        <p>{words.line}</p>
        {words.more.map((sentence) => (
          <p key={sentence} className="font-normal text-base">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}
