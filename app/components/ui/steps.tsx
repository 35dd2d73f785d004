import type { Part } from '#content/page.server.ts';
import { EnglishTerms } from './english-terms.tsx';
import { Prose } from './prose.tsx';

type StepsProps = {
  parts: readonly Part[];
  from?: number;
  /** In two columns on wide screens, instead of one below the other. */
  inPairs?: boolean;
};

export function Steps({ parts, from = 1, inPairs = false }: StepsProps) {
  return (
    <ol start={from} className={`steps ${inPairs ? 'in-pairs' : 'route'}`}>
      {parts.map((part, index) => (
        <li key={part.id} className="step">
          <span aria-hidden="true" className="font-display step-number">
            {from + index}
          </span>
          <div className="pt-1 sm:pt-[0.4rem]">
            <h3 className="text-2xl/none">
              <EnglishTerms of={part.title} />
            </h3>
            <Prose html={part.html} className="prose mt-0.5 max-sm:text-sm/[1.35]" />
          </div>
        </li>
      ))}
    </ol>
  );
}
