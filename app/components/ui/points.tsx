import type { Part } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';
import { ActionLink } from './action-link.tsx';
import { EnglishTerms } from './english-terms.tsx';
import { Prose } from './prose.tsx';

/** Facts in rows: a name, a sentence and the next link. Visitors can read down the names or across. */
export function Points({ parts }: { parts: readonly (Part & { action?: Action })[] }) {
  return (
    <div className="@container ruled-rows self-start">
      {parts.map(({ id, title, html, action }) => (
        <article
          key={id}
          id={id}
          className="grid gap-x-8 gap-y-1 py-2.5 sm:py-4 @lg:grid-cols-[14rem_1fr] print:py-1.5"
        >
          <h3>
            <EnglishTerms of={title} />
          </h3>
          <div>
            <Prose html={html} />
            {action && <ActionLink action={action} tone="quiet" className="mt-1" />}
          </div>
        </article>
      ))}
    </div>
  );
}
