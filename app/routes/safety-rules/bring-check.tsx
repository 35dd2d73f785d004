import { useEffect, useRef, useState } from 'react';
import { SelectField } from '#app/components/ui/field.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { RuleList } from '#app/components/ui/prose.tsx';
import { SearchForm } from '#app/features/search/search-form.tsx';
import type { PageProps } from '#app/lib/page-props.ts';
import { type Choice, verdictsOn } from '#domain/bring.ts';
import { useReading, WordsAnswer } from './bring-words.tsx';

type BringCheckProps = PageProps<'safety-rules'>['bring'];

const tones = { yes: 'success', no: 'forbidden', ask: 'warning' } as const;

/** The visitor types what they have, or chooses gun, ammunition, target, other items and age, and reads the rules. */
export function BringCheck({ words, rules }: BringCheckProps) {
  const { questions, unanswered } = words;
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Choice>({});
  const [emptied, setEmptied] = useState(0);
  const [typed, setTyped] = useState('');
  const { isReady, reading } = useReading(typed);
  const isTyped = typed.trim() !== '';
  const choose = (question: string, option: string) => {
    setEmptied((times) => times + 1);
    setTyped('');
    const answers = Object.entries({ ...chosen, [question]: option });
    setChosen(Object.fromEntries(answers.filter(([, answer]) => answer !== '')));
  };
  // What was typed and chosen before this script ran.
  useEffect(() => {
    setTyped(box.current?.querySelector('input')?.value ?? '');
    const fields = [...(box.current?.querySelectorAll('select') ?? [])];
    const answers = fields.flatMap(({ value }, index) => (value === '' ? [] : [[questions[index]?.id, value]]));
    if (answers.length > 0) setChosen(Object.fromEntries(answers) as Choice);
  }, [questions]);

  return (
    <div ref={box} className="grid gap-3 sm:gap-5">
      {/* Until our script has loaded the search's words, the search's own page answers. */}
      <div className="-order-2">
        <SearchForm
          key={emptied}
          label={words.typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onSubmit={(event) => {
            if (isReady) event.preventDefault();
          }}
        />
      </div>
      {/* Hidden without our script, which computes the answer; the two lists below contain the same rules. */}
      <div className="grid gap-x-4 gap-y-2 noscript:hidden min-[25rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
        {questions.map(({ id, label, options }) => (
          <SelectField
            key={id}
            label={label}
            required
            value={chosen[id] ?? ''}
            onChange={(event) => choose(id, event.target.value)}
          >
            <option value="">{unanswered}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {/*
        The field and the lists never answer together, and using a list empties the field. What was typed is answered
        below its field: a keyboard may cover the lists.
      */}
      <div role="status" className={`grid gap-3 noscript:hidden ${isTyped ? '-order-1' : ''}`}>
        {isTyped ? (
          <WordsAnswer typed={typed} reading={reading} words={words} />
        ) : (
          <Answer words={words} rules={rules} chosen={chosen} />
        )}
      </div>
    </div>
  );
}

export function Answer({
  words: { questions, answers, undecided },
  rules,
  chosen,
}: BringCheckProps & { chosen: Choice }) {
  const unruled = new Set(questions.flatMap(({ options }) => options.filter((one) => one.unruled).map(({ id }) => id)));
  const verdicts = verdictsOn(rules, chosen, unruled);
  // No rule applies to the choices made so far.
  if (verdicts.every(({ answer, because }) => answer === 'yes' && because.length === 0))
    return <Notice tone="info">{answers.none}</Notice>;
  const optionsOf = (about: Choice) =>
    questions.flatMap(({ id, options }) => options.filter((one) => one.id === about[id]));
  const names = (about: Choice) => optionsOf(about).map(({ label }) => label);
  return verdicts.map(({ answer, because, about }) => (
    <Notice
      key={answer + Object.keys(about).join()}
      tone={tones[answer]}
      title={verdicts.length > 1 ? `${answers[answer]}: ${names(about).join(' + ')}` : answers[answer]}
    >
      {because.length > 0 && <RuleList rules={[...because, ...optionsOf(about).flatMap(({ way }) => way ?? [])]} />}
      {answer === 'ask' && because.length === 0 && <p>{undecided}</p>}
    </Notice>
  ));
}
