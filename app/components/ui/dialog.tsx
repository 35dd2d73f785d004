import { X } from 'lucide';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { focusPage } from '#app/lib/overlays.ts';
import { Button, IconButton } from './button.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';

type DialogProps = {
  title: ReactNode;
  children: ReactNode;
  /** Called after the dialog has closed in any way. The focus is back on the page by then. */
  onClose: () => void;
  /** The label of the main button, which has the focus when the dialog opens. */
  answer: string;
};

/** A modal dialog, open as long as it is rendered. Its button, the X and Escape close it. */
export function Dialog({ title, answer, onClose, children }: DialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        focusPage(currentTarget);
        onClose();
      }}
      className="m-auto max-w-lg w-[calc(100%-2rem)] rounded-md border-2 border-rule-strong bg-page text-ink p-6"
    >
      <form method="dialog">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <IconButton type="submit" icon={X} label={useShellWords().close} className="-mt-2 -mr-2" />
        </div>
        {children}
        <Button ref={autofocus} type="submit" tone="primary" className="mt-6">
          {answer}
        </Button>
      </form>
    </dialog>
  );
}

/** Sets the attribute: React's autoFocus would focus before the dialog opens and move the focus. */
function autofocus(button: HTMLElement | null) {
  button?.setAttribute('autofocus', '');
}
