/** The fields of a form, as domain/forms.ts lists them: on its page and on the answer to one sent without script. */
import { CheckboxField, SelectField, TextArea, TextField } from '#app/components/ui/field.tsx';
import { fieldsOf, type FormField, type FormWords, type Kind } from '#domain/forms.ts';

type Texts = Readonly<Record<string, string | undefined>>;

type FormFieldsProps = {
  kind: Kind;
  words: FormWords;
  /** One sentence for each field at fault, by the field's name. */
  errors: Texts;
  /** What stands in the fields at first. */
  values?: Texts | undefined;
};

export function FormFields({ kind, words, errors, values }: FormFieldsProps) {
  return (
    <>
      {fieldsOf(kind, words).map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          id={fieldId(kind, field.name)}
          error={errors[field.name]}
          value={values?.[field.name]}
        />
      ))}
      <Honeypot value={values?.['website']} />
    </>
  );
}

/** The id of a field's control. Of its own kind, because a page's sections have names such as "message" too. */
export const fieldId = (kind: Kind, name: string): string => `${kind}-${name}`;

type FieldControlProps = { field: FormField; id: string; error: string | undefined; value: string | undefined };

function FieldControl({ field, id, error, value }: FieldControlProps) {
  const { name, control, required = false, autocomplete, words, options = [], initial } = field;
  const common = { id, name, required, error, label: words.label, hint: words.hint };
  if (control === 'checkbox') return <CheckboxField {...common} value="yes" defaultChecked={Boolean(value)} />;
  if (control === 'textarea') return <TextArea {...common} defaultValue={value} />;
  if (control !== 'select')
    return <TextField {...common} type={control} autoComplete={autocomplete} defaultValue={value} />;
  return (
    // A value that is not on the list shows the prompt, and has to be chosen anew.
    <SelectField {...common} defaultValue={options.includes(value ?? '') ? value : value === undefined ? initial : ''}>
      {/* Required by HTML of a select that is required itself: the empty choice that is no answer. */}
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

/** A field that people do not see and programs fill in. The server sets such messages aside. */
function Honeypot({ value }: { value: string | undefined }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue={value} />
      </label>
    </div>
  );
}
