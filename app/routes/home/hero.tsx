import { MapPin, MessageSquare, Phone, Ticket } from 'lucide';
import type { ComponentProps } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { StatusLine } from '#app/features/status/status-line.tsx';
import type { Action } from '#content/schema/text.ts';

type HeroProps = ComponentProps<typeof PageHeader> & {
  /** The ordinary week in a sentence. */
  hours: string;
  /** What the hours leave out. */
  holidays: string;
  actions: Record<'pricing' | 'call' | 'contact' | 'directions', Action>;
};

/**
 * Who we are, when we are open, what a day costs, how to get here and whom to call: on the first screen of any phone.
 */
export function Hero({ actions, hours, holidays, ...top }: HeroProps) {
  return (
    <PageHeader {...top} status={<StatusLine hours={hours} holidays={holidays} />} className="hero">
      <div className="hero-actions">
        <ActionLink action={actions.pricing} icon={Ticket} />
        <ActionLink action={actions.call} icon={Phone} tone="secondary" />
        <ActionLink action={actions.directions} icon={MapPin} tone="secondary" />
        <ActionLink action={actions.contact} icon={MessageSquare} tone="secondary" />
      </div>
    </PageHeader>
  );
}
