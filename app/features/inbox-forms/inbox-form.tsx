import { Mail, Phone } from 'lucide';
import { useEffect } from 'react';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { confirmedAnswers, forms, mailOnlyStyles } from '#domain/forms.ts';
import type { FormCopy } from './form-copy.server.ts';
import { ErrorSummary, FormFields, Receipt } from './form-fields.tsx';
import { useInboxForm } from './use-inbox-form.ts';

type InboxFormProps = {
  copy: FormCopy;
  values?: Readonly<Record<string, string>> | undefined;
  /** The minimum time that sending takes, in milliseconds. */
  atLeastMs?: number;
  onSent?: () => void;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

export function InboxForm({ copy, values, atLeastMs, onSent }: InboxFormProps) {
  const { formName, fields, received } = copy;
  const { sent, isSending, failure, faults, summary, doubt, useLikely, form, again } = useInboxForm(
    copy,
    atLeastMs,
    onSent,
  );

  const needsMail = 'mailOnly' in forms[formName];
  useEffect(() => {
    // Offline the style sheet fails to load; with React's preinit that would be an unhandled rejection.
    if (needsMail && !document.querySelector(`head link[href="${mailOnlyStyles}"]`))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: mailOnlyStyles }));
  }, [needsMail]);

  if (sent) {
    return (
      <Notice tone={needsMail && sent.answer.mail === 'none' ? 'warning' : 'success'}>
        <h3 ref={takeFocus} tabIndex={-1} className="text-2xl outline-none mb-2">
          {/* The server's title knows more: whether it can send mail, and by when a request is answered. */}
          {sent.answer.title ?? received.title}
        </h3>
        <Receipt
          text={sent.answer.message ?? received.text}
          reference={{ label: copy.reference, text: sent.answer.reference }}
          confirmed={confirmedAnswers(formName, fields, sent.values)}
        />
        {received.another && (
          <Button onClick={again} className="mt-3">
            {received.another}
          </Button>
        )}
      </Notice>
    );
  }
  return (
    <form {...form} className="grid gap-5 max-w-prose">
      {(doubt || Object.keys(faults).length > 0) && (
        <ErrorSummary
          ref={summary}
          formName={formName}
          words={fields}
          title={'nativeMessages' in forms[formName] ? '' : copy.attention}
          errors={faults}
        >
          {doubt && (
            <>
              {doubt.isTaken && (
                <p>{copy.address[doubt.isReachable ? 'check' : 'unreachable'].replace('{address}', doubt.typed)}</p>
              )}
              {doubt.likely && (
                <Button className="mt-2" onClick={useLikely}>
                  {copy.address.use.replace('{address}', doubt.likely)}
                </Button>
              )}
            </>
          )}
        </ErrorSummary>
      )}
      {needsMail && (
        <noscript className="hidden">
          <link rel="stylesheet" href={mailOnlyStyles} />
        </noscript>
      )}
      {copy.withoutMail && <p className="without-mail text-sm">{copy.withoutMail}</p>}
      <FormFields formName={formName} words={fields} errors={faults} values={values} />
      {/* In the page from the start, so that screen readers announce what appears in it. */}
      <div role="alert">
        {failure && (
          <Notice tone="danger">
            <p>{failure.message}</p>
            <p className="flex flex-wrap gap-x-6">
              <ActionLink tone="quiet" icon={Phone} action={copy.office.call} />
              <ActionLink tone="quiet" icon={Mail} action={copy.office.write} />
            </p>
          </Notice>
        )}
      </div>
      <div className="actions">
        <Button type="submit" tone="primary" busy={isSending}>
          {isSending ? copy.busy : copy.submit}
        </Button>
      </div>
    </form>
  );
}
