import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldsOf, type FormName, forms, type FormWords } from '#domain/forms.ts';
import { controlsOf, isControl, useDraft, valuesOf } from './draft.ts';
import type { FormCopy } from './form-copy.server.ts';
import type { Doubt } from '#domain/likely-address.ts';
import { type Answer, type Failure, failureOf, send } from './send.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

type Faults = Readonly<Record<string, string>>;

type Sent = { answer: Answer; values: Readonly<Record<string, string>> };

type State = {
  sent?: Sent | undefined;
  isSending?: boolean;
  failure?: Failure;
  faults: Faults;
  doubt?: Doubt | undefined;
};

/**
 * Fields are uncontrolled: what was typed before hydration stays, also after a failure.
 * @param atLeastMs the minimum time that sending takes, so that "Processing..." can be read
 * @param onSent called once when the message is stored
 */
export function useInboxForm({ formName, action, fields }: FormCopy, atLeastMs = 0, onSent?: () => void) {
  const shell = useShellWords();
  const [{ sent, isSending = false, failure, faults, doubt }, setState] = useState<State>({ faults: {} });
  const summary = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLFormElement>(null);
  const draft = useDraft(formName, shown, sent !== undefined);
  // Question an address once: sending it again confirms it.
  const questioned = useRef<string>(undefined);
  // A second click can arrive before React renders the disabled button.
  const isBusy = useRef(false);

  const isOffline = failure?.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    const showOnline = () => setState((state) => ({ ...state, failure: failureOf('online', shell) }));
    addEventListener('online', showOnline);
    return () => removeEventListener('online', showOnline);
  }, [isOffline, shell]);

  /** Focuses the summary, which links to each invalid field. */
  function show(state: State) {
    flushSync(() => setState(state));
    summary.current?.focus();
  }

  async function submit(form: HTMLFormElement) {
    if (isBusy.current) return;
    isBusy.current = true;
    // The module that checks the address may have to be fetched first.
    setState({ faults: {}, isSending: true });
    let newDoubt: Doubt | undefined;
    let email: string;
    // The visitor may change the address meanwhile.
    do {
      email = addressIn(form);
      newDoubt = email === questioned.current ? undefined : await doubtOf(email, formName);
    } while (addressIn(form) !== email);
    // Read the values only now, so that edits made meanwhile are sent too.
    const values = valuesOf(form);
    const found = faultsIn(form, formName, fields);
    if (newDoubt && !newDoubt.isTaken) found['email'] ??= fields['email']?.invalid ?? '';
    if (!found['email']) questioned.current = email;
    if (newDoubt || Object.keys(found).length > 0) {
      isBusy.current = false;
      return show({ faults: found, doubt: newDoubt });
    }
    const [outcome] = await Promise.all([send(action, values, draft.keysFor(values), shell), wait(atLeastMs)]);
    isBusy.current = false;
    if ('failure' in outcome) return show({ failure: outcome.failure, faults: outcome.failure.fields });
    draft.drop(values);
    setState({ sent: { answer: outcome.answer, values }, faults: {} });
    onSent?.();
  }

  return {
    sent,
    isSending,
    /** Why the last attempt failed as a whole; shown beside the button. */
    failure: failure?.kind === 'fields' ? undefined : failure,
    faults,
    summary,
    doubt,
    /** Puts the likely address into its field. */
    useLikely: () => doubt?.likely && putAddress(shown.current, doubt.likely),
    form: {
      action,
      method: 'post' as const,
      ref: (element: HTMLFormElement | null) => {
        shown.current = element;
        // From here on, we report invalid fields. Before hydration, and without JavaScript, the browser does.
        if (element) element.noValidate = true;
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (!isControl(target) || !(target.name in faults || (doubt && target.name === 'email'))) return;
        const others = Object.entries(faults).filter(([name]) => name !== target.name);
        const isAnswered = target.name === 'email';
        setState((state) => ({
          ...state,
          faults: Object.fromEntries(others),
          doubt: isAnswered ? undefined : state.doubt,
        }));
      },
    },
    again: () => {
      flushSync(() => setState({ faults: {} }));
      // The "another form" button is gone, so focus the first field.
      if (shown.current) controlsOf(shown.current)[0]?.focus();
    },
  };
}

/**
 * A sentence for each field that the browser reports as invalid, by the field's name: ours, or the browser's own
 * behind the field's label.
 */
function faultsIn(form: HTMLFormElement, formName: FormName, words: FormWords): Record<string, string> {
  const isNative = 'nativeMessages' in forms[formName];
  const sentences = new Map(fieldsOf(formName, words).map(({ name, words }) => [name, words]));
  const invalid = controlsOf(form).filter(({ name, validity }) => !validity.valid && sentences.has(name));
  return Object.fromEntries(
    invalid.map(({ name, validity, validationMessage }) => {
      const { label, missing, invalid } = sentences.get(name) ?? {};
      if (isNative) return [name, `${label}: ${validationMessage}`];
      return [name, (validity.valueMissing ? missing : invalid) ?? validationMessage];
    }),
  );
}

function putAddress(form: HTMLFormElement | null, address: string): void {
  const field = form && controlsOf(form).find(({ name }) => name === 'email');
  if (!field) return;
  field.value = address;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

const addressIn = (form: HTMLFormElement): string => valuesOf(form)['email'] ?? '';

/** How long sending waits for the address check, in milliseconds. */
const checkMs = 4000;

/** Checks the address. If the check can't be loaded in time, the message is sent unchecked. */
const doubtOf = (address: string, form: FormName): Promise<Doubt | undefined> =>
  Promise.race([
    import('#domain/likely-address.ts').then(
      ({ doubtAbout }) => doubtAbout(address, form),
      (error: unknown) => {
        console.error('The address could not be checked:', error);
        return undefined;
      },
    ),
    wait(checkMs).then(() => undefined),
  ]);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
