import { X } from 'lucide';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { IconButton } from '#app/components/ui/button.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { useConsent } from '#app/features/consent/consent.tsx';
import { sheetRef } from '#app/lib/overlays.ts';
import { useMediaQuery } from '#app/lib/hooks.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { Notices } from '#content/schema/notices.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { afterLoad, isDialogExpected } from './after-load.ts';
import { readStored, store } from '#app/lib/storage.ts';

type Notice = Notices['shareholder'];

/**
 * Whether this browser may still be told. Storage that cannot be read or written means no: it would come back for ever.
 */
function isDue({ storageKey, endsAt }: Notice): boolean {
  if (endsAt !== null && new Date() >= rangeMoment(endsAt)) return false;
  const probe = `${storageKey}-probe`;
  return readStored(storageKey) !== 'dismissed' && store(probe, '1') && store(probe, null);
}

/** Whether the phone's menu or a full-screen picture lies over the notice. What is done there is no answer to it. */
function isCovered(box: Element): boolean {
  const { left, top, width, height } = box.getBoundingClientRect();
  return !box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const attachNotice = sheetRef('--sheet');

/** Screens that are narrower or shorter than 600 px show one sheet at a time. */
const smallScreen = '(max-width: 599.98px), (max-height: 599.98px)';

/**
 * Announces shareholder memberships once, on any page. It is not modal: the page stays usable, and a click outside
 * closes it. It waits for a closure dialog and, on a small screen, for the answer to the cookie banner. Closing it in
 * any way is remembered.
 */
export function ShareholderNotice({ notice }: { notice: Notice }) {
  const words = useShellWords();
  const [due, setDue] = useState(false);
  const isDialogNext = useSyncExternalStore(isDialogExpected.subscribe, isDialogExpected.get, () => false);
  const { view } = useConsent();
  const isBehindBanner = useMediaQuery(smallScreen) && view !== 'hidden';
  const hasWaited = useRef(false);
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isBehindBanner) hasWaited.current = true;
    if (isBehindBanner || !isDue(notice)) return undefined;
    const show = () => setDue(true);
    if (!hasWaited.current) return afterLoad(notice.delaySeconds, show);
    const timer = setTimeout(show, notice.delaySeconds * 1000);
    return () => clearTimeout(timer);
  }, [notice, isBehindBanner]);

  const open = due && !isDialogNext && !isBehindBanner;
  const dismiss = () => {
    setDue(false);
    store(notice.storageKey, 'dismissed');
  };

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => {
      if (!box.current || !(event.target instanceof Element) || isCovered(box.current)) return;
      if (!box.current.contains(event.target)) dismiss();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && box.current && !isCovered(box.current)) dismiss();
    };
    addEventListener('pointerdown', outside);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('keydown', escape);
    };
  });

  const attach = useCallback((sheet: HTMLElement) => {
    box.current = sheet;
    return attachNotice(sheet);
  }, []);

  if (!open) return null;
  return createPortal(
    <section
      ref={attach}
      role="dialog"
      aria-labelledby="shareholder-notice-title"
      // Above the banner, on a phone as wide as the screen. A warning is at the other edge.
      className="notice-sheet screen-only z-30 fixed bottom-[var(--banner,0px)] inset-x-0 max-h-[calc(100dvh-var(--header)-var(--banner,0px))] overflow-y-auto px-4 pt-2.5 pb-3 border-t-2 border-rule-strong bg-raised text-ink sm:right-4 sm:bottom-[calc(var(--banner,0px)+1rem)] sm:left-auto sm:w-104 sm:max-h-[calc(100dvh-var(--header)-var(--banner,0px)-2rem)] sm:p-5 sm:border-2 sm:rounded-md low:static low:w-auto low:max-h-none"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="shareholder-notice-title" className="text-xl sm:text-2xl">
          {notice.title}
        </h2>
        <IconButton icon={X} label={words.closeNotice} onClick={dismiss} className="-my-2 -mr-2 shrink-0" />
      </div>
      <Prose as="p" html={notice.text} className="text-with-links max-sm:text-sm max-sm:leading-snug sm:mt-1" />
      <div className="actions max-sm:gap-2 mt-2.5 sm:mt-4">
        <ActionLink
          action={notice.learnMore}
          about={notice.title}
          tone="secondary"
          onClick={dismiss}
          className="min-h-11 max-sm:px-2 max-sm:text-sm"
        />
        <ActionLink
          action={notice.call}
          tone="secondary"
          onClick={dismiss}
          className="min-h-11 max-sm:px-2 max-sm:text-sm"
        />
      </div>
    </section>,
    document.body,
  );
}
