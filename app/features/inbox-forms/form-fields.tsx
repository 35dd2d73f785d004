/** The parts of every form, shared by its page and the response to one sent without JavaScript. */
import type { MouseEvent, ReactNode, Ref } from 'react';
import { CheckboxField, SelectField, TextArea, TextField } from '#app/components/ui/field.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { type Confirmed, fieldsOf, type FormField, type FormName, type FormWords } from '#domain/forms.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

type Texts = Readonly<Record<string, string | undefined>>;

type FormFieldsProps = {
  formName: FormName;
  words: FormWords;
  /** One sentence for each invalid field, by the field's name. */
  errors: Texts;
  values?: Texts | undefined;
};

export function FormFields({ formName, words, errors, values }: FormFieldsProps) {
  return (
    <>
      {fieldsOf(formName, words).map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          id={fieldId(formName, field.name)}
          error={errors[field.name]}
          value={values?.[field.name]}
        />
      ))}
      <Honeypot value={values?.['website']} />
    </>
  );
}

/** The id of a field's control. Prefixed with the form's name, because page sections have ids such as "message" too. */
const fieldId = (formName: FormName, name: string): string => `${formName}-${name}`;

type FieldControlProps = { field: FormField; id: string; error: string | undefined; value: string | undefined };

function FieldControl({ field, id, error, value }: FieldControlProps) {
  const { name, control, required = false, autocomplete, words, options = [], initial, insisted } = field;
  const common = { id, name, required, error, label: words.label, hint: words.hint };
  if (control === 'checkbox') return <CheckboxField {...common} value="yes" defaultChecked={Boolean(value)} />;
  if (control === 'textarea') return <TextArea {...common} defaultValue={value} />;
  if (insisted === 'any')
    return (
      // As text, because browsers refuse an email with a space even from who insists on it.
      <TextField
        {...common}
        inputMode="email"
        pattern=".+@.+"
        title={words.invalid}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete={autocomplete}
        defaultValue={value}
      />
    );
  if (control !== 'select')
    return <TextField {...common} type={control} autoComplete={autocomplete} defaultValue={value} />;
  return (
    // A value that is not an option shows the prompt, so the visitor has to choose again.
    <SelectField {...common} defaultValue={options.includes(value ?? '') ? value : value === undefined ? initial : ''}>
      {/* HTML requires an empty first option in a required select. */}
      <option value="" disabled>
        {words.prompt}
      </option>
      {options.map((option) => (
        <option key={option} value={option}>
          {words.options?.[option]}
        </option>
      ))}
    </SelectField>
  );
}

/** A honeypot: hidden from people, filled in by bots. The server sets such messages aside. */
function Honeypot({ value }: { value: string | undefined }) {
  const words = useShellWords();
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {words.leaveEmpty}
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue={value} />
      </label>
    </div>
  );
}

type ErrorSummaryProps = Pick<FormFieldsProps, 'formName' | 'words' | 'errors'> & {
  title: string;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

/** The errors of a form, above it, with a link to each invalid field. */
export function ErrorSummary({ formName, words, title, errors, ref, children }: ErrorSummaryProps) {
  const faults = fieldsOf(formName, words).flatMap(({ name }) => {
    const sentence = errors[name];
    return sentence === undefined ? [] : [{ id: fieldId(formName, name), sentence }];
  });
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="scroll-mt-4 outline-none">
      <Notice tone="danger" title={title}>
        {faults.length > 0 && (
          <ul className="list-disc ps-5">
            {faults.map(({ id, sentence }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={goToField}>
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </Notice>
    </div>
  );
}

/** Focuses the field without adding a history entry, so that Back leaves the page. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

type ReceiptProps = { text: string; reference: { label: string; text: string }; confirmed: readonly Confirmed[] };

export function Receipt({ text, reference, confirmed }: ReceiptProps) {
  return (
    <div className="receipt">
      <p>{text}</p>
      <p className="mt-2">
        {reference.label}: <strong className="font-semibold tabular-nums">{reference.text}</strong>
      </p>
      {confirmed.map((answer) => (
        <p key={answer.label} className="mt-2">
          {answer.label}: <strong className="font-semibold">{answer.text}</strong>
        </p>
      ))}
    </div>
  );
}
