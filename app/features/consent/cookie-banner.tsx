import { X } from 'lucide';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from '#app/components/ui/button.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { sheetRef } from '#app/lib/overlays.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import { useConsentState } from './consent.tsx';
import { choose, preferencesOpener, show } from './consent-store.ts';

type Words = SiteFacts['notices']['cookies'];

const attachBanner = sheetRef('--banner', preferencesOpener);

/** Asks at the bottom of every page until there is an answer. It covers no link: the page keeps room for it. */
export function CookieBanner({ words }: { words: Words }) {
  const { view } = useConsentState();
  if (view === 'hidden') return null;
  return (
    <section
      ref={attachBanner}
      aria-label={words.title}
      className="cookie-banner screen-only z-40 bg-page text-ink border-t-2 border-rule-strong"
    >
      <div className="page-width py-3 sm:py-4 relative">
        <IconButton
          icon={X}
          label={words.close}
          onClick={() => show('hidden')}
          className="absolute top-0 right-1 sm:top-2 sm:right-4"
        />
        {view === 'banner' ? <Question words={words} /> : <PreferencesView words={words} />}
      </div>
    </section>
  );
}

function Question({ words }: { words: Words }) {
  const { signal } = useConsentState();
  return (
    <div className="grid gap-2 sm:gap-3 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-8 lg:pr-10">
      {/* As low as it can be on a phone: the heading leads into the sentence, and the answers share one row. */}
      <div className="pr-8 text-sm leading-snug">
        <h2 className="inline text-lg mr-1.5 sm:block sm:text-xl">{words.title}</h2>
        <Prose as="span" html={words.text} className="text-with-links" />
        {'accepting' in words.analytics && ` ${words.analytics.accepting}`}
      </div>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        <BannerButton
          onClick={() => choose('accepted', { analytics: 'accepting' in words.analytics && !signal, embedded: true })}
        >
          {words.accept}
        </BannerButton>
        <BannerButton onClick={() => choose('essential-only', { analytics: false, embedded: false })}>
          {words.essentialOnly}
        </BannerButton>
        <BannerButton onClick={() => show('preferences')}>{words.customize}</BannerButton>
      </div>
    </div>
  );
}

/** Three answers of the same weight: none is pushed by its colour. */
function BannerButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button onClick={onClick} className="min-h-11 max-sm:flex-auto max-sm:px-1.5 max-sm:text-sm sm:px-4">
      {children}
    </Button>
  );
}

function PreferencesView({ words }: { words: Words }) {
  const { signal, preferences } = useConsentState();
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
        <BannerButton onClick={() => choose('essential-only', draft)}>{words.save}</BannerButton>
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
