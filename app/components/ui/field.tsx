import { createElement, useId, type ComponentProps } from 'react';
import { useShellWords } from '#app/lib/shell-words.ts';

type FieldProps = { label: string; hint?: string | undefined; error?: string | undefined; required?: boolean };

/** Creates a field component: label above, hint and error below, tied to the control for screen readers. */
const field = <Props extends { id?: string | undefined }>(tag: string, look: Partial<Props>) =>
  function Field({ label, hint, error, required = false, id, ...rest }: FieldProps & Props) {
    const ownId = useId();
    const words = useShellWords();
    const controlId = id ?? ownId;
    const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
    return (
      // Align to the start, so that an error in one field doesn't stretch the fields beside it.
      <div className="grid content-start gap-1.5">
        <label htmlFor={controlId} className="font-semibold">
          {label}
          {!required && <span className="ml-0.5 font-normal text-muted"> {words.optional}</span>}
        </label>
        {createElement(tag, {
          id: controlId,
          required,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
          ...look,
          ...rest,
        })}
        {hint && (
          <p id={`${controlId}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${controlId}-error`} className="text-sm font-semibold text-danger">
            {error}
          </p>
        )}
      </div>
    );
  };

export const TextField = field<ComponentProps<'input'>>('input', { className: 'field' });
export const TextArea = field<ComponentProps<'textarea'>>('textarea', { className: 'field min-h-36', rows: 5 });
export const SelectField = field<ComponentProps<'select'>>('select', { className: 'field' });

/** A checkbox with its label beside it, shown only where the server can send mail. */
export function CheckboxField({ label, hint, error, id, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <div className="mail-only">
      <label className="flex items-center gap-2.5 min-h-11">
        <input
          type="checkbox"
          className="size-6 shrink-0"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint && `${id}-hint`}
          {...input}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
