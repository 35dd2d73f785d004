/** Where the range is, when it is open, and how to reach somebody. */
import { CalendarDays, CloudSun, IdCard, Mail, MapPin, Phone } from 'lucide';
import { CrmFormEmbed } from '#app/components/embeds/crm-form-embed.tsx';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { useOnceAlive } from '#app/lib/use-once-alive.ts';
import { qrCode } from '#app/lib/qr-code.server.ts';
import { ComingDays } from '#app/features/status/coming-days.tsx';
import { StatusLine } from '#app/features/status/status-line.tsx';
import { Subscribe } from '#app/features/subscribe/subscribe.tsx';
import { subscriptions } from '#app/features/subscribe/subscriptions.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import { comingClosures } from '#domain/closures.ts';
import { hoursTables } from '#domain/hours-words.ts';
import { directionsUrl, oneLineAddress } from '#domain/places.ts';
import { rangeDay } from '#domain/range-time.ts';
import { HoursTable } from './contact/hours-table.tsx';
import { GettingHere } from './contact/getting-here.tsx';
import { InfoPlate } from './contact/info-plate.tsx';
import { UpcomingClosures } from './contact/upcoming-closures.tsx';
import type { Route } from './+types/contact';

export const loader = () => {
  const page = loadPage('contact');
  const content = loadContent();
  const { site, hours, embeds } = content;
  const today = rangeDay(new Date());
  return {
    top: topOf(page),
    actions: actionsOf(page, 'directions', 'call', 'email', 'write', 'prices', 'weather', 'calendar', 'card'),
    hours: {
      section: sectionOf(page, 'hours'),
      tables: hoursTables(hours, today),
      closing: hours.closing,
      holidays: hours.holidays,
    },
    location: { section: sectionOf(page, 'location'), name: site.name, address: site.address },
    way: {
      section: sectionOf(page, 'getting-here'),
      links: Object.values(actionsOf(page, 'google', 'apple', 'waze', 'geo')),
      ...actionsOf(page, 'copy', 'share'),
      address: oneLineAddress(site),
      steps: site.directions,
      code: qrCode(directionsUrl(site)),
    },
    phone: sectionOf(page, 'phone-and-email'),
    closures: {
      section: sectionOf(page, 'closures'),
      known: comingClosures(today, { ...plansOf(content), calendar: null }),
    },
    subscribe: subscriptions(),
    buy: sectionOf(page, 'buy'),
    message: {
      section: sectionOf(page, 'message'),
      copy: formCopy('contact-message'),
      subjects: Object.fromEntries(sectionOf(page, 'message').parts.map(({ id, title }) => [id, title])),
      crm: embeds.crm.formId === null ? null : embeds.crm,
    },
  };
};

export default function Contact({
  loaderData: { top, actions, hours, location, way, phone, closures, subscribe, buy, message },
}: Route.ComponentProps) {
  const { street, city, region, postalCode } = location.address;
  // A link such as /contact?about=groups#message names one of the subjects that content/pages/contact.md has.
  const about = useOnceAlive(() => new URLSearchParams(globalThis.location.search).get('about'), null);
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

      <div className="band page-width grid gap-5 pairs lg:grid-cols-[5fr_4fr_4fr]">
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

      <SplitSection section={closures.section}>
        <div>
          <ComingDays title={closures.section.parts[0]?.title ?? ''} />
          <UpcomingClosures known={closures.known} none={closures.section.parts[1]} />
          <p className="mt-3">
            <ActionLink action={actions.calendar} tone="quiet" icon={CalendarDays} />
          </p>
        </div>
        <div>
          <h3 className="text-2xl mb-3">{subscribe.section.title}</h3>
          <Subscribe {...subscribe} level="h4" />
        </div>
      </SplitSection>

      <SplitSection section={buy} tone="panel">
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
