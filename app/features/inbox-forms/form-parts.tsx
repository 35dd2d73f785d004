/** The parts that each of our forms has besides its fields. */
import { Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import type { Office } from './form-copy.server.ts';
import type { Failure } from './send.ts';

/** A field that people do not see and programs fill in. The server sets such messages aside. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The form's button. It keeps the focus while it waits, so that nobody is thrown to the top of the page. */
export function SubmitButton({
  label,
  busyLabel = 'Sending…',
  busy,
}: {
  label: string;
  busyLabel?: string;
  busy: boolean;
}) {
  return (
    <Button type="submit" tone="primary" busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}

/** Why the form was not sent, beside its button, with the two ways that work without it. */
export function FormFailure({ failure, office }: { failure: Failure | null; office: Office }) {
  return (
    // The region stands there from the start: screen readers announce what appears in it.
    <div role="alert">
      {failure && (
        <Notice tone="danger">
          <p>{failure.message}</p>
          {failure.kind !== 'fields' && (
            <p className="flex flex-wrap gap-x-6">
              <ActionLink tone="quiet" icon={Phone} action={office.call} />
              <ActionLink tone="quiet" icon={Mail} action={office.write} />
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

type SentPanelProps = { title: string; text: string; referenceLabel: string; reference: string; children?: ReactNode };

/** Stands in the form's place once the message is stored. Takes the focus, which was on the form's button. */
export function SentPanel({ title, text, referenceLabel, reference, children }: SentPanelProps) {
  return (
    <Notice tone="success">
      <h3 ref={takeFocus} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h3>
      <p className="mt-2">{text}</p>
      <p className="mt-2">
        {referenceLabel}: <strong className="font-semibold tabular-nums">{reference}</strong>
      </p>
      {children && <div className="mt-3">{children}</div>}
    </Notice>
  );
}
