import { CalendarDays, CloudSun, IdCard, Mail, MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { later } from '#app/components/ui/later.tsx';
import { ComingDays } from '#app/features/status/coming-days.tsx';
import { StatusLine } from '#app/features/status/status-line.tsx';
import type { HoursTable as Table } from '#words/hours-words.ts';
import { RoadMapSheet } from '#app/features/page-parts/road-map-sheet.tsx';
import { UpcomingClosures } from './contact/upcoming-closures.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import type { ReactNode } from 'react';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { Section as SectionContent } from '#content/page.server.ts';

const Directions = later(() => import('./contact/directions.tsx'), '#getting-here, #by-road');
const Message = later(() => import('./contact/message.tsx'), '#message');

export const parts = [Directions, Message];

export default function Contact({ top, page, ...data }: PageProps<'contact'>) {
  const actions = actionsOf(page, 'directions', 'call', 'email', 'weather', 'calendar', 'card');
  const [hoursSection, closed] = [sectionOf(page, 'hours'), sectionOf(page, 'closures')];
  // Until the club has said when the phone is answered, the section's part says what to do.
  const phone = sectionOf(page, 'phone-and-email');
  const { street, city, region, postalCode } = data.location.address;
  return (
    <>
      <PageHeader {...top} look="masthead masthead-over" sign={<StatusLine />}>
        <Actions page={page} className="last-across" of={{ directions: MapPin, write: Mail, call: Phone }} />
      </PageHeader>

      <div className="band page-width grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] sm:max-lg:*:last:col-span-2 print:*:last:col-span-1! lg:*:[section]:col-span-4">
        <InfoPlate section={hoursSection}>
          {data.hours.tables.map((table) => (
            <HoursTable key={table.title ?? ''} {...table} checkInLabel={hoursSection.parts[0]?.title} />
          ))}
          <p className="mt-1.5 sm:mt-3">{data.hours.closing}</p>
          <p className="mt-1.5 sm:mt-3">{data.hours.holidays}</p>
        </InfoPlate>
        {/* The page's most prominent section: above the fold of a wide screen, and after the hours of a phone. */}
        <div className="sm:max-lg:order-last sm:max-lg:col-span-2 print:order-0! print:col-span-1! print:row-start-2 lg:col-start-5 lg:col-end-13 lg:row-span-3 lg:row-start-1">
          <RoadMapSheet
            map={data.way.map}
            wide="40rem"
            look="max-sm:aspect-4/3 max-sm:object-cover max-sm:object-[50%_36%]"
          />
        </div>
        <InfoPlate section={sectionOf(page, 'location')}>
          <address className="not-italic">
            <span className="font-semibold">{data.location.name}</span>
            <br />
            {street}
            <br />
            {city}, {region} {postalCode}
          </address>
          <p className="grid justify-items-start *:min-h-9!">
            <ActionLink action={actions.directions} tone="quiet" icon={MapPin} />
            <ActionLink action={actions.weather} tone="quiet" icon={CloudSun} />
            <ActionLink action={actions.card} tone="quiet" icon={IdCard} newTab />
          </p>
        </InfoPlate>
        <InfoPlate section={phone.html ? phone : { ...phone, html: phone.parts[0]?.html ?? phone.html }}>
          <p className="grid justify-items-start *:min-h-9!">
            <ActionLink action={actions.call} tone="quiet" icon={Phone} />
            <ActionLink action={actions.email} tone="quiet" icon={Mail} />
          </p>
        </InfoPlate>
      </div>

      <Directions page={page} way={data.way} />

      <Section section={closed}>
        <div>
          <HtmlBoundary name="coming-days">
            <Fold title={closed.parts[0]?.title ?? ''} className="noscript:hidden">
              <ComingDays title={closed.parts[0]?.title ?? ''} look="bare" />
            </Fold>
          </HtmlBoundary>
          <HtmlBoundary name="closures">
            <UpcomingClosures known={data.closures} none={closed.parts[1]} call={actions.call} />
          </HtmlBoundary>
          <p className="mt-3">
            <ActionLink action={actions.calendar} tone="quiet" icon={CalendarDays} />
          </p>
        </div>
      </Section>

      <Message page={page} crm={data.crm} copy={data.copy} />
    </>
  );
}

/** A section narrow enough for a column: the facts first, then the sentences about them. */
function InfoPlate({ section, children }: { section: SectionContent; children: ReactNode }) {
  const headingId = `${section.id}-heading`;
  return (
    <section id={section.id} aria-labelledby={headingId} className="ruled">
      <h2 id={headingId} className="text-2xl mb-1.5 sm:mb-3">
        {section.title}
      </h2>
      {children}
      <Prose html={section.html} className="prose mt-1.5 sm:mt-3" />
    </section>
  );
}

function HoursTable({ title, rows, lastCheckIn, checkInLabel }: Table & { checkInLabel: string | undefined }) {
  return (
    <table className="table-in-lines w-full">
      {title && <caption className="pt-4 pb-1 text-left font-semibold">{title}</caption>}
      <tbody>
        {rows.map(({ days, times }) => (
          <Row key={days} head={days} value={times} />
        ))}
        {checkInLabel && <Row head={checkInLabel} value={lastCheckIn} />}
      </tbody>
    </table>
  );
}

function Row({ head, value }: { head: string; value: string }) {
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-1 pr-2 sm:py-2 text-left font-semibold align-top min-[22rem]:whitespace-nowrap">
        {head}
      </th>
      <td className="py-1 sm:py-2 text-right tabular-nums text-balance max-lg:text-sm">{value}</td>
    </tr>
  );
}
