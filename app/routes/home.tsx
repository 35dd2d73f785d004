/** The eleven sections of the home page, in their order. */
import { CalendarEmbed } from '#app/components/embeds/calendar-embed.tsx';
import { SignupEmbed } from '#app/components/embeds/signup-embed.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { ErrorBoundary } from '#app/components/ui/deferred.tsx';
import { IllustrationMark } from '#app/components/ui/illustration-mark.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { BesideSection } from '#app/components/ui/beside-section.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { AgendaStandIn } from '#app/features/status/agenda-stand-in.tsx';
import { Carousel } from './home/carousel.tsx';
import { ChooseYourPass } from './home/choose-your-pass.tsx';
import { ClosureDialogs } from './home/closure-dialogs.tsx';
import { AnnouncementBand } from '#app/features/announcements/announcement-line.tsx';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { Steps } from '#app/features/page-parts/steps.tsx';
import { PriceBoard } from '#app/features/prices/price-board.tsx';
import { Hero } from './home/hero.tsx';
import { PlanYourVisit } from './home/plan-your-visit.tsx';
import { PrivacyNotice } from './home/privacy-notice.tsx';
import { Under21 } from './home/under-21.tsx';
import { WhyShootersChoose } from './home/why-shooters-choose.tsx';
import type { loader } from './home.server.ts';

export default function Home({
  dialogs,
  hero,
  announcement,
  why,
  glance,
  choose,
  buy,
  guide,
  under21,
  gallery,
  calendar,
  plan,
  email,
  review,
}: ReturnType<typeof loader>) {
  return (
    <>
      <ErrorBoundary>
        <ClosureDialogs {...dialogs} />
      </ErrorBoundary>
      <Hero {...hero} />
      <AnnouncementBand announcement={announcement} />
      <WhyShootersChoose {...why} />

      <BesideSection section={glance.section}>
        <PriceBoard title={glance.section.parts[0]?.title ?? ''} prices={glance.prices} />
      </BesideSection>

      <ChooseYourPass {...choose} buy={buy} />

      <Section section={guide.section}>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12 items-center">
          <Steps parts={guide.section.parts} />
          {guide.office && (
            <div className="screen-only relative max-sm:hidden">
              <Picture picture={guide.office} sizes="(min-width: 64rem) 33rem, 70vw" className="framed" />
              <IllustrationMark of={guide.office} />
            </div>
          )}
        </div>
        <div className="mt-8 actions">
          <ActionLink action={guide.actions.guide} tone="secondary" />
          <ActionLink action={guide.actions.questions} tone="quiet" />
        </div>
      </Section>

      <Under21 {...under21} />

      <Section section={gallery.section} tone="deep" className="screen-only">
        <Carousel label={gallery.section.parts[0]?.title ?? gallery.section.title} pictures={gallery.pictures} />
        <p className="mt-6 actions">
          <ActionLink action={gallery.action} tone="secondary" />
        </p>
      </Section>

      <Section section={calendar.section} className="screen-only">
        <CalendarEmbed calendar={calendar.embed} timeZone={calendar.timeZone}>
          <AgendaStandIn title={calendar.section.parts[0]?.title ?? ''} />
        </CalendarEmbed>
      </Section>

      <PlanYourVisit {...plan} />

      <Section section={email.section}>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
          {email.provider ? <SignupEmbed signup={email.provider} /> : <InboxForm copy={email.copy} />}
          <PrivacyNotice parts={email.section.parts} />
        </div>
      </Section>

      <Section section={review.section} className="screen-only">
        <p className="actions">
          <ActionLink action={review.action} tone="secondary" newTab />
        </p>
      </Section>
    </>
  );
}
