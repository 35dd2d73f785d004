/** Where the range is, when it is open, and how to reach somebody. */
import { CalendarDays, CloudSun, IdCard, Mail, MapPin, Phone } from 'lucide';
import { CrmFormEmbed } from '#app/components/embeds/crm-form-embed.tsx';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { Points } from '#app/features/page-parts/points.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';
import { ComingDays } from '#app/features/status/coming-days.tsx';
import { StatusLine } from '#app/features/status/status-line.tsx';
import { Subscribe } from '#app/features/subscribe/subscribe.tsx';
import { HoursTable } from './contact/hours-table.tsx';
import { GettingHere } from './contact/getting-here.tsx';
import { InfoPlate } from './contact/info-plate.tsx';
import { UpcomingClosures } from './contact/upcoming-closures.tsx';
import type { loader } from './contact.server.ts';

export default function Contact({
  top,
  actions,
  hours,
  location,
  way,
  byRoad,
  phone,
  closures,
  subscribe,
  buy,
  message,
}: ReturnType<typeof loader>) {
  const { street, city, region, postalCode } = location.address;
  // A link such as /contact?about=groups#message names one of the subjects that content/pages/contact.md has.
  const about = useHydratedValue(() => new URLSearchParams(globalThis.location.search).get('about'), null);
  const topic = message.subjects[about ?? ''] ?? '';
  return (
    <>
      <PageHeader {...top} status={<StatusLine />}>
        <div className="actions">
          <ActionLink action={actions.directions} icon={MapPin} />
          <ActionLink action={actions.call} icon={Phone} tone="secondary" />
          <ActionLink action={actions.write} icon={Mail} tone="secondary" />
        </div>
      </PageHeader>

      <div className="band page-width grid gap-10 pairs lg:grid-cols-[5fr_4fr_4fr]">
        <InfoPlate section={hours.section}>
          {hours.tables.map((table) => (
            <HoursTable key={table.title ?? ''} {...table} checkInLabel={hours.section.parts[0]?.title} />
          ))}
          <p className="mt-3">{hours.closing}</p>
          <p className="mt-3">{hours.holidays}</p>
        </InfoPlate>
        <InfoPlate section={location.section}>
          <address className="not-italic">
            <span className="font-semibold">{location.name}</span>
            <br />
            {street}
            <br />
            {city}, {region} {postalCode}
          </address>
          <ActionLink action={actions.directions} tone="quiet" icon={MapPin} />
          <br />
          <ActionLink action={actions.weather} tone="quiet" icon={CloudSun} />
          <br />
          <ActionLink action={actions.card} tone="quiet" icon={IdCard} newTab />
        </InfoPlate>
        <InfoPlate section={phone}>
          <ActionLink action={actions.call} tone="quiet" icon={Phone} />
          <br />
          <ActionLink action={actions.email} tone="quiet" icon={Mail} />
        </InfoPlate>
      </div>

      <GettingHere {...way} />

      <SplitSection section={byRoad}>
        <Points parts={byRoad.parts} />
      </SplitSection>

      <SplitSection section={closures.section}>
        <div>
          <HtmlBoundary name="coming-days">
            <ComingDays title={closures.section.parts[0]?.title ?? ''} />
          </HtmlBoundary>
          <HtmlBoundary name="closures">
            <UpcomingClosures known={closures.known} none={closures.section.parts[1]} />
          </HtmlBoundary>
          <p className="mt-3">
            <ActionLink action={actions.calendar} tone="quiet" icon={CalendarDays} />
          </p>
        </div>
        <div>
          <h3 className="text-2xl mb-3">{subscribe.section.title}</h3>
          <Subscribe {...subscribe} level="h4" />
        </div>
      </SplitSection>

      <SplitSection section={buy}>
        <p className="actions">
          <ActionLink action={actions.prices} tone="secondary" />
        </p>
      </SplitSection>

      <SplitSection section={message.section}>
        {message.crm ? (
          <CrmFormEmbed crm={message.crm} />
        ) : (
          <InboxForm key={topic} copy={message.copy} values={{ topic }} />
        )}
      </SplitSection>
    </>
  );
}
