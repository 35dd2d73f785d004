import { MapPin, MessageSquare, Phone, Ticket } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { StatusLine, StatusNotes } from '#app/features/status/status-line.tsx';
import { actionsOf, type PageContent } from '#app/lib/page-content.ts';

type HeroProps = PageContent & {
  /** The club's name in the lines of a poster. */
  name: readonly string[];
  facts: readonly { label: string; value: string }[];
};

/**
 * Who we are, when we are open, what a day costs, how to get here and whom to call: on the first screen of any phone.
 */
export function Hero({ top, page, name, facts }: HeroProps) {
  const actions = actionsOf(page, 'pricing', 'call', 'contact', 'directions');
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
