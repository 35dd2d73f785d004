import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Live } from '#app/features/live/live-source.ts';
import { useAnswer } from '#app/features/live/use-live.ts';
import { momentAt } from '#domain/format-time.ts';
import type { Conditions } from './use-conditions.ts';

/**
 * Asks for everything live again, and says what came of it. It stays on the screen however far the page is scrolled.
 * The button is wide enough for both of its words, so that nothing moves. It needs our script, so without JavaScript it
 * is not there.
 */
export function RefreshBar({ conditions }: { conditions: Conditions }) {
  const answers = {
    weather: useAnswer(conditions.weather),
    alerts: useAnswer(conditions.alerts),
    roads: useAnswer(conditions.roads),
    webcams: useAnswer(conditions.webcams),
  };
  const [asked, setAsked] = useState(false);
  const updating = Object.values(answers).some(({ phase }) => phase === 'loading');
  const refresh = () => {
    setAsked(true);
    for (const one of Object.values(conditions)) void one.refresh();
  };
  return (
    <div className="refresh-bar screen-only sticky top-(--header) short:static z-10 bg-page border-b border-rule noscript:hidden">
      <div className="page-width flex flex-wrap items-center justify-end gap-x-4 gap-y-1 py-2">
        <p role="status">{asked && !updating && resultSentence(answers)}</p>
        <Button busy={updating} onClick={refresh} className="min-w-40 large-text:min-w-0">
          <Icon of={RefreshCw} className={`size-5 ${updating ? 'animate-spin' : ''}`} />
          {updating ? 'Updating...' : 'Refresh'}
        </Button>
      </div>
    </div>
  );
}

/** What came of the last Refresh: by their names, the parts that could not be read. */
function resultSentence(answers: Readonly<Record<string, Live<unknown>>>): string {
  const all = Object.entries(answers);
  const at = new Date(Math.max(...all.map(([, one]) => one.at.getTime())));
  const missing = all.flatMap(([name, { phase }]) => (phase === 'error' ? [name] : []));
  if (missing.length === 0) return `Updated ${momentAt(at, at)}`;
  if (missing.length === all.length) return 'Couldn’t update. Showing the last reading.';
  return `Updated ${momentAt(at, at)}, except ${new Intl.ListFormat('en-US').format(missing)}`;
}
