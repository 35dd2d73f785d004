import type { ReactNode } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import type { AnswerIn, DeskStep, FormAnswer } from '#domain/form-answer.ts';
import { formAction, mailOnlyStyles } from '#domain/forms.ts';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { ErrorSummary, FormFields, Receipt } from './form-fields.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { StepField } from './step-field.tsx';

type AnswerPageProps = { answer: AnswerIn; /** Of a search. */ results?: ReactNode };

/** The server's response to a form sent without JavaScript, built from the same components as the form. */
export function AnswerPage({ answer, results }: AnswerPageProps) {
  return (
    <>
      <PageHeader
        page={{ heading: answer.title, ...(answer.page === 'search' && { label: answer.label }) }}
        look="masthead masthead-bare masthead-low"
      >
        {answer.page === 'search' && <SearchForm query={answer.query} />}
      </PageHeader>
      <div className="band page-width">
        <div className="grid gap-5 max-w-prose">
          {answer.page === 'search' ? results : <Answered answer={answer} />}
        </div>
      </div>
    </>
  );
}

function Answered({ answer }: { answer: Exclude<AnswerIn, { page: 'search' }> }) {
  if (answer.page === 'form') return <FormAgain {...answer} />;
  return answer.page === 'desk' ? <Desk {...answer} /> : <Said {...answer} />;
}

function Said(answer: Exclude<FormAnswer, { page: 'form' | 'desk' | 'search' }>) {
  return (
    <>
      {answer.page === 'received' ? <Receipt {...answer} /> : <p>{answer.text}</p>}
      {answer.page === 'notice' &&
        answer.buttons?.map(({ label, action }) => (
          <form key={action} method="post" action={action}>
            <Button type="submit" tone="primary">
              {label}
            </Button>
          </form>
        ))}
      <p>
        <ActionLink tone="quiet" action={answer.back} />
      </p>
    </>
  );
}

type FormAgainProps = AnswerIn<Extract<FormAnswer, { page: 'form' }>>;

function FormAgain({ formName, language, words, message, elsewhere, faults, typed, questioned }: FormAgainProps) {
  return (
    <form className="grid gap-5" method="post" action={formAction(formName, language)}>
      <ErrorSummary formName={formName} words={words.fields} title={message} errors={faults}>
        {Object.keys(faults).length === 0 && <p>{elsewhere}</p>}
      </ErrorSummary>
      <h2 className="heading mb-0">{words.title}</h2>
      <link rel="stylesheet" href={mailOnlyStyles} />
      <FormFields formName={formName} words={words.fields} errors={faults} values={typed} />
      {typed['idempotencyKey'] && <input type="hidden" name="idempotencyKey" value={typed['idempotencyKey']} />}
      {questioned && <input type="hidden" name="questioned" value={questioned} />}
      <div className="actions">
        <Button type="submit" tone="primary">
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

/** A page of the club's inbox: messages, and forms that act on them. Works without JavaScript, as all server pages. */
export function Desk({ text, said, rows, action, back, steps }: Extract<FormAnswer, { page: 'desk' }>) {
  return (
    <>
      {said && (
        <Notice tone={said.tone} role={said.tone === 'danger' ? 'alert' : 'status'}>
          <p>{said.text}</p>
          {said.undo && <UndoForm action={action} {...said.undo} />}
        </Notice>
      )}
      <Mistakes of={steps} />
      <p className="empty:hidden">{text}</p>
      <dl className="grid gap-1 empty:hidden">
        {rows.map(([label, value, to]) => (
          <div
            key={`${label} ${value}`}
            className={`border-t border-rule ${to ? 'flex flex-wrap items-center justify-between gap-x-6 pt-1' : 'pt-3 pb-2'}`}
          >
            <dt className={to ? '' : 'text-sm text-muted'}>
              {to ? (
                <a href={to} className="inline-flex items-center min-h-11 font-semibold underline underline-offset-4">
                  {label}
                </a>
              ) : (
                label
              )}
            </dt>
            <dd className={`wrap-anywhere whitespace-pre-line ${to ? 'text-sm text-muted' : ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {steps.map((step) => (
        <StepForm key={`${step.step} ${step.title}`} action={action} {...step} />
      ))}
      {back && (
        <p>
          <ActionLink tone="quiet" action={back} />
        </p>
      )}
    </>
  );
}

/** Links to fields with errors, at the top of the page because the fields are far below. */
function Mistakes({ of }: { of: readonly DeskStep[] }) {
  const mistakes = of.flatMap(({ step, fields = [] }) =>
    fields.flatMap(({ name, error }) => (error ? [{ id: idOf(step, name), error }] : [])),
  );
  return (
    mistakes.length > 0 && (
      <Notice tone="danger" role="alert">
        {mistakes.map(({ id, error }) => (
          <p key={id}>
            <a href={`#${id}`} className="inline-flex items-center min-h-11">
              {error}
            </a>
          </p>
        ))}
      </Notice>
    )
  );
}

const idOf = (step: string, field: string): string => `${step}-${field}`;

/** A form inside the notice of what was done, whose text describes it. */
function UndoForm({ action, step, title, button, hidden }: DeskStep & { action: string }) {
  return (
    <form method="post" action={action} aria-label={title} className="mt-2">
      <HiddenFields of={{ ...hidden, step }} />
      <Button type="submit">{button}</Button>
    </form>
  );
}

const HiddenFields = ({ of }: { of: NonNullable<DeskStep['hidden']> }) =>
  Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value ?? ''} />);

function StepForm({ action, step, title, text, button, fields, hidden, isAside }: DeskStep & { action: string }) {
  return (
    <form
      method="post"
      action={action}
      encType={fields?.some(({ control }) => control === 'file') ? 'multipart/form-data' : undefined}
      className="grid gap-4 border-t border-rule-strong pt-5"
    >
      <h2 className="heading mb-0">{title}</h2>
      <p className="empty:hidden">{text}</p>
      <HiddenFields of={{ ...hidden, step }} />
      {fields?.map((field) => (
        <StepField key={field.name} id={idOf(step, field.name)} {...field} />
      ))}
      <div className="actions">
        <Button type="submit" tone={isAside ? 'secondary' : 'primary'}>
          {button}
        </Button>
      </div>
    </form>
  );
}
