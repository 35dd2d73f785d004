import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { WifiOff } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { savedMarkId } from '#app/components/layout/site-footer.tsx';
import { offlineNavigations } from '#app/navigation/navigation.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { usePageState } from '#app/page-state.ts';
import type { Notices } from '#content/schema/notices.ts';
import { momentAt } from '#words/format-time.ts';
import { connectionLost } from '#app/lib/connectivity.ts';
import { useToast } from '#app/components/ui/toast.tsx';
import { registerServiceWorker } from './register-service-worker.ts';
import { savedAt } from './precache.ts';

export function OfflineStatus({ words }: { words: Notices['offline'] }) {
  const showToast = useToast();
  useEffect(() => {
    const tell = () => showToast(words);
    offlineNavigations.addEventListener('stay', tell);
    return () => offlineNavigations.removeEventListener('stay', tell);
  }, [words, showToast]);
  const isPrecached = useIsPrecached();
  const isLost = useConnectionLost();
  const mark = isPrecached && document.getElementById(savedMarkId);
  return (
    <>
      <div role="status" className="announcement-quiet">
        {isLost && <Offline words={words} />}
      </div>
      {mark && createPortal(words.kept, mark)}
    </>
  );
}

function Offline({ words }: { words: Notices['offline'] }) {
  const { pathname } = usePageState();
  const { language } = useShellWords();
  const [saved, setSaved] = useState<string>();
  useEffect(() => {
    let isShown = true;
    savedAt(pathname).then(
      (at) => isShown && setSaved(at && momentAt(at, new Date(), language).replaceAll(' ', '\u00a0')),
      // The browser has no cache.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [pathname, language]);
  return (
    <p className="announcement">
      <Icon of={WifiOff} className="size-5" />
      <span>{saved ? `${words.line} ${words.saved} ${saved}.`.replace(/\.\.$/, '.') : words.line}</span>
    </p>
  );
}

function useIsPrecached(): boolean {
  const [isPrecached, setPrecached] = useState(false);
  useEffect(() => {
    // In development, pages change on every load.
    if (import.meta.env.DEV) return;
    registerServiceWorker().then(setPrecached, (error: unknown) =>
      console.error('The pages could not be kept:', error),
    );
  }, []);
  return isPrecached;
}

function useConnectionLost(): boolean {
  useEffect(() => {
    const left = new AbortController();
    addEventListener('offline', () => connectionLost.set(true), left);
    addEventListener('online', () => connectionLost.set(false), left);
    return () => left.abort();
  }, []);
  return useSyncExternalStore(connectionLost.subscribe, connectionLost.get, () => false);
}
