import { RefreshCw } from 'lucide';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';

/**
 * Asks for everything live again. Wide enough for both of its words, so that nothing moves. It needs our script, so
 * without JavaScript it is not there.
 */
export function RefreshButton({ updating, onRefresh }: { updating: boolean; onRefresh: () => void }) {
  return (
    <Button busy={updating} onClick={onRefresh} className="min-w-40 noscript:hidden">
      <Icon of={RefreshCw} className={`size-5 ${updating ? 'animate-spin' : ''}`} />
      {updating ? 'Updating...' : 'Refresh'}
    </Button>
  );
}
