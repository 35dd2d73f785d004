/** The main ranges and what is around them. Over 200 lines, because all their pictures share one lightbox. */
import { CalendarOff, Clock } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { EnglishTerms } from '#app/components/ui/english-terms.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Figure, IllustrationsNote } from '#app/components/ui/illustration-mark.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { type OpenPicture, PictureWall } from '#app/features/gallery/picture-wall.tsx';
import { useLightbox } from '#app/features/gallery/use-lightbox.tsx';
import { areAllDrawn, largest, type PictureData } from '#app/lib/picture-data.ts';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import type { Section as SectionContent } from '#content/page.server.ts';
import type { Html } from '#content/html.server.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

export default function RangeFeatures({ top, page, ...data }: PageProps<'range-features'>) {
  const actions = actionsOf(page, 'gallery', 'access');
  const { open, lightbox } = useLightbox([data.map, ...data.pictures]);
  const facilityPictures = data.facilities.flatMap(({ picture }) => picture ?? []);
  const buttons = <Actions page={page} of={{ passes: null, contact: null, weather: null }} />;
  return (
    <>
      <PageHeader {...top} look="masthead masthead-over">
        {buttons}
      </PageHeader>

      <FigureBand section={sectionOf(page, 'figures')} />

      <Section section={sectionOf(page, 'hours')}>
        {data.hours.map(({ title, rows }) => (
          <div key={title ?? ''} className="max-w-prose">
            {title && <h3 className="mt-4 text-2xl">{title}</h3>}
            <ul>
              {rows.map(({ days, times, isClosed }) => (
                <li key={days} className="flex gap-4 py-3 border-t border-rule">
                  <Icon of={isClosed ? CalendarOff : Clock} className="size-6 mt-1" />
                  <p className="flex flex-wrap items-baseline gap-x-2">
                    <span className="font-display text-2xl leading-tight">{times}</span>
                    <span className="text-muted">{days}</span>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>

      <Section section={sectionOf(page, 'safety')} />

      <Section isWide isDeep section={sectionOf(page, 'ranges')} className="band-loud">
        <RangeSheet ranges={data.ranges} />
      </Section>
      <RangeFacts ranges={data.ranges} note={sectionOf(page, 'map')} picture={data.map} onOpen={open} />

      <Section isWide section={sectionOf(page, 'facilities')}>
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-2">
          {data.facilities.map((facility) => (
            <Card
              key={facility.id}
              id={facility.id}
              title={facility.name}
              picture={facility.picture}
              drawingNoted={areAllDrawn(facilityPictures)}
            >
              <Prose html={facility.description} className="prose mb-3" />
              <CheckList items={facility.amenities} limits={facility.limits} />
            </Card>
          ))}
        </div>
        <IllustrationsNote of={facilityPictures} />
      </Section>

      <Section section={sectionOf(page, 'access')}>
        <p className="screen-only">
          <ActionLink action={actions.access} tone="secondary" />
        </p>
      </Section>

      <Section isWide section={sectionOf(page, 'gallery')} className="screen-only">
        <PictureWall pictures={data.pictures} onOpen={open} layout="strip" />
        <ActionLink action={actions.gallery} tone="quiet" />
      </Section>

      <Section section={sectionOf(page, 'visit')}>{buttons}</Section>
      {lightbox}
    </>
  );
}

/** The range in figures, in one row on a phone too. Of several distances it shows the last, which is the longest. */
function FigureBand({ section: { id, title, parts } }: { section: SectionContent }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="band page-width">
      <h2 id={`${id}-heading`} className="sr-only">
        {title}
      </h2>
      <dl className="grid grid-cols-3 large-text:grid-cols-1 gap-x-4 gap-y-2 lg:gap-x-8">
        {parts.map(({ title: label, html }) => (
          <div key={label} className="ruled flex flex-col-reverse justify-end">
            <dt className="mt-1 lg:mt-4 text-sm/tight lg:text-base/tight">{label}</dt>
            <dd className="font-display text-[clamp(2.75rem,6.6vw,6rem)]/[0.86] print:text-[2.5rem]">
              {html.match(/\d[\d,.]*/g)?.at(-1)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Ranges = PageProps<'range-features'>['ranges'];

/** All ranges, as the page's most prominent section: each with its lane to its farthest target, all at one scale. */
function RangeSheet({ ranges }: { ranges: Ranges }) {
  const words = useShellWords();
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-4 print:hidden">
      {ranges.map(({ id, name, membersOnly, lane, features }) => (
        <li
          key={id}
          className="flex large-text:block items-baseline justify-between gap-x-3 border-t border-rule py-2 sm:grid sm:content-between sm:gap-y-2 sm:py-3"
        >
          <div className="max-sm:contents">
            <a href={`#${id}`} className="font-display text-2xl/none hover:underline underline-offset-4">
              <EnglishTerms of={name} />
            </a>
            <p className="text-sm/[1.3] max-w-full max-sm:w-[8.5rem] max-sm:shrink-0 sm:mt-1">
              {membersOnly ? words.membersOnly : features[0]}
            </p>
          </div>
          {/* On a phone there is room for it only in the list below. */}
          <Lane drawing={lane} className="lane max-sm:hidden" />
        </li>
      ))}
    </ul>
  );
}

/** Hidden from screen readers: the words beside it have the figures. */
const Lane = ({ drawing, className }: { drawing: Html; className: string }) => (
  <div aria-hidden="true" className={`night-inks ${className}`}>
    <Prose html={drawing} className="[&_svg]:w-full [&_svg]:max-w-88" />
  </div>
);

type RangeFactsProps = {
  ranges: Ranges;
  /** What the lanes are drawn from. */
  note: SectionContent;
  picture: PictureData;
  onOpen: OpenPicture;
};

function RangeFacts({ ranges, note, picture, onOpen }: RangeFactsProps) {
  const words = useShellWords();
  return (
    <div className="band page-width">
      <div
        id={note.id}
        className="mb-3 text-sm lg:flex lg:items-center lg:justify-between lg:gap-x-8 print:hidden [&_.illustrations-note]:mt-0"
      >
        <div className="lg:flex lg:items-baseline lg:gap-x-3">
          <h3 className="max-sm:text-2xl">{note.title}</h3>
          <Prose html={note.html} className="prose lg:max-w-none" />
        </div>
        <a
          href={largest(picture)}
          onClick={(event) => onOpen(event, picture.id)}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {words.openMapDrawing}
        </a>
        <IllustrationsNote of={ranges.map((range) => range.picture)} />
      </div>
      <ul className="sm:grid sm:grid-cols-2 sm:gap-x-8 print:grid print:grid-cols-2 print:gap-x-8">
        {ranges.map(({ id, name, membersOnly, description, features, limits, ...range }) => (
          <li
            key={id}
            id={id}
            className="grid content-start gap-x-6 gap-y-1 py-2.5 sm:gap-y-3 sm:py-3 border-t border-rule break-inside-avoid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-start print:block print:py-[0.2rem]"
          >
            <Figure picture={range.picture} sizes="12.5rem" className="max-lg:hidden" noted />
            <div className="range-facts sm:text-[1rem]/[1.35] sm:[&_ul]:gap-1 sm:[&_svg]:mt-px">
              <h3 className="text-2xl/none mb-1">
                <EnglishTerms of={name} />
              </h3>
              <Lane drawing={range.lane} className="sm:hidden print:hidden" />
              {membersOnly && <p className="font-semibold">{words.membersOnly}</p>}
              <Prose html={description} className="prose mt-1 mb-1.5" />
              <CheckList items={features} limits={limits} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
