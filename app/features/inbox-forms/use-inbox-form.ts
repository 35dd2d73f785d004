/** What a form does on the page: it is checked and sent without leaving, and no word of it is lost. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { forms } from '#domain/forms.ts';
import type { FormCopy } from './form-copy.server.ts';
import { faultsIn, firstControl, isControl, valuesOf } from './form-controls.ts';
import { useDraft } from './use-draft.ts';
import { type Answer, type Failure, failureOf, type Outcome, send as post } from './send.ts';

/** One sentence for each field at fault, by the field's name. */
type Faults = Readonly<Record<string, string>>;

type InboxFormOptions = {
  /** The form stays in "sending" for at least this long, in milliseconds. */
  atLeastMs?: number | undefined;
  /** Called once when the message is stored. */
  onSent?: (() => void) | undefined;
};

/**
 * Fields are uncontrolled: what was typed before hydration stays, and so it does on failure. Without JavaScript the
 * same form posts to the same address. `sent` is set once the message is stored; `again` leads back to an empty form.
 */
export function useInboxForm({ kind, fields }: FormCopy, { atLeastMs, onSent }: InboxFormOptions) {
  const { action, ...form } = forms[kind];
  const inOurWords = !('nativeChecks' in form);
  const { failure, isSending, send } = useSending(action, atLeastMs);
  const [sent, setSent] = useState<Sent | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const summary = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLFormElement>(null);
  const draft = useDraft(kind, shown, sent !== null);

  /** The focus goes to the summary, which leads to each field at fault. */
  function showFaults(found: Faults) {
    flushSync(() => setFaults(found));
    summary.current?.focus();
  }

  async function submit(element: HTMLFormElement) {
    const found = inOurWords ? faultsIn(element, kind, fields) : {};
    if (Object.keys(found).length > 0) return showFaults(found);
    setFaults({});
    const values = valuesOf(element);
    const outcome = await send(values, draft.keysFor(values));
    if (outcome?.sent) {
      draft.drop();
      setSent(outcome);
      onSent?.();
    } else if (outcome) showFaults(outcome.failure.fields);
  }

  return {
    sent,
    isSending,
    /** Why the last attempt failed as a whole; belongs beside the button. */
    failure: failure?.kind === 'fields' ? null : failure,
    /** Belong beside the fields and into the summary. */
    faults,
    summary,
    form: {
      action,
      method: 'post' as const,
      ref: (element: HTMLFormElement | null) => {
        shown.current = element;
        // Once this runs, faults are said in our words. Before that, and without JavaScript, the browser says them.
        if (element) element.noValidate = inOurWords;
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isControl(target) && target.name in faults) setFaults((others) => without(others, target.name));
      },
    },
    again: () => {
      flushSync(() => setSent(null));
      // The button that asked for another form is gone.
      if (shown.current) firstControl(shown.current)?.focus();
    },
  };
}

const without = (faults: Faults, name: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([other]) => other !== name));

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
