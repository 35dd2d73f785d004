import { RefreshCw } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';

/**
 * Asks for everything live again. Wide enough for both of its words, so that nothing moves. It needs our script, so
 * without JavaScript it is not there.
 */
export function RefreshButton({ updating, onRefresh }: { updating: boolean; onRefresh: () => void }) {
  return (
    <button
      type="button"
      // Not `disabled`, which would take the focus away from whoever pressed it. While it updates, a press asks for
      // nothing.
      aria-disabled={updating}
      onClick={onRefresh}
      className="button min-w-40 border-current hover:bg-current/10 noscript:hidden"
    >
      <Icon of={RefreshCw} className={`size-5 ${updating ? 'animate-spin' : ''}`} />
      {updating ? 'Updating...' : 'Refresh'}
    </button>
  );
}
