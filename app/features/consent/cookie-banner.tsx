import { X } from 'lucide';
import { createPortal } from 'react-dom';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '#app/components/ui/button.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { sheetRef } from '#app/lib/overlays.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import { choose, openPreferences, show, useConsent } from './consent.tsx';

type BannerProps = { words: SiteFacts['notices']['cookies'] };

const attachBanner = sheetRef('--banner');

export default function CookieBanner({ words, view }: BannerProps & { view: 'banner' | 'preferences' }) {
  return createPortal(
    <section
      ref={attachBanner}
      aria-label={words.title}
      className="cookie-banner fixed inset-x-0 bottom-0 low:static max-h-[70dvh] low:max-h-none overflow-y-auto screen-only z-40 bg-page text-ink border-t-2 border-rule-strong"
    >
      <div className="page-width relative py-1.5">
        <IconButton
          icon={X}
          label={words.close}
          onClick={() => show('hidden')}
          className="absolute top-0 right-1 sm:top-1.5 sm:right-3"
        />
        {view === 'banner' ? <Question words={words} /> : <Preferences words={words} />}
      </div>
    </section>,
    document.body,
  );
}

function Question({ words }: BannerProps) {
  const { signal } = useConsent();
  return (
    <div className="grid gap-1 md:grid-cols-[1fr_auto] sm:pr-9 md:items-center md:gap-6">
      <div className="text-xs/tight max-sm:pr-8 lg:text-sm/tight">
        <h2 className="sr-only">{words.title}</h2>
        <Prose as="span" html={words.text} className="text-with-links" />
        {'accepting' in words.analytics && ` ${words.analytics.accepting}`}
      </div>
      <div className="flex gap-1.5 md:gap-2 large-text:flex-wrap">
        <BannerButton
          onClick={() => choose('accepted', { analytics: 'accepting' in words.analytics && !signal, embedded: true })}
        >
          {words.accept}
        </BannerButton>
        <BannerButton onClick={() => choose('essential-only', { analytics: false, embedded: false })}>
          {words.essentialOnly}
        </BannerButton>
        <BannerButton onClick={openPreferences}>{words.customize}</BannerButton>
      </div>
    </div>
  );
}

/** Three equally prominent answers: color pushes none of them. */
function BannerButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button onClick={onClick} className="min-h-11 max-md:flex-auto px-1! max-sm:text-xs md:px-4!">
      {children}
    </Button>
  );
}

function Preferences({ words }: BannerProps) {
  const { signal, preferences } = useConsent();
  const heading = useRef<HTMLHeadingElement>(null);
  // Wait until the banner has stored the previously focused element.
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      className="grid gap-3 py-2 pr-10"
      onSubmit={(event) => {
        event.preventDefault();
        const isOn = new FormData(event.currentTarget);
        choose('essential-only', { analytics: isOn.has('analytics'), embedded: isOn.has('embedded') });
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {words.preferencesTitle}
      </h2>
      <Switch words={words.essential} isOn disabled />
      <Switch name="analytics" words={words.analytics} isOn={preferences.analytics && !signal} disabled={signal} />
      {signal && <p className="text-sm text-muted">{words.privacySignal}</p>}
      <Switch name="embedded" words={words.embedded} isOn={preferences.embedded} />
      <div>
        <Button type="submit" className="min-h-11 sm:px-4">
          {words.save}
        </Button>
      </div>
    </form>
  );
}

type SwitchProps = { name?: string; words: { label: string; text: string }; isOn: boolean; disabled?: boolean };

function Switch({ name, words, isOn, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex gap-3">
      <input
        id={id}
        name={name}
        type="checkbox"
        className="size-6 mt-0.5 shrink-0"
        aria-describedby={`${id}-text`}
        defaultChecked={isOn}
        disabled={disabled}
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
