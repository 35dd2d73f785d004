import { MessageSquare } from 'lucide';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Steps } from '#app/components/ui/steps.tsx';
import { DownloadLink, OtherWays } from '#app/features/downloads/downloads.tsx';
import { ComingPrice, usePriceLanguage } from '#app/features/page-parts/coming-price.tsx';
import { PriceBoard } from '#app/features/page-parts/price-board.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { capitalized } from '#words/format-time.ts';
import { dollars } from '#words/prices.ts';
import { Carousel } from './carousel.tsx';
import { WhyShootersChoose } from './why-shooters-choose.tsx';

/** From the ranges to the pictures. */
export default function Middle({ page, ...data }: Omit<PageProps<'home'>, 'top'>) {
  const { draft, notice, other } = data.youthForm;
  const priceLanguage = usePriceLanguage();
  const actions = actionsOf(page, 'buy', 'download', 'ask', 'under-21', 'youth-form', 'gallery');
  const ask = <ActionLink action={actions.ask} tone={draft ? 'secondary' : 'quiet'} icon={MessageSquare} />;
  const rules = <ActionLink action={actions['under-21']} tone="secondary" />;
  const section = (id: string) => sectionOf(page, id);
  const [pricing, guide, gallery] = [section('pricing'), section('new-to-shooting'), section('gallery')];
  return (
    <>
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
    </>
  );
}
