import { X } from 'lucide';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';

export type Toast = { title: string; text: string; isSuccess?: boolean };

/** How long a toast stays, in milliseconds, unless the visitor is at it. */
const duration = 5000;

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Gives the function that shows a short message at the edge of the screen and tells it to screen readers. */
export const useToast = () => useContext(ToastContext);

/** Holds the messages of the whole site. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([]);
  const nextId = useRef(0);
  const show = useCallback((toast: Toast) => setToasts((shown) => [...shown, { ...toast, id: nextId.current++ }]), []);
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="screen-only fixed z-50 right-4 left-4 sm:left-auto top-[calc(var(--header)+1rem)] grid gap-3 sm:w-96 pointer-events-none"
      >
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onDone={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))}
          />
        ))}
      </div>
    </ToastContext>
  );
}

function ToastCard({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => done.current(), duration);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    // The pointer or the focus resting on a message keeps it there; leaving it restarts the time.
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`toast ${toast.isSuccess ? 'bg-open text-on-open' : 'bg-page text-ink'} pointer-events-auto relative rounded-sm border-2 border-current p-4 pr-12`}
    >
      <p className="font-semibold">{toast.title}</p>
      <p className="text-sm">{toast.text}</p>
      <IconButton icon={X} label={useShellWords().closeMessage} onClick={onDone} className="absolute top-1 right-1" />
    </div>
  );
}
