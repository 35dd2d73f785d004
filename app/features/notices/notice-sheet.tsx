import { X } from 'lucide';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { IconButton } from '#app/components/ui/button.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { sheetRef } from '#app/lib/overlays.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { Notices } from '#content/schema/notices.ts';

/** Whether the phone's menu or a full-screen picture lies over the notice. What is done there is no answer to it. */
function isCovered(box: Element): boolean {
  const { left, top, width, height } = box.getBoundingClientRect();
  return !box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const attachNotice = sheetRef('--sheet');

type NoticeSheetProps = { notice: Notices['shareholder']; onDismiss: () => void };

export default function NoticeSheet({ notice, onDismiss }: NoticeSheetProps) {
  const words = useShellWords();
  const box = useRef<HTMLElement>(null);

  // Before anything can be pressed: the sheet is on the screen then.
  useLayoutEffect(() => {
    const left = new AbortController();
    const close = (event: PointerEvent | KeyboardEvent) => {
      const isOutside = event.target instanceof Element && !box.current?.contains(event.target);
      const isMeant = 'key' in event ? event.key === 'Escape' : isOutside;
      if (isMeant && box.current && !isCovered(box.current)) onDismiss();
    };
    addEventListener('pointerdown', close, left);
    addEventListener('keydown', close, left);
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
      // Above the banner, on a phone as wide as the screen. A warning is at the other edge.
      className="notice-sheet screen-only z-30 fixed bottom-[var(--banner,0px)] inset-x-0 max-h-[calc(100dvh-var(--header)-var(--banner,0px))] overflow-y-auto px-4 pt-2.5 pb-3 border-t-2 border-rule-strong bg-raised text-ink sm:right-4 sm:bottom-[calc(var(--banner,0px)+1rem)] sm:left-auto sm:w-104 sm:max-h-[calc(100dvh-var(--header)-var(--banner,0px)-2rem)] sm:p-5 sm:border-2 sm:rounded-md low:static low:w-auto low:max-h-none"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id="shareholder-notice-title" className="text-xl sm:text-2xl">
          {notice.title}
        </h2>
        <IconButton icon={X} label={words.closeNotice} onClick={onDismiss} className="-my-2 -mr-2 shrink-0" />
      </div>
      <Prose as="p" html={notice.text} className="text-with-links max-sm:text-sm max-sm:leading-snug sm:mt-1" />
      <div className="actions max-sm:gap-2 mt-2.5 sm:mt-4">
        {[{ action: notice.learnMore, about: notice.title }, { action: notice.call }].map((link) => (
          <ActionLink
            key={link.action.to}
            {...link}
            tone="secondary"
            onClick={onDismiss}
            className="min-h-11 max-sm:px-2 max-sm:text-sm"
          />
        ))}
      </div>
    </section>,
    document.body,
  );
}
