import { TextArea } from '#app/components/ui/field.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import type { DeskStep, FormAnswer } from '#domain/form-answer.ts';
import { SubmitButton } from './form-parts.tsx';

/** A privacy request, and what the club may do with it. It works without any script, as all answers of the server. */
export function Desk({ text, said, rows, action, steps }: Extract<FormAnswer, { page: 'desk' }>) {
  return (
    <>
      {said && (
        <Notice tone={said.tone} role={said.tone === 'danger' ? 'alert' : 'status'}>
          <p>{said.text}</p>
        </Notice>
      )}
      <p>{text}</p>
      <dl className="grid gap-3">
        {rows.map(([label, value]) => (
          <div key={`${label} ${value}`} className="border-t border-rule pt-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {steps.map((step) => (
        <StepForm key={step.step} action={action} {...step} />
      ))}
    </>
  );
}

function StepForm({ action, step, title, text, button, field }: DeskStep & { action: string }) {
  return (
    <form method="post" action={action} className="grid gap-4 border-t border-rule-strong pt-5">
      <h2 className="heading mb-0">{title}</h2>
      <p>{text}</p>
      <input type="hidden" name="step" value={step} />
      {field && (
        <TextArea
          id={`${step}-text`}
          name="text"
          required
          label={field.label}
          error={field.error}
          defaultValue={field.typed}
        />
      )}
      <div className="actions">
        <SubmitButton label={button} />
      </div>
    </form>
  );
}
