import { Button } from '#app/components/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/components/ui/field.tsx';
import type { FormCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { FormFailure, Honeypot, SentPanel, SubmitButton } from '#app/features/inbox-forms/form-parts.tsx';
import { useInboxForm } from '#app/features/inbox-forms/use-inbox-form.ts';
import { useToast, type Toast } from '#app/features/toast/toast.tsx';

type PrivacyRequestFormProps = { copy: FormCopy<'privacy-request'>; notice: Toast };

/** "Processing..." stays on screen long enough to be read, in milliseconds. */
const processing = 1000;

/**
 * Sends a California privacy request. Only the browser's own checks apply. Once the request is stored, its reference
 * stands in the form's place, until the visitor starts another one.
 */
export function PrivacyRequestForm({ copy, notice }: PrivacyRequestFormProps) {
  const showToast = useToast();
  const { status, answer, failure, errors, form, again } = useInboxForm({
    action: '/api/privacy-requests',
    atLeastMs: processing,
    onSent: () => showToast(notice),
  });
  const { fields, received } = copy;

  if (answer) {
    return (
      // The server names the days by which it will have answered.
      <SentPanel
        title={received.title}
        text={answer.message ?? notice.text}
        referenceLabel={copy.reference}
        reference={answer.reference}
      >
        <Button onClick={again}>{received.again}</Button>
      </SentPanel>
    );
  }
  return (
    <form {...form} className="grid gap-5 max-w-prose">
      <TextField label={fields.name.label} name="name" required autoComplete="name" error={errors['name']} />
      <TextField
        label={fields.email.label}
        name="email"
        type="email"
        required
        autoComplete="email"
        error={errors['email']}
      />
      <TextField label={fields.phone.label} name="phone" type="tel" autoComplete="tel" error={errors['phone']} />
      <SelectField
        label={fields.requestType.label}
        name="requestType"
        required
        defaultValue="access"
        error={errors['requestType']}
      >
        {Object.entries(fields.requestType.options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea label={fields.description.label} name="description" required error={errors['description']} />
      <TextArea
        label={fields.verification.label}
        name="verification"
        error={errors['verification']}
        {...(fields.verification.hint && { hint: fields.verification.hint })}
      />
      <Honeypot />
      <FormFailure failure={failure} office={copy.office} />
      <div className="actions">
        <SubmitButton label={copy.submit} busyLabel="Processing..." busy={status === 'sending'} />
      </div>
    </form>
  );
}
