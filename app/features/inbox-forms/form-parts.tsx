/** The parts that each of our forms has besides its fields. */
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Notice } from '#app/components/ui/notice.tsx';
import { fieldsOf, type Confirmed, type FormWords, type Kind } from '#domain/forms.ts';
import { fieldId } from './form-fields.tsx';

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
