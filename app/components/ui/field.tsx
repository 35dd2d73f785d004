import { useId, type ComponentProps, type ReactNode } from 'react';

type FieldFrame = { label: string; hint?: string | undefined; error?: string | undefined; required?: boolean };

/** Label above, hint and error below, tied to the control for screen readers. */
function Frame({
  label,
  hint,
  error,
  required,
  controlId,
  children,
}: FieldFrame & { controlId: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={controlId} className="font-semibold">
        {label}
        {!required && <span className="ml-0.5 font-normal text-muted"> (optional)</span>}
      </label>
      {children}
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
}

/** What ties a control to its frame. */
function useControl({ hint, error }: Pick<FieldFrame, 'hint' | 'error'>, id?: string) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return {
    controlId,
    attributes: { id: controlId, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  };
}

export function TextField({
  label,
  hint,
  error,
  required = false,
  id,
  ...input
}: FieldFrame & ComponentProps<'input'>) {
  const { controlId, attributes } = useControl({ hint, error }, id);
  return (
    <Frame {...{ label, hint, error, required, controlId }}>
      <input className="field" required={required} {...attributes} {...input} />
    </Frame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  required = false,
  id,
  ...area
}: FieldFrame & ComponentProps<'textarea'>) {
  const { controlId, attributes } = useControl({ hint, error }, id);
  return (
    <Frame {...{ label, hint, error, required, controlId }}>
      <textarea className="field min-h-36" rows={5} required={required} {...attributes} {...area} />
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  required = false,
  id,
  children,
  ...select
}: FieldFrame & ComponentProps<'select'>) {
  const { controlId, attributes } = useControl({ hint, error }, id);
  return (
    <Frame {...{ label, hint, error, required, controlId }}>
      <select className="field" required={required} {...attributes} {...select}>
        {children}
      </select>
    </Frame>
  );
}

/** A box with its label beside it, shown only where the server can send mail. */
export function CheckboxField({ label, hint, error, id, ...input }: FieldFrame & ComponentProps<'input'>) {
  const { controlId, attributes } = useControl({ hint, error }, id);
  return (
    <div className="mail-only">
      <label className="flex items-center gap-2.5 min-h-11">
        <input type="checkbox" className="size-6 shrink-0" {...attributes} {...input} />
        {label}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
