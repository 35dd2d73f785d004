import { Printer } from 'lucide';
import { Button } from '#app/components/ui/button.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';

/** Prints the page. Its place is kept, but it shows only where scripts run: without them it could do nothing. */
export function PrintButton({ label }: { label: string }) {
  const alive = useHydratedValue(() => true, false);
  return (
    <Button icon={Printer} onClick={() => print()} className={`screen-only ${alive ? '' : 'invisible'}`}>
      {label}
    </Button>
  );
}
