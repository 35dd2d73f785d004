/** The eleven sections of the home page, in their order. */
import { CalendarEmbed } from '#app/components/embeds/calendar-embed.tsx';
import { SignupEmbed } from '#app/components/embeds/signup-embed.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { IllustrationMark } from '#app/components/ui/illustration-mark.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { PricePlate } from '#app/components/ui/price-plate.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Carousel } from './home/carousel.tsx';
import { ClosureDialogs } from './home/closure-dialogs.tsx';
import { downloadNotice, isDraft, otherWays } from '#app/features/downloads/download-options.server.ts';
import { goNowWords } from '#app/features/go-now/go-now.server.ts';
import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { Steps } from '#app/features/page-parts/steps.tsx';
import { picture } from '#app/lib/pictures.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { hoursWords } from '#domain/hours-words.ts';
import { rangeDay } from '#domain/range-time.ts';
import { Hero } from './home/hero.tsx';
import { PlanYourVisit } from './home/plan-your-visit.tsx';
import { PrivacyNotice } from './home/privacy-notice.tsx';
import { Under21 } from './home/under-21.tsx';
import { WhyShootersChoose } from './home/why-shooters-choose.tsx';
import type { Route } from './+types/home';

export const loader = () => {
  const page = loadPage('home');
  const content = loadContent();
  const { closures, embeds, gallery, hours, notices, prices, ranges, site } = content;
  const office = ranges.facilities.find(({ id }) => id === 'office');
  const section = (id: string) => sectionOf(page, id);
  // The points below each price are for those who read on.
  const atAGlance = prices.prices.map((price) => ({ ...price, details: [] }));
  return {
    dialogs: { closures: closures.filter((closure) => closure.dialog), answer: notices.closures.answer },
    hero: {
      ...topOf(page),
      night: picture('main-night-stars'),
      hours: `Open ${hoursWords(hours, rangeDay(new Date())).sentence}`,
      actions: actionsOf(page, 'pricing', 'call', 'contact', 'directions'),
    },
    why: {
      section: section('why'),
      action: actionsOf(page, 'get-pass')['get-pass'],
      ranges: ranges.ranges.map(({ id, name, positions, distances, membersOnly }) => ({
        id,
        name,
        positions,
        distances,
        membersOnly,
      })),
    },
    glance: { section: section('pricing'), prices: atAGlance },
    choose: {
      section: section('choose-your-pass'),
      prices: atAGlance.filter(({ id }) => id === 'day' || id === 'annual'),
    },
    buy: actionsOf(page, 'buy').buy,
    guide: {
      section: section('new-to-shooting'),
      actions: actionsOf(page, 'guide', 'questions'),
      office: office?.image && picture(office.image),
    },
    under21: {
      section: section('under-21'),
      actions: actionsOf(page, 'youth-form', 'download', 'ask', 'under-21'),
      draft: isDraft(),
      notice: downloadNotice('home'),
      other: otherWays(),
    },
    gallery: {
      section: section('gallery'),
      action: actionsOf(page, 'gallery').gallery,
      pictures: gallery.carousel.map(picture),
    },
    calendar: {
      section: section('calendar'),
      embed: embeds.calendar,
      timeZone: site.timeZone,
    },
    plan: {
      section: section('planvisit'),
      actions: actionsOf(page, 'rules', 'calendar', 'directions'),
      goNow: goNowWords(content),
    },
    email: {
      section: section('email-list'),
      copy: formCopy('signup'),
      provider: embeds.signup.formUrl === null ? null : embeds.signup,
    },
    review: { section: section('review'), action: actionsOf(page, 'review').review },
  };
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { dialogs, hero, why, glance, choose, buy, guide, under21, gallery, calendar, plan, email, review } =
    loaderData;
  return (
    <>
      <ClosureDialogs {...dialogs} />
      <Hero {...hero} />
      <WhyShootersChoose {...why} />

      <Section section={glance.section} tone="panel">
        <div className="grid gap-3 grid-cols-2 large-text:grid-cols-1 lg:grid-cols-5 print:grid-cols-3 max-lg:*:last:odd:col-span-2 large-text:*:last:odd:col-span-1">
          {glance.prices.map((price) => (
            <PricePlate key={price.id} price={price} small />
          ))}
        </div>
      </Section>

      <Section section={choose.section} className="screen-only">
        <div className="grid gap-3 sm:gap-5 grid-cols-2 large-text:grid-cols-1">
          {choose.prices.map((price) => (
            <PricePlate key={price.id} price={price} small>
              <ActionLink action={buy} tone="secondary" className="w-full max-sm:px-2" />
            </PricePlate>
          ))}
        </div>
      </Section>

      <Section section={guide.section} tone="panel">
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
        <CalendarEmbed calendar={calendar.embed} timeZone={calendar.timeZone} />
      </Section>

      <PlanYourVisit {...plan} />

      <Section section={email.section}>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
          {email.provider ? <SignupEmbed signup={email.provider} /> : <InboxForm copy={email.copy} />}
          <PrivacyNotice parts={email.section.parts} />
        </div>
      </Section>

      <Section section={review.section} tone="panel" className="screen-only">
        <p className="actions">
          <ActionLink action={review.action} tone="secondary" newTab />
        </p>
      </Section>
    </>
  );
}
