import { EmbedFrame } from '#app/components/embeds/embed-frame.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { ErrorBoundary } from '#app/components/ui/deferred.tsx';
import { Section, Steps } from '#app/components/ui/section.tsx';
import { AgendaStandIn } from '#app/features/status/coming-days.tsx';
import { Carousel } from './home/carousel.tsx';
import { ClosureDialogs } from './home/closure-dialogs.tsx';
import { AnnouncementBand } from '#app/features/announcements/announcement-line.tsx';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { ComingPrice, usePriceLanguage } from '#app/features/page-parts/coming-price.tsx';
import { PriceBoard } from '#app/features/page-parts/price-board.tsx';
import { Hero } from './home/hero.tsx';
import { PlanYourVisit } from './home/plan-your-visit.tsx';
import { WhyShootersChoose } from './home/why-shooters-choose.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { Lock, MessageSquare } from 'lucide';
import { DownloadLink, OtherWays } from '#app/features/downloads/downloads.tsx';
import { capitalized } from '#words/format-time.ts';
import { dollars } from '#words/prices.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { CheckList, Prose } from '#app/components/ui/prose.tsx';
import type { Part } from '#content/page.server.ts';

export default function Home({ top, page, ...data }: PageProps<'home'>) {
  const { draft, notice, other } = data.youthForm;
  const priceLanguage = usePriceLanguage();
  const actions = actionsOf(page, 'buy', 'download', 'ask', 'under-21', 'youth-form', 'gallery');
  const ask = <ActionLink action={actions.ask} tone={draft ? 'secondary' : 'quiet'} icon={MessageSquare} />;
  const rules = <ActionLink action={actions['under-21']} tone="secondary" />;
  const section = (id: string) => sectionOf(page, id);
  const [pricing, guide, gallery, email] = [
    section('pricing'),
    section('new-to-shooting'),
    section('gallery'),
    section('email-list'),
  ];
  return (
    <>
      <ErrorBoundary>
        <ClosureDialogs {...data.dialogs} />
      </ErrorBoundary>
      <Hero top={top} page={page} name={data.name} facts={data.facts} />
      <AnnouncementBand announcement={data.announcement} />
      <WhyShootersChoose page={page} ranges={data.ranges} />

      <PriceBoard section={pricing} prices={data.prices} />

      <Section section={section('choose-your-pass')} className="screen-only">
        <div className="versus versus-pair">
          {data.prices
            .filter(({ id }) => id === 'day' || id === 'annual')
            .map(({ id, title, amount, next, unit, details, limits }) => (
              <article key={id}>
                <h3>{title}</h3>
                <p className="max-sm:text-sm/tight">
                  <span className="block mb-0.5 font-display text-[clamp(3.25rem,5.6vw,5rem)]/[0.86] lg:inline print:inline print:text-[length:var(--text-base)]">
                    {capitalized(dollars(amount, priceLanguage))}
                  </span>{' '}
                  {unit}
                </p>
                <ComingPrice next={next} />
                <CheckList items={details} limits={limits} />
                <ActionLink action={actions.buy} tone="secondary" about={title} />
              </article>
            ))}
        </div>
      </Section>

      <Section section={guide} className="screen-only">
        <Steps parts={guide.parts} inPairs />
        <Actions
          page={page}
          first="secondary"
          className="max-sm:flex-nowrap"
          of={{ guide: null, questions: { tone: 'plain' } }}
        />
      </Section>

      <Section section={section('under-21')} className="ladder">
        <div className="actions">
          {draft && ask}
          {draft && rules}
          <DownloadLink action={actions.download} notice={notice} tone={draft ? 'quiet' : 'secondary'} />
          {!draft && rules}
          <ActionLink action={actions['youth-form']} tone="quiet" />
          {!draft && ask}
        </div>
        <OtherWays {...other} />
      </Section>

      <section id={gallery.id} aria-labelledby="gallery-heading" className="band screen-only">
        <div className="page-width">
          <Carousel
            label={gallery.parts[0]?.title ?? gallery.title}
            pictures={data.pictures}
            heading={
              <h2 id="gallery-heading" className="heading mb-0">
                {gallery.title}
              </h2>
            }
          >
            <ActionLink action={actions.gallery} tone="plain" />
          </Carousel>
        </div>
      </section>

      <Section section={section('calendar')} className="prints-days">
        <EmbedFrame {...data.calendar}>
          <AgendaStandIn title={section('calendar').parts[0]?.title ?? ''} />
        </EmbedFrame>
      </Section>

      <PlanYourVisit page={page} goNow={data.goNow} map={data.map} englishOnly={data.englishOnly} />

      <Section section={email}>
        <div className="fields-in-pairs grid gap-x-8 gap-y-3 lg:grid-cols-[3fr_2fr]">
          {data.signup.provider ? <EmbedFrame {...data.signup.provider} /> : <InboxForm copy={data.signup.copy} />}
          <PrivacyNotice parts={email.parts} />
        </div>
      </Section>

      <Section section={section('review')} className="screen-only in-a-row">
        <Actions page={page} first="secondary" of={{ review: { newTab: true } }} />
      </Section>
    </>
  );
}

function PrivacyNotice({ parts }: { parts: readonly Part[] }) {
  return parts.map((part) => (
    <div key={part.id} className="max-w-prose flex gap-3 max-lg:border-t max-lg:border-rule max-lg:pt-3">
      <Icon of={Lock} className="size-5 mt-1 max-sm:hidden" />
      <div>
        <h3 className="text-2xl">{part.title}</h3>
        <Prose html={part.html} className="prose mt-1 text-sm/[1.35]" />
      </div>
    </div>
  ));
}
