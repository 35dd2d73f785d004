import { Button } from '#app/components/ui/button.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { useConsent } from '#app/features/consent/consent.tsx';

type YourChoiceProps = { words: { title: string; signal: string } };

/**
 * Opens the cookie preferences again, and says whether this browser's privacy signal was honored. Needs the page alive.
 */
export function YourChoice({ words }: YourChoiceProps) {
  const { ready, signal, openPreferences } = useConsent();
  if (!ready) return null;
  return (
    <div className="screen-only mt-5 grid gap-4">
      {signal && (
        <Notice tone="success">
          <p>{words.signal}</p>
        </Notice>
      )}
      <div>
        <Button onClick={openPreferences}>{words.title}</Button>
      </div>
    </div>
  );
}
