import { SelectField } from '#app/components/ui/field.tsx';
import type { Visit } from '#content/schema/visit.ts';
import { guns, gunsWith, mostPeople, mostService, type Party, people } from '#domain/visit.ts';

type PartyFormProps = { words: Visit; party: Party; onChange: (party: Party) => void };

export function PartyForm({ words, party, onChange }: PartyFormProps) {
  return (
    <div className="party">
      <div>
        {people.map((kind) => (
          <SelectField
            key={kind}
            label={words.people[kind]}
            required
            value={party[kind]}
            onChange={(event) => onChange({ ...party, [kind]: Number(event.target.value) })}
          >
            {Array.from({ length: (kind === 'service' ? mostService(party) : mostPeople) + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label={words.first.label}
          required
          value={party.first ? 'yes' : 'no'}
          onChange={(event) => onChange({ ...party, first: event.target.value === 'yes' })}
        >
          <option value="no">{words.first.no}</option>
          <option value="yes">{words.first.yes}</option>
        </SelectField>
      </div>
      <fieldset>
        <legend className="font-semibold mb-1">{words.guns.label}</legend>
        <div className="flex flex-wrap gap-x-6">
          {guns.map((gun) => (
            <label key={gun} className="flex items-center gap-2.5 min-h-11">
              <input
                type="checkbox"
                className="size-6 shrink-0"
                checked={party.guns.includes(gun)}
                onChange={({ target }) => onChange({ ...party, guns: gunsWith(party.guns, gun, target.checked) })}
              />
              {words.guns.options[gun]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
