import { useEffect } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { confirmedAnswers, fieldsOf, mailOnlyStyles } from '#domain/forms.ts';
import type { FormCopy } from './form-copy.server.ts';
import { FormFields } from './form-fields.tsx';
import { ErrorSummary, FormFailure, SentPanel, SubmitButton } from './form-parts.tsx';
import { useInboxForm } from './use-inbox-form.ts';

type InboxFormProps = {
  copy: FormCopy;
  /** What the page knows already, such as the topic of a message. */
  values?: Readonly<Record<string, string>> | undefined;
  /** Sending takes at least this long, in milliseconds. */
  atLeastMs?: number;
  onSent?: () => void;
};

/** One of our own forms. What is sent is stored with the club before this says so. */
export function InboxForm({ copy, values, atLeastMs, onSent }: InboxFormProps) {
  const { kind, fields, received } = copy;
  const { sent, isSending, failure, faults, summary, form, again } = useInboxForm(copy, { atLeastMs, onSent });

  const needsMail = fieldsOf(kind, fields).some(({ control }) => control === 'checkbox');
  useEffect(() => {
    // Without a signal it doesn't come; React's preinit would reject a promise that nothing handles.
    if (needsMail && !document.querySelector(`head link[href="${mailOnlyStyles}"]`))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: mailOnlyStyles }));
  }, [needsMail]);

  if (sent) {
    return (
      <SentPanel
        // The server knows more: whether it can send mail, and by when a request is answered.
        title={sent.answer.title ?? received.title}
        text={sent.answer.message ?? received.text}
        reference={{ label: copy.reference, text: sent.answer.reference }}
        confirmed={confirmedAnswers(kind, fields, sent.values)}
      >
        {received.another && <Button onClick={again}>{received.another}</Button>}
      </SentPanel>
    );
  }
  return (
    <form {...form} className="grid gap-5 max-w-prose">
      {Object.keys(faults).length > 0 && (
        <ErrorSummary ref={summary} kind={kind} words={fields} title={copy.attention} errors={faults} />
      )}
      {needsMail && (
        <noscript className="hidden">
          <link rel="stylesheet" href={mailOnlyStyles} />
        </noscript>
      )}
      <FormFields kind={kind} words={fields} errors={faults} values={values} />
      <FormFailure failure={failure} office={copy.office} />
      <div className="actions">
        <SubmitButton label={isSending ? copy.busy : copy.submit} busy={isSending} />
      </div>
    </form>
  );
}
