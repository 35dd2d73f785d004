/** What our forms share: sending without leaving the page, errors beside the fields, and not losing a word. */
import { useCallback, useEffect, useRef, useState, type FormEvent, type RefCallback } from 'react';
import { attemptKeys } from './attempt-key.ts';
import { failureOf, send, type Answer, type Failure } from './send.ts';

/** What is said beside a field, by the field's name. */
type FieldSentences = Readonly<Record<string, { missing?: string | undefined; invalid?: string | undefined }>>;

type InboxFormOptions = {
  /** Where the form posts, with and without JavaScript: "/api/contact-messages". */
  action: string;
  /** Our own sentences for empty and wrong fields. Without them the browser says it in its own words. */
  fields?: FieldSentences;
  /** The form stays in "sending" for at least this long, in milliseconds. */
  atLeastMs?: number;
  /** Called once when the message is stored. */
  onSent?: (answer: Answer) => void;
};

type InboxForm = {
  status: 'editing' | 'sending' | 'sent';
  /** The server's answer once the status is "sent". */
  answer: Answer | null;
  /** Why the last attempt failed; belongs beside the button. */
  failure: Failure | null;
  /** One sentence for each field at fault, by the field's name. */
  errors: Readonly<Record<string, string>>;
  /** Goes on the <form>. Fields are uncontrolled: what was typed before hydration stays, and so it does on failure. */
  form: {
    ref: RefCallback<HTMLFormElement>;
    action: string;
    method: 'post';
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInvalidCapture: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Back to editing after "sent", with an empty form (render it anew) whose first field has the focus. */
  again: () => void;
};

/** Sends a form to the inbox and keeps its state. Without JavaScript the same form posts to the same address. */
export function useInboxForm({ action, fields, atLeastMs = 0, onSent }: InboxFormOptions): InboxForm {
  const [status, setStatus] = useState<InboxForm['status']>('editing');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [errors, setErrors] = useState<InboxForm['errors']>({});
  const keyFor = useRef(attemptKeys());
  // A second click can come before React has drawn the disabled button.
  const busy = useRef(false);
  const isAnother = useRef(false);
  // The button that asked for another form is gone when that form appears.
  const focusAnother = useCallback((form: HTMLFormElement | null) => {
    if (!form || !isAnother.current) return;
    isAnother.current = false;
    controlsOf(form)[0]?.focus();
  }, []);

  const offline = failure?.kind === 'offline';
  useEffect(() => {
    if (!offline) return undefined;
    const back = () => setFailure(failureOf('online'));
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [offline]);

  async function submit(form: HTMLFormElement) {
    const values = valuesOf(form);
    setStatus('sending');
    setFailure(null);
    setErrors({});
    const [outcome] = await Promise.all([send({ to: action, values, key: keyFor.current(values) }), wait(atLeastMs)]);
    busy.current = false;
    if (outcome.sent) {
      setAnswer(outcome.answer);
      setStatus('sent');
      onSent?.(outcome.answer);
      return;
    }
    setStatus('editing');
    setFailure(outcome.failure);
    setErrors(outcome.failure.fields);
    controlsOf(form)
      .find(({ name }) => name in outcome.failure.fields)
      ?.focus();
  }

  return {
    status,
    answer,
    failure,
    errors,
    form: {
      ref: focusAnother,
      action,
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        if (busy.current) return;
        busy.current = true;
        void submit(event.currentTarget);
      },
      onInvalidCapture: (event) => {
        const control = event.target;
        if (!fields || !isControl(control)) return;
        const sentence = control.validity.valueMissing ? fields[control.name]?.missing : fields[control.name]?.invalid;
        if (!sentence) return;
        // Ours stands beside the field and stays there; the browser's bubble would cover it.
        event.preventDefault();
        setErrors((others) => ({ ...others, [control.name]: sentence }));
        if (controlsOf(event.currentTarget).find((one) => !one.validity.valid) === control) control.focus();
      },
      onInput: (event) => {
        const control = event.target;
        if (isControl(control) && control.name in errors) {
          setErrors((others) => Object.fromEntries(Object.entries(others).filter(([name]) => name !== control.name)));
        }
      },
    },
    again: () => {
      isAnother.current = true;
      setStatus('editing');
      setAnswer(null);
      keyFor.current = attemptKeys();
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
