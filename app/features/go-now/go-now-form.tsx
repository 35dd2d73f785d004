import { useState } from 'react';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { SelectField } from '#app/components/ui/field.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { RuleList } from '#app/components/ui/prose.tsx';
import { alerts as alertSource, roads as roadSource, useAnswer, useFresh } from '#app/features/live/use-live.ts';
import { SaidText } from '#app/features/status/said.tsx';
import { useToday } from '#app/features/status/today.tsx';
import { useWords } from '#app/features/status/use-words.ts';
import type { GoNowWords } from './go-now.server.ts';
import { type Drive, goNow } from '#domain/go-now.ts';
import { joined, textOf } from '#words/phrase.ts';
import { sayGoNow } from '#words/say-go-now.ts';
import { sayAll } from '#words/say-status.ts';

const sources = [roadSource, alertSource];
const tones = { yes: 'success', tight: 'warning', ask: 'warning', no: 'danger' } as const;

export default function GoNowForm({ words }: { words: GoNowWords }) {
  const { drive, who, unanswered, answers } = words;
  const [minutes, setMinutes] = useState('');
  const [label, setLabel] = useState('');
  const chosen = who.cases.find((one) => one.label === label);
  return (
    <div className="grid gap-4 max-w-prose">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={drive.label} required value={minutes} onChange={(event) => setMinutes(event.target.value)}>
          <option value="">{unanswered}</option>
          {drive.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice} {drive.unit}
            </option>
          ))}
        </SelectField>
        <SelectField label={who.label} required value={label} onChange={(event) => setLabel(event.target.value)}>
          <option value="">{unanswered}</option>
          {who.cases.map((one) => (
            <option key={one.label}>{one.label}</option>
          ))}
        </SelectField>
      </div>
      {/* In the page from the start, so that screen readers announce what appears in it. */}
      <div role="status" className="grid gap-4">
        {minutes && (
          <Answer
            key={minutes}
            drive={{ minutes: Number(minutes), earlyMinutes: chosen?.earlyMinutes ?? 0 }}
            answers={answers}
          />
        )}
        {chosen?.bring.map(({ title, texts }) => (
          <div key={title}>
            <p className="font-semibold mb-2">{title}</p>
            <RuleList rules={texts} />
          </div>
        ))}
      </div>
      {chosen && <ActionLink tone="quiet" action={{ label: words.more, to: chosen.visit }} />}
    </div>
  );
}

/** Requests road and weather data, again for each drive, and answers once they have arrived or failed. */
function Answer({ drive, answers }: { drive: Drive; answers: GoNowWords['answers'] }) {
  const today = useToday();
  const words = useWords();
  const [askedAt] = useState(() => new Date());
  useFresh(sources);
  const [roads, alerts] = [useAnswer(roadSource), useAnswer(alertSource)];
  if (!today || !words || [roads, alerts].some(({ phase, at }) => phase === 'loading' || at < askedAt))
    return <Notice tone="info">{answers.looking}</Notice>;
  const { now } = today;
  const go = goNow(now, drive, today.sources, { roads: roads.value, alerts: alerts.value });
  const { line, notes } = sayGoNow(go, now);
  return (
    <Notice tone={tones[go.answer]} title={answers[go.answer]}>
      {/* Read out with a new answer, but not again each minute. */}
      <p aria-live="off">
        <SaidText of={joined(sayAll(words, line), ' ')} />
      </p>
      {/* A new note under the same answer is read out by itself. */}
      <ul aria-atomic="false" className="list-disc pl-5">
        {sayAll(words, notes).map((note) => (
          <li key={textOf(note)}>
            <SaidText of={note} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
