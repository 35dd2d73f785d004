/**
 * Asks who comes, and shows on one sheet what this group brings, signs and pays. The choice is stored only in the URL.
 */
import { MapPin, Phone } from 'lucide';
import { useState } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { later } from '#app/components/ui/later.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { PrintButton, ShareButton } from '#app/features/page-parts/buttons.tsx';
import { RoadMapSheet } from '#app/features/page-parts/road-map-sheet.tsx';
import { StatusLine } from '#app/features/status/status-line.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';
import { isGroup, partyOf, searchOf, type Party, withinLimits } from '#domain/visit.ts';
import { PartyForm } from './visit/party-form.tsx';
import { VisitPlan } from './visit/visit-plan.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

/** Its section is hidden until its script has asked whether the server can send mail. */
const DayAlert = later(
  async () => ({ default: (await import('#app/features/inbox-forms/inbox-form.tsx')).InboxForm }),
  '#plan, #day-alert',
);

export const parts = [DayAlert];

export default function YourVisit({ top, page, alert, map, words, prices }: PageProps<'visit'>) {
  const actions = actionsOf(page, 'print', 'share', 'call', 'directions');
  const plan = sectionOf(page, 'plan');
  const [party, choose] = useParty();
  // A large group's first rule goes above everything else; for others it is the last part.
  const first = isGroup(party) ? plan.parts.find(({ id }) => id === 'groups') : undefined;
  return (
    <div className="one-sheet">
      <PageHeader {...top} sign={<StatusLine />} />
      {/* Hidden without our script, which computes the answer; the plan below then shows every case. */}
      <Section isWide section={sectionOf(page, 'who')} className="screen-only noscript:hidden">
        <PartyForm words={words} party={party} onChange={choose} />
      </Section>
      <VisitPlan
        section={{ id: plan.id, title: plan.title }}
        words={words}
        prices={prices}
        party={party}
        first={first?.html}
      >
        <div className="break-inside-avoid print:max-w-72">
          <RoadMapSheet map={map} wide="64rem" />
        </div>
      </VisitPlan>
      <div className="band pt-0! print:py-0!">
        <div className="page-width">
          {plan.parts.map(
            (part) => part !== first && <Prose key={part.id} html={part.html} className="prose mt-3 print:mt-0.5" />,
          )}
          <div className="mt-6 actions">
            <PrintButton label={actions.print.label} />
            <ShareButton label={actions.share.label} what={() => ({ title: document.title, url: location.href })} />
            <ActionLink action={actions.call} icon={Phone} tone="secondary" />
            <ActionLink action={actions.directions} icon={MapPin} tone="secondary" />
          </div>
        </div>
      </div>
      {alert && (
        <Section section={sectionOf(page, 'day-alert')} className="mail-only screen-only">
          <DayAlert copy={alert} />
        </Section>
      )}
    </div>
  );
}

/** The party from the URL's query, and a function that changes both. */
function useParty(): [Party, (party: Party) => void] {
  const given = useHydratedValue(() => location.search, '');
  const [chosen, setChosen] = useState<Party>();
  const choose = (wanted: Party) => {
    const party = withinLimits(wanted);
    // Bypass the router: the page stays, and nothing is fetched.
    history.replaceState(history.state, '', `${location.pathname}${searchOf(party)}${location.hash}`);
    setChosen(party);
  };
  return [chosen ?? partyOf(given), choose];
}
