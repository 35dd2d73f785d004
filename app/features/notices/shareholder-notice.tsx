import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useConsent } from '#app/features/consent/consent.tsx';
import { readStored, store } from '#app/lib/storage.ts';
import type { Notices } from '#content/schema/notices.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { afterLoad, isDialogExpected } from './after-load.ts';
import type NoticeSheet from './notice-sheet.tsx';

type Notice = Notices['shareholder'];

/** False also where storage doesn't work: the notice would come back on every visit. */
function isDue({ storageKey, endsAt }: Notice): boolean {
  if (endsAt !== null && new Date() >= rangeMoment(endsAt)) return false;
  const probe = `${storageKey}-probe`;
  return readStored(storageKey) !== 'dismissed' && store(probe, '1') && store(probe, null);
}

/** Screens narrower or shorter than 600 px show one sheet at a time. */
const smallScreen = '(max-width: 599.98px), (max-height: 599.98px)';

/** Announces memberships once, not modally: after a closure dialog and, on a small screen, the cookie banner. */
export function ShareholderNotice({ notice }: { notice: Notice }) {
  /** Loaded when due: most visitors have seen it. */
  const [Sheet, setSheet] = useState<typeof NoticeSheet>();
  const isDialogNext = useSyncExternalStore(isDialogExpected.subscribe, isDialogExpected.get, () => false);
  const { view } = useConsent();
  const isBehindBanner = view !== 'hidden' && matchMedia(smallScreen).matches;
  const hasWaited = useRef(false);

  useEffect(() => {
    if (isBehindBanner) hasWaited.current = true;
    if (isBehindBanner || !isDue(notice)) return undefined;
    const show = () =>
      void import('./notice-sheet.tsx').then(
        (module) => setSheet(() => module.default),
        (error: unknown) => console.error('The notice could not be loaded:', error),
      );
    if (!hasWaited.current) return afterLoad(notice.delaySeconds, show);
    const timer = setTimeout(show, notice.delaySeconds * 1000);
    return () => clearTimeout(timer);
  }, [notice, isBehindBanner]);

  const dismiss = () => {
    setSheet(undefined);
    store(notice.storageKey, 'dismissed');
  };

  return Sheet && !isDialogNext && !isBehindBanner && <Sheet notice={notice} onDismiss={dismiss} />;
}
