import { MapPin, MessageSquare, Phone, Ticket } from 'lucide';
import type { ComponentProps } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { StatusLine, StatusNotes } from '#app/features/status/status-line.tsx';
import type { Action } from '#content/schema/text.ts';

type HeroProps = ComponentProps<typeof PageHeader> & {
  /** The club's name in the lines of a poster. */
  name: readonly string[];
  facts: readonly { label: string; value: string }[];
  actions: Record<'pricing' | 'call' | 'contact' | 'directions', Action>;
};

/**
 * Who we are, when we are open, what a day costs, how to get here and whom to call: on the first screen of any phone.
 */
export function Hero({ name, actions, facts, ...top }: HeroProps) {
  const title = (
    <h1 className="lettering">
      {name.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </h1>
  );
  const today = (
    <div className="facts">
      <StatusLine isBrief />
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <ActionLink action={actions.pricing} icon={Ticket} />
        <ActionLink action={actions.call} icon={Phone} tone="secondary" />
        <ActionLink action={actions.directions} icon={MapPin} tone="secondary" />
        <ActionLink action={actions.contact} icon={MessageSquare} tone="secondary" />
      </div>
    </div>
  );
  return (
    <>
      <PageHeader {...top} title={title} status={today} className="hero" />
      <StatusNotes />
    </>
  );
}
