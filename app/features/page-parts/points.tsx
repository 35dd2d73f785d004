import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { Part } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

export function Points({ parts }: { parts: readonly (Part & { action?: Action })[] }) {
  return (
    <div className="@container ruled-rows self-start">
      {parts.map(({ id, title, html, action }) => (
        <article key={id} id={id} className="grid gap-x-8 gap-y-1 py-4 @lg:grid-cols-[14rem_1fr] print:py-1.5">
          <h3>{title}</h3>
          <div>
            <Prose html={html} />
            {action && <ActionLink action={action} tone="quiet" className="mt-1" />}
          </div>
        </article>
      ))}
    </div>
  );
}
