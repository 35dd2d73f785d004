import { TextField } from '#app/components/ui/field.tsx';
import type { FormCopy } from './form-copy.server.ts';
import { FormFailure, Honeypot, SentPanel, SubmitButton } from './form-parts.tsx';
import { useInboxForm } from './use-inbox-form.ts';

/** Our own sign-up for the email list. The address joins the list once its owner confirms it by mail. */
export function SignupForm({ copy }: { copy: FormCopy<'signup'> }) {
  const { fields, received } = copy;
  const { status, answer, failure, errors, form } = useInboxForm({ action: '/api/signups', fields });

  if (answer) {
    return (
      <SentPanel
        title={received.title}
        text={answer.message ?? received.text}
        referenceLabel={copy.reference}
        reference={answer.reference}
      />
    );
  }
  return (
    <form {...form} className="grid gap-5 max-w-prose">
      <TextField
        label={fields.email.label}
        name="email"
        type="email"
        required
        autoComplete="email"
        error={errors['email']}
      />
      <TextField label={fields.name.label} name="name" autoComplete="name" error={errors['name']} />
      <Honeypot />
      <FormFailure failure={failure} office={copy.office} />
      <div className="actions">
        <SubmitButton label={copy.submit} busy={status === 'sending'} />
      </div>
    </form>
  );
}
