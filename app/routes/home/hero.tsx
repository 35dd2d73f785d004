import { MapPin, MessageSquare, Phone, Ticket } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { StatusLine, StatusNotes } from '#app/features/status/status-line.tsx';
import type { PageContent } from '#app/lib/page-content.ts';

type HeroProps = PageContent & {
  /** The club's name in the lines of a poster. */
  name: readonly string[];
  facts: readonly { label: string; value: string }[];
};

/** The poster ends with the first screen: the picture takes what the lettering leaves. */
const look = {
  header:
    'hero grid grid-rows-[minmax(clamp(8rem,21svh,26rem),1fr)_auto] min-h-[min(100svh-var(--header)-var(--margin),66rem)] sideways:grid-cols-[2fr_3fr] sideways:grid-rows-[minmax(16rem,1fr)] sideways:min-h-[calc(100svh-var(--header)-var(--margin))] print:block print:min-h-0',
  picture: 'relative [&_img]:absolute [&_img]:inset-0',
  band: 'sideways:self-center sideways:px-4',
};

/**
 * Who we are, when we are open, what a day costs, how to get here and whom to call: on the first screen of any phone.
 */
export function Hero({ top, page, name, facts }: HeroProps) {
  const title = (
    <h1 className="lettering text-[3rem] @min-[51.25rem]:text-[length:max(3rem,min(var(--measure)/var(--em),24svh))] sideways:text-[length:min(var(--measure)/var(--em),18svh)]">
      {name.map((line) => (
        // In one line where there is room.
        <span
          key={line}
          className="block text-[length:max(1.75rem,min(var(--measure)/var(--em),22svh))] @min-[51.25rem]:inline @min-[51.25rem]:text-[length:inherit] sideways:inline sideways:text-[length:inherit]"
        >
          {line}{' '}
        </span>
      ))}
    </h1>
  );
  const today = (
    <div className="facts flex flex-wrap gap-x-[clamp(1rem,2vw,2rem)] gap-y-2.5 mt-[clamp(0.625rem,1.5vw,1.5rem)] @min-[77.5rem]:flex-nowrap @min-[77.5rem]:gap-x-6 sideways:[&_svg]:hidden!">
      <StatusLine isBrief />
      <dl className="flex flex-auto @min-[77.5rem]:flex-none gap-[clamp(1rem,2vw,2rem)]">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-auto @min-[40rem]:flex-initial flex-col-reverse justify-center">
            <dt className="text-on-deep-muted text-sm/[1.3] font-semibold">{label}</dt>
            <dd className="font-display text-[1.75rem] @min-[40rem]:text-[2.125rem]">{value}</dd>
          </div>
        ))}
      </dl>
      <Actions
        className="flex-[1_1_100%] gap-1.5 @min-[40rem]:gap-2 @min-[77.5rem]:flex-none sideways:flex-nowrap *:flex-auto *:px-1.5 *:text-[clamp(0.875rem,4vw,1rem)] @min-[77.5rem]:*:px-[1.125rem] *:first:basis-full @min-[40rem]:*:first:flex-[2_1_auto] [&>:not(:first-child)_svg]:hidden @min-[40rem]:[&>:not(:first-child)_svg]:inline @min-[77.5rem]:[&>:not(:first-child)_svg]:hidden sideways:*:first:flex-[2_1_auto]"
        page={page}
        of={{ pricing: Ticket, call: Phone, directions: MapPin, contact: MessageSquare }}
      />
    </div>
  );
  return (
    <>
      <PageHeader {...top} title={title} status={today} look={look} />
      <StatusNotes />
    </>
  );
}
