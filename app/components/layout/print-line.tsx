import { useSyncExternalStore } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import { usePageState } from '#app/page-state.ts';
import { rangeTimeZone } from '#domain/range-time.ts';

let latest: Date | undefined;
const latestPrint = () => (latest ??= new Date());

/** Subscribes to printing, including the browser's own preview. */
function onPrint(listener: () => void): () => void {
  const note = () => {
    latest = new Date();
    listener();
  };
  addEventListener('beforeprint', note);
  return () => removeEventListener('beforeprint', note);
}

/** On paper, the page's address and the time of printing at the range; without JavaScript, the address only. */
export function PrintLine({ origin }: { origin: string }) {
  const { printed, language } = useShellWords();
  const { pathname, page } = usePageState();
  const at = useSyncExternalStore(onPrint, latestPrint, () => undefined);
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: rangeTimeZone });
  return (
    <p className="hidden print:block">
      {at ? origin + pathname : (page.head.canonical ?? origin)}
      {at && ` · ${printed} ${moment.format(at)}`}
    </p>
  );
}
