import { MapPin, MessageSquare, Phone, Ticket } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { StatusLine, StatusNotes } from '#app/features/status/status-line.tsx';
import type { PageProps } from '#app/lib/page-props.ts';

/** Who we are, when we are open, what a day costs, how to get here, whom to call: all on any phone's first screen. */
export function Hero({ top, page, name, facts }: Pick<PageProps<'home'>, 'top' | 'page' | 'name' | 'facts'>) {
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
      <dl className="flex flex-auto @min-[77.5rem]:flex-none gap-[clamp(0.5rem,2vw,2rem)]">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-auto @min-[40rem]:flex-initial flex-col-reverse justify-center">
            <dt className="text-on-deep-muted text-sm/[1.3] font-semibold">{label}</dt>
            <dd className="font-display text-[1.75rem] @min-[40rem]:text-[2.125rem]">{value}</dd>
          </div>
        ))}
      </dl>
      <Actions page={page} of={{ pricing: Ticket, call: Phone, directions: MapPin, contact: MessageSquare }} />
    </div>
  );
  return (
    <>
      <PageHeader {...top} title={title} status={today} look="hero" />
      <StatusNotes />
    </>
  );
}
