import { Share2, Copy, Printer } from 'lucide';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';

type ShareButtonProps = {
  label: string;
  what: () => ShareData & { url: string };
};

/** Shares through the device's own messages or mail. Rendered only where the device supports it. */
export function ShareButton({ label, what }: ShareButtonProps) {
  const [said, say] = useState('');
  const works = useHydratedValue(() => 'share' in navigator, false);
  if (!works) return null;
  const share = () =>
    navigator.share?.(what()).catch((error: unknown) => {
      // Closing the share sheet is no failure. On a failure, show the address so that it can be copied by hand.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(what().url);
    });
  return (
    <>
      <Button icon={Share2} onClick={() => void share()} className="screen-only">
        {label}
      </Button>
      {said && (
        <span role="alert" className="screen-only wrap-anywhere">
          {said}
        </span>
      )}
    </>
  );
}

type CopyButtonProps = {
  label: string;
  copied: string;
  text: string;
};

/** Visible only where it works: with scripts, and where the browser gives pages the clipboard. */
export function CopyButton({ label, copied, text }: CopyButtonProps) {
  const [said, say] = useState('');
  const works = useHydratedValue(() => 'clipboard' in navigator, false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(copied),
      // If refused, show the text so that it can be copied by hand.
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

/** Prints the page, by document.tsx. Its space is reserved, but it shows only once scripts run. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button icon={Printer} className="screen-only noscript:hidden" data-prints="">
    {label}
  </Button>
);
