import { Button } from '#app/components/ui/button.tsx';
import { TextArea, TextField } from '#app/components/ui/field.tsx';
import type { FormCopy } from './form-copy.server.ts';
import { FormFailure, Honeypot, SentPanel, SubmitButton } from './form-parts.tsx';
import { useInboxForm } from './use-inbox-form.ts';

type ContactFormProps = {
  copy: FormCopy<'contact-message'>;
  /** What the message is about, where the page knows it: the range office reads it above the message. */
  topic?: string;
};

/** Our own contact form. Stores the message with the club before it says so. */
export function ContactForm({ copy, topic }: ContactFormProps) {
  const { fields, received } = copy;
  const { status, answer, failure, errors, form, again } = useInboxForm({ action: '/api/contact-messages', fields });

  if (answer) {
    return (
      <SentPanel
        title={received.title}
        text={answer.message ?? received.text}
        referenceLabel={copy.reference}
        reference={answer.reference}
      >
        <Button onClick={again}>{received.another}</Button>
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
      <TextArea label={fields.message.label} name="message" required error={errors['message']} />
      {topic && <input type="hidden" name="topic" value={topic} />}
      <Honeypot />
      <FormFailure failure={failure} office={copy.office} />
      <div className="actions">
        <SubmitButton label={copy.submit} busy={status === 'sending'} />
      </div>
    </form>
  );
}
