import { X } from 'lucide';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { IconButton } from '#app/components/ui/button.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { sheetRef } from '#app/lib/overlays.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { Notices } from '#content/schema/notices.ts';

/** Whether the phone's menu or a full-screen picture covers the notice. Input there must not dismiss it. */
function isCovered(box: Element): boolean {
  const { left, top, width, height } = box.getBoundingClientRect();
  return !box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const attachNotice = sheetRef('--sheet');

type NoticeSheetProps = { notice: Notices['shareholder']; onDismiss: () => void };

export default function NoticeSheet({ notice, onDismiss }: NoticeSheetProps) {
  const words = useShellWords();
  const box = useRef<HTMLElement>(null);

  // Listen in a layout effect: the sheet is on the screen before the visitor can press anything.
  useLayoutEffect(() => {
    const left = new AbortController();
    // Before React: it keeps events of a part whose script is still to come from all who listen after it.
    const early = { signal: left.signal, capture: true };
    const close = (event: PointerEvent | KeyboardEvent) => {
      // Another notice, such as the cookie banner, is not the page beside it.
      const isOutside =
        event.target instanceof Element && !event.target.closest('.notice-sheet, .cookie-banner, .toast');
      const isMeant = 'key' in event ? event.key === 'Escape' : isOutside;
      if (isMeant && box.current && !isCovered(box.current)) onDismiss();
    };
    addEventListener('pointerdown', close, early);
    addEventListener('keydown', close, early);
    return () => left.abort();
  });

  const attach = useCallback((sheet: HTMLElement) => {
    box.current = sheet;
    return attachNotice(sheet);
  }, []);

  return createPortal(
    <section
      ref={attach}
      role="dialog"
      aria-labelledby="shareholder-notice-title"
      // Sits one line above the cookie banner. Warnings are at the other edge.
      className="notice-sheet screen-only"
    >
      <div className="max-md:basis-full max-md:pr-9 flex-1 lg:flex lg:items-center lg:gap-x-4">
        <h2 id="shareholder-notice-title" className="shrink-0 text-[1rem]/tight md:text-2xl/none">
          {notice.title}
        </h2>
        <Prose as="p" html={notice.text} className="text-with-links text-xs/tight lg:text-sm/tight" />
      </div>
      <div className="flex gap-x-5 font-semibold max-md:text-sm">
        {[{ action: notice.learnMore, about: notice.title }, { action: notice.call }].map((link) => (
          <ActionLink key={link.action.to} {...link} tone="quiet" onClick={onDismiss} className="max-md:min-h-8!" />
        ))}
      </div>
      <IconButton
        icon={X}
        label={words.closeNotice}
        onClick={onDismiss}
        className="shrink-0 self-start max-md:absolute max-md:top-0 max-md:right-1"
      />
    </section>,
    document.body,
  );
}
