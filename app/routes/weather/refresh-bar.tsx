import { RefreshCw } from 'lucide';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { momentAt } from '#domain/spoken-time.ts';
import type { useConditions } from './use-conditions.ts';

/**
 * Asks for everything live again, and says what came of it. It stays on the screen however far the page is scrolled.
 * The button is wide enough for both of its words, so that nothing moves. It needs our script, so without JavaScript it
 * is not there.
 */
export function RefreshBar({ updating, refresh, result }: ReturnType<typeof useConditions>) {
  return (
    <div className="refresh-bar screen-only sticky top-(--header) short:static z-10 bg-page border-b border-rule noscript:hidden">
      <div className="page-width flex flex-wrap items-center justify-end gap-x-4 gap-y-1 py-2">
        <p role="status">{result && !updating && resultSentence(result)}</p>
        <Button busy={updating} onClick={refresh} className="min-w-40 large-text:min-w-0">
          <Icon of={RefreshCw} className={`size-5 ${updating ? 'animate-spin' : ''}`} />
          {updating ? 'Updating...' : 'Refresh'}
        </Button>
      </div>
    </div>
  );
}

type Result = NonNullable<ReturnType<typeof useConditions>['result']>;

function resultSentence({ at, missing, nothing }: Result): string {
  if (missing.length === 0) return `Updated ${momentAt(at, at)}`;
  if (nothing) return 'Could not update. What was read before stays.';
  return `Updated ${momentAt(at, at)}, except ${new Intl.ListFormat('en-US').format(missing)}`;
}
