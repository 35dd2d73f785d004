/** The parts that each of our forms has besides its fields. */
import { Mail, Phone } from 'lucide';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { fieldsOf, type Confirmed, type FormWords, type Kind } from '#domain/forms.ts';
import type { Office } from './form-copy.server.ts';
import { fieldId } from './form-fields.tsx';
import type { Failure } from './send.ts';

/** The form's button. It keeps the focus while it waits, so that nobody is thrown to the top of the page. */
export function SubmitButton({ label, busy = false }: { label: string; busy?: boolean }) {
  return (
    <Button type="submit" tone="primary" busy={busy}>
      {label}
    </Button>
  );
}

type ErrorSummaryProps = {
  kind: Kind;
  words: FormWords;
  title: string;
  /** One sentence for each field at fault, by the field's name. */
  errors: Readonly<Record<string, string>>;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

/** What is wrong with a form, above it, with a link to each field at fault. */
export function ErrorSummary({ kind, words, title, errors, ref, children }: ErrorSummaryProps) {
  const faults = fieldsOf(kind, words).flatMap(({ name }) => {
    const sentence = errors[name];
    return sentence === undefined ? [] : [{ id: fieldId(kind, name), sentence }];
  });
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="scroll-mt-4 outline-none">
      <Notice tone="danger" title={title}>
        {faults.length > 0 && (
          <ul className="list-disc ps-5">
            {faults.map(({ id, sentence }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={goToField}>
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </Notice>
    </div>
  );
}

/** Goes to the field without a new entry in the browser's history: Back leads to where the visitor came from. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Why the form was not sent, beside its button, with the two ways that work without it. */
export function FormFailure({ failure, office }: { failure: Failure | null; office: Office }) {
  return (
    // The region stands there from the start: screen readers announce what appears in it.
    <div role="alert">
      {failure && (
        <Notice tone="danger">
          <p>{failure.message}</p>
          <p className="flex flex-wrap gap-x-6">
            <ActionLink tone="quiet" icon={Phone} action={office.call} />
            <ActionLink tone="quiet" icon={Mail} action={office.write} />
          </p>
        </Notice>
      )}
    </div>
  );
}

type ReceiptProps = { text: string; reference: { label: string; text: string }; confirmed: readonly Confirmed[] };

/** What happens next with what was sent, and what to keep of it. */
export function Receipt({ text, reference, confirmed }: ReceiptProps) {
  return (
    <>
      <p>{text}</p>
      <p className="mt-2">
        {reference.label}: <strong className="font-semibold tabular-nums">{reference.text}</strong>
      </p>
      {confirmed.map((answer) => (
        <p key={answer.label} className="mt-2">
          {answer.label}: <strong className="font-semibold">{answer.text}</strong>
        </p>
      ))}
    </>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Stands in the form's place once the message is stored. Takes the focus, which was on the form's button. */
export function SentPanel({ title, children, ...receipt }: ReceiptProps & { title: string; children?: ReactNode }) {
  return (
    <Notice tone="success">
      <h3 ref={takeFocus} tabIndex={-1} className="text-2xl outline-none mb-2">
        {title}
      </h3>
      <Receipt {...receipt} />
      {children && <div className="mt-3">{children}</div>}
    </Notice>
  );
}
