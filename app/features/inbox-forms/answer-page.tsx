import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import type { FormAnswer } from '#domain/form-answer.ts';
import { forms } from '#domain/forms.ts';
import { SearchAnswer } from '#app/features/search/search-answer.tsx';
import { Desk } from './desk.tsx';
import { FormFields } from './form-fields.tsx';
import { ErrorSummary, Receipt, SubmitButton } from './form-parts.tsx';

/** What the server answers to a form that was sent without JavaScript, in the parts that the form itself is made of. */
export function AnswerPage({ answer }: { answer: FormAnswer }) {
  return (
    <>
      <PageHeader page={{ heading: answer.title }} />
      <div className="band page-width">
        <div className="grid gap-5 max-w-prose">
          <Answered answer={answer} />
        </div>
      </div>
    </>
  );
}

function Answered({ answer }: { answer: FormAnswer }) {
  if (answer.page === 'form') return <FormAgain {...answer} />;
  if (answer.page === 'search') return <SearchAnswer {...answer} />;
  return answer.page === 'desk' ? <Desk {...answer} /> : <Said {...answer} />;
}

function Said(answer: Exclude<FormAnswer, { page: 'form' | 'desk' | 'search' }>) {
  return (
    <>
      {answer.page === 'received' ? <Receipt {...answer} /> : <p>{answer.text}</p>}
      {answer.page === 'notice' && answer.button && (
        <form method="post" action={answer.button.action}>
          <SubmitButton label={answer.button.label} />
        </form>
      )}
      <p>
        <ActionLink tone="quiet" action={answer.back} />
      </p>
    </>
  );
}

function FormAgain({ kind, words, message, elsewhere, faults, typed }: Extract<FormAnswer, { page: 'form' }>) {
  return (
    <form className="grid gap-5" method="post" action={forms[kind].action}>
      <ErrorSummary kind={kind} words={words.fields} title={message} errors={faults}>
        {Object.keys(faults).length === 0 && <p>{elsewhere}</p>}
      </ErrorSummary>
      <h2 className="heading mb-0">{words.title}</h2>
      <FormFields kind={kind} words={words.fields} errors={faults} values={typed} />
      {typed['idempotencyKey'] && <input type="hidden" name="idempotencyKey" value={typed['idempotencyKey']} />}
      <div className="actions">
        <SubmitButton label={words.submit} />
      </div>
    </form>
  );
}
