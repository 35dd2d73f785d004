import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import { useConsent } from './consent.tsx';
import { choose } from './consent-store.ts';

/** The two switches, in the banner's place. */
export default function PreferencesView({ words }: { words: SiteFacts['notices']['cookies'] }) {
  const { signal, preferences } = useConsent();
  const [draft, setDraft] = useState(preferences);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="pr-10 grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {words.preferencesTitle}
      </h2>
      <Switch words={words.essential} checked disabled />
      <Switch
        words={words.analytics}
        checked={draft.analytics && !signal}
        disabled={signal}
        onChange={(analytics) => setDraft({ ...draft, analytics })}
      />
      {signal && <p className="text-sm text-muted">{words.privacySignal}</p>}
      <Switch
        words={words.embedded}
        checked={draft.embedded}
        onChange={(embedded) => setDraft({ ...draft, embedded })}
      />
      <div>
        <Button onClick={() => choose('essential-only', draft)} className="min-h-11 sm:px-4">
          {words.save}
        </Button>
      </div>
    </div>
  );
}

type SwitchProps = {
  words: { label: string; text: string };
  checked: boolean;
  disabled?: boolean;
  onChange?: (on: boolean) => void;
};

function Switch({ words, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        className="size-6 mt-0.5 shrink-0"
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {words.label}
        </label>
        <p id={`${id}-text`} className="text-sm text-muted">
          {words.text}
        </p>
      </div>
    </div>
  );
}
