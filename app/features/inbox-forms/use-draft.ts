import { type RefObject, useEffect, useRef } from 'react';
import type { Kind } from '#domain/forms.ts';
import { nextAttempt, type Attempt } from './idempotency-key.ts';
import { keptOf } from './form-controls.ts';
import type { Draft } from './draft.ts';

/** Keeps what is begun in a form, and under which key it was sent (draft.ts). `isSent`: the form is not there. */
export function useDraft(kind: Kind, form: RefObject<HTMLFormElement | null>, isSent: boolean) {
  const draft = useRef<Draft>(undefined);
  const attempt = useRef<Attempt>(undefined);

  useEffect(() => {
    const element = form.current;
    if (isSent || !element) return undefined;
    const left = new AbortController();
    const begin = async () => {
      const { keepDraft } = await import('./draft.ts');
      if (!left.signal.aborted) draft.current = keepDraft(element, kind, left.signal);
    };
    // No signal: what is typed stays as long as the page does.
    begin().catch(() => undefined);
    return () => left.abort();
  }, [kind, form, isSent]);

  const next = (values: Readonly<Record<string, string>>, last: Attempt | undefined): string => {
    attempt.current = nextAttempt(keptOf(kind, values), last);
    draft.current?.note(attempt.current);
    return attempt.current.key;
  };

  return {
    /**
     * The key for what is about to be sent: the same words go under the last one, also after the page was left. And
     * another, for where the last was taken for other words.
     */
    keysFor: (values: Readonly<Record<string, string>>) => ({
      key: next(values, attempt.current ?? draft.current?.attempt),
      newKey: () => next(values, undefined),
    }),
    /** It lies safely with the club. */
    drop() {
      attempt.current = undefined;
      draft.current?.drop();
    },
  };
}
