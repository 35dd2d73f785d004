import { X } from 'lucide';
import type { MouseEvent } from 'react';
import { IconButton } from '#app/components/ui/button.tsx';
import { Modal } from '#app/components/ui/dialog.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import { Search } from './search.tsx';
import { SlashShortcutSwitch } from './slash-shortcut.tsx';

const close = () => document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
const closeBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close();

/** The search over the page that is read. Escape and a click beside it close it, also in Safari without closedby. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const words = useShellWords();
  return (
    <Modal
      closedby="any"
      aria-label={words.search}
      onClose={onClose}
      onClick={closeBeside}
      className="w-[min(44rem,100%)] max-w-none h-dvh md:h-fit max-h-none md:max-h-[calc(100dvh-8rem)] mx-auto mt-0 md:mt-16 mb-0 overflow-y-auto overscroll-contain bg-page text-ink md:border-2 border-rule-strong md:rounded-md"
    >
      <div className="relative min-h-full p-4 sm:p-6">
        <IconButton icon={X} label={words.closeSearch} onClick={close} className="absolute top-2 right-2" />
        <Search query="" onFollow={close} hasFocus />
        {/* Where there is no keyboard it would only be in the way: the page of results has it too. */}
        <div className="mt-3 pointer-coarse:hidden">
          <SlashShortcutSwitch />
        </div>
      </div>
    </Modal>
  );
}
