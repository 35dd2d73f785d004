import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** The browser's own modal dialog: keeps the focus, closes on Escape, gives the focus back. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      aria-labelledby="dialog-title"
      onClose={onClose}
      className="m-auto max-w-lg w-[calc(100%-2rem)] rounded-lg border-2 border-rule-strong bg-raised text-ink p-6 backdrop:bg-deep/70"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="dialog-title" className="text-3xl">
          {title}
        </h2>
        <button type="button" onClick={onClose} className="size-11 -mt-2 -mr-2 grid place-items-center rounded-sm hover:bg-panel">
          <Icon of={X} className="size-6" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
