import { X } from 'lucide';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { IconButton } from './button.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';

export type Toast = { title: string; text: string; isSuccess?: boolean };

/** How long a toast stays, in milliseconds, unless hovered or focused. */
const duration = 5000;

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Returns a function that shows a short message at the edge of the screen and announces it to screen readers. */
export const useToast = () => useContext(ToastContext);

/** Shows the latest toast. Hover or focus keeps it open. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const words = useShellWords();
  const [toast, setToast] = useState<Toast>();
  const [held, hold] = useState({ byPointer: false, byFocus: false });
  const show = useCallback((next: Toast | undefined) => {
    setToast(next);
    hold({ byPointer: false, byFocus: false });
  }, []);
  const isHeld = held.byPointer || held.byFocus;
  useEffect(() => {
    if (!toast || isHeld) return undefined;
    const timer = setTimeout(show, duration, undefined);
    return () => clearTimeout(timer);
  }, [toast, isHeld, show]);
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="screen-only fixed z-50 right-4 left-4 sm:left-auto top-[calc(var(--header)+1rem)] sm:w-96 pointer-events-none"
      >
        {toast && (
          <div
            onPointerEnter={() => hold({ ...held, byPointer: true })}
            onPointerLeave={() => hold({ ...held, byPointer: false })}
            onFocus={() => hold({ ...held, byFocus: true })}
            onBlur={() => hold({ ...held, byFocus: false })}
            className={`toast ${toast.isSuccess ? 'bg-open text-on-open' : 'bg-page text-ink'} pointer-events-auto relative rounded-sm border-2 border-current p-4 pr-12`}
          >
            <p className="font-semibold">{toast.title}</p>
            <p className="text-sm">{toast.text}</p>
            <IconButton
              icon={X}
              label={words.closeMessage}
              onClick={() => show(undefined)}
              className="absolute top-1 right-1"
            />
          </div>
        )}
      </div>
    </ToastContext>
  );
}
