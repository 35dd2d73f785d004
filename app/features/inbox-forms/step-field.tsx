import { SelectField, TextArea, TextField } from '#app/components/ui/field.tsx';
import type { DeskChoices, DeskField } from '#domain/form-answer.ts';

/** Photo types; phones then offer the camera and the album. */
const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif';

const Choices = ({ of }: { of: DeskChoices['all'] }) =>
  of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** One field of a step's form. */
export function StepField({ control, options, isOptional = false, typed, ...field }: DeskField & { id: string }) {
  const common = { ...field, required: !isOptional, defaultValue: typed };
  if (options)
    return (
      <SelectField {...common}>
        {options.map(({ group, all }) =>
          group === undefined ? (
            <Choices key="" of={all} />
          ) : (
            <optgroup key={group} label={group}>
              <Choices of={all} />
            </optgroup>
          ),
        )}
      </SelectField>
    );
  return control === undefined ? (
    <TextArea {...common} />
  ) : (
    <TextField {...common} type={control} accept={control === 'file' ? photoTypes : undefined} />
  );
}
