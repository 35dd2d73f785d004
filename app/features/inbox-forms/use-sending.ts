/** Sends values to the inbox: once at a time, and with an eye on the signal. */
import { useEffect, useRef, useState } from 'react';
import { failureOf, send as post, type Answer, type Failure, type Outcome } from './send.ts';

/** What was stored, and what the server said to it. */
export type Sent = { answer: Answer; values: Readonly<Record<string, string>> };

/** `atLeastMs`: how long sending takes at least, so that "Processing..." can be read. */
export function useSending(action: string, atLeastMs = 0) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  // A second click can come before React has drawn the disabled button.
  const busy = useRef(false);

  const offline = failure?.kind === 'offline';
  useEffect(() => {
    if (!offline) return undefined;
    const back = () => setFailure(failureOf('online'));
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [offline]);

  /** Undefined while something else is being sent. */
  async function send(
    values: Sent['values'],
    keys: Pick<Parameters<typeof post>[0], 'key' | 'newKey'>,
  ): Promise<(Outcome & { values: Sent['values'] }) | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    setFailure(null);
    const [outcome] = await Promise.all([post({ to: action, values, ...keys }), wait(atLeastMs)]);
    busy.current = false;
    setSending(false);
    if (!outcome.sent) setFailure(outcome.failure);
    return { ...outcome, values };
  }

  return { failure, isSending, send };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
