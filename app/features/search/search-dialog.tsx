import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { IconButton } from '#app/components/ui/button.tsx';
import { focusPage } from '#app/lib/overlays.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { searchFieldIn, Search } from './search.tsx';
import { SlashShortcutSwitch } from './slash-shortcut.tsx';

/** The search over the page that is read, in the browser's own modal dialog: Escape and a click beside it close it. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const words = useShellWords();
  const element = useRef<HTMLDialogElement>(null);
  const close = () => element.current?.close();

  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    searchFieldIn(dialog)?.focus();
  }, []);

  return (
    // The click beside it: browsers that know closedby need no help, Safari does. The keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={element}
      closedby="any"
      aria-label={words.search}
      onClose={({ currentTarget }) => {
        focusPage(currentTarget);
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="w-[min(44rem,100%)] max-w-none h-dvh md:h-fit max-h-none md:max-h-[calc(100dvh-8rem)] mx-auto mt-0 md:mt-16 mb-0 overflow-y-auto overscroll-contain bg-page text-ink md:border-2 border-rule-strong md:rounded-md"
    >
      <div className="relative min-h-full p-4 sm:p-6">
        <IconButton icon={X} label={words.closeSearch} onClick={close} className="absolute top-2 right-2" />
        <Search query="" onFollow={close} />
        {/* Where there is no keyboard it would only be in the way: the page of results has it too. */}
        <div className="mt-3 pointer-coarse:hidden">
          <SlashShortcutSwitch />
        </div>
      </div>
    </dialog>
  );
}
