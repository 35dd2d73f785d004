import { Copy } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';

type CopyButtonProps = {
  label: string;
  /** Said once it is done. */
  copied: string;
  /** What is copied. */
  text: string;
};

/** Shown only where it can work: with scripts, and where the browser lets a page write to the clipboard. */
export function CopyButton({ label, copied, text }: CopyButtonProps) {
  const [said, say] = useState('');
  const works = useHydratedValue(() => 'clipboard' in navigator, false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(copied),
      // Refused: it is shown as what to copy by hand.
      () => say(text),
    );
  return (
    <p className={`flex flex-wrap gap-4 items-center ${works ? '' : 'invisible'}`}>
      <Button icon={Copy} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="wrap-anywhere">
        {said}
      </span>
    </p>
  );
}
