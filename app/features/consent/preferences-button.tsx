import { useConsent } from './consent.tsx';

/** Reopens the cookie choice. It needs our script, so it is not there before the page is alive. */
export function PreferencesButton({ label }: { label: string }) {
  const { ready, openPreferences } = useConsent();
  return (
    <button
      type="button"
      hidden={!ready}
      onClick={openPreferences}
      className="min-h-11 hover:underline underline-offset-4"
    >
      {label}
    </button>
  );
}
