import { Printer } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';

const never = () => () => undefined;

/** Prints the page. Its place is kept, but it shows only where scripts run: without them it could do nothing. */
export function PrintButton({ label }: { label: string }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <button
      type="button"
      onClick={() => print()}
      className={`screen-only button border-current hover:bg-current/10 ${alive ? '' : 'invisible'}`}
    >
      <Icon of={Printer} />
      {label}
    </button>
  );
}
