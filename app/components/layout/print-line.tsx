import { useSyncExternalStore } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';
import { usePageState } from '#app/page-state.ts';
import { rangeTimeZone } from '#domain/range-time.ts';

let latest: Date | undefined;
const latestPrint = () => (latest ??= new Date());

/** Before each print, and before the browser's own preview of it. */
function onPrint(listener: () => void): () => void {
  const note = () => {
    latest = new Date();
    listener();
  };
  addEventListener('beforeprint', note);
  return () => removeEventListener('beforeprint', note);
}

/** On paper, the page's address and when it was printed, in the range's time; without our script, the address alone. */
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
