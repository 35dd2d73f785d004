import type { ReactNode } from 'react';
import { ComingPrice, usePriceLanguage } from '#app/features/page-parts/coming-price.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { Prose, RuleList } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Spot } from '#app/components/ui/spot.tsx';
import type { PageProps } from '#app/lib/page-props.ts';
import type { Html } from '#content/html.server.ts';
import type { Section as SectionContent } from '#content/page.server.ts';
import type { Visit } from '#content/schema/visit.ts';
import { capitalized } from '#words/format-time.ts';
import type { NextPrice } from '#domain/prices.ts';
import { dollars } from '#words/prices.ts';
import {
  costOf,
  type DayPrices,
  guns,
  mayCome,
  type Party,
  people,
  pointIds,
  pointsFor,
  searchOf,
} from '#domain/visit.ts';

type VisitPlanProps = Pick<PageProps<'visit'>, 'words' | 'prices'> & {
  section: Pick<SectionContent, 'id' | 'title'>;
  party: Party;
  /** The rule that a large group must know first. Its price is not shown, because the club decides it. */
  first?: Html | undefined;
  children?: ReactNode;
};

/**
 * The sentences that apply to a party, in blocks, and the cost of its day; all sentences while no one is chosen.
 * Costs are the page's most prominent section.
 */
export function VisitPlan({ section, words, prices, party, first, children }: VisitPlanProps) {
  const isChosen = searchOf(party) !== '';
  const hasTotal = isChosen && mayCome(party);
  const holding = new Set(isChosen ? pointsFor(party) : pointIds);
  const groups = words.groups
    .map(({ id, title, points }) => ({ id, title, points: points.filter((point) => holding.has(point.id)) }))
    .filter(({ points }) => points.length > 0);
  const [stop, cost] = ['stop', 'cost'].map((id) => groups.find((group) => group.id === id));
  const isStopped = isChosen && !mayCome(party);
  const prohibitions = stop && (
    <Notice tone="forbidden" title={stop.title} className="print:p-2">
      <div className="mt-2 -ml-5 print:mt-0">
        <RuleList rules={stop.points.map(({ text }) => text)} />
      </div>
    </Notice>
  );
  return (
    // In print, everything flows through the two columns of one sheet.
    <div className="print:columns-2 print:text-[8.5pt] print:leading-[1.2] print:[&:lang(es)]:text-[8pt]">
      <Section
        isWide
        isDeep
        section={section}
        spot={<Spot name="ear-muffs" />}
        className="band-loud print:[&_h2]:hidden"
      >
        {/* Hidden without our script: no one can choose, so there is nothing to announce. */}
        <div role="status" className="noscript:hidden">
          <p className="font-semibold">
            {isChosen ? partyWords(words, party) : words.everybody}
            {hasTotal && !first && <SpokenTotal words={words} prices={prices} party={party} />}
          </p>
          {first && (
            <Notice tone="warning" className="mt-3 print:p-2 print:mt-1">
              <Prose html={first} />
            </Notice>
          )}
        </div>
        {/* What keeps this party from coming goes before what it would cost. */}
        <div role="status" className="empty:contents">
          {isStopped && prohibitions}
        </div>
        {cost && !first && (
          <article aria-label={cost.title} className="ruled mt-3 print:mt-1">
            <h3 className="print:mb-1">{cost.title}</h3>
            <Cost words={words} prices={prices} party={party} hasTotal={hasTotal} />
          </article>
        )}
      </Section>
      <div className="band page-width print:py-0! print:before:hidden">
        <div className="mb-5 grid gap-5 md:mb-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:items-start lg:gap-8 print:mb-2 print:block print:space-y-2">
          {cost && <Group of={cost} isWide isNamed={Boolean(first)} />}
          {/* In the page before it has content, because not every screen reader announces a live region that is
              added later. */}
          <div role="status" className="empty:contents">
            {!isStopped && prohibitions}
          </div>
        </div>
        <div className="md:columns-2 md:gap-10 print:columns-auto">
          {groups.map((group) => group !== stop && group !== cost && <Group key={group.id} of={group} />)}
          {children}
        </div>
      </div>
    </div>
  );
}

type GroupProps = {
  of: Pick<Visit['groups'][number], 'title' | 'points'>;
  /** In two columns where there is room. */
  isWide?: boolean;
  /** Whether its title is shown, too. */
  isNamed?: boolean;
};

function Group({ of: { title, points }, isWide = false, isNamed = true }: GroupProps) {
  return (
    <article
      aria-label={isNamed ? title : undefined}
      className={`ruled break-inside-avoid mb-5 md:mb-8 print:mb-2 ${isWide ? 'lg:mb-0 lg:[&>ul]:block lg:[&>ul]:columns-2 lg:[&>ul]:gap-x-10 lg:[&_li]:break-inside-avoid lg:[&_li]:pb-1.5' : ''}`}
    >
      {isNamed && <h3 className="mb-3 print:mb-1">{title}</h3>}
      <RuleList rules={points.map(({ text }) => text)} />
    </article>
  );
}

/** "Shooters, 21 or older: 2 · Is this anyone’s first visit? Yes · Handgun". */
function partyWords({ people: names, first, guns: words }: Visit, party: Party): string {
  return [
    ...people.filter((kind) => party[kind] > 0).map((kind) => `${names[kind]}: ${party[kind]}`),
    ...(party.first ? [`${first.label} ${first.yes}`] : []),
    ...guns
      .filter((gun) => party.guns.includes(gun))
      .map((gun) => (gun === 'none' ? `${words.label}: ${words.options.none}` : words.options[gun])),
  ].join(' · ');
}

const totalOf = (party: Party, prices: CostProps['prices']) =>
  costOf(party, Object.fromEntries(prices.map(({ id, amount }) => [id, amount])) as DayPrices);

/** The total beside the control that changes it, for screen readers. */
function SpokenTotal({ words, prices, party }: Omit<CostProps, 'hasTotal'>) {
  const { lines, total } = totalOf(party, prices);
  const priceLanguage = usePriceLanguage();
  if (lines.length === 0) return null;
  const more = party.spectators > 0 ? ` ${words.spectatorsExtra}` : '';
  return <span className="sr-only">{` · ${words.total}: ${dollars(total, priceLanguage)}${more}`}</span>;
}

type CostProps = Omit<VisitPlanProps, 'section' | 'first' | 'children'> & { hasTotal: boolean };

/** The price of each pass; for a party that may come, also the count and the total. */
function Cost({ words, prices, party, hasTotal }: CostProps) {
  const { lines, total } = totalOf(party, prices);
  const priceLanguage = usePriceLanguage();
  const rows: { title: string; amount: number; next?: readonly NextPrice[]; more?: string | false }[] = hasTotal
    ? [
        ...lines.map(({ count, price: id, amount }) => {
          const price = prices.find((one) => one.id === id);
          return { title: `${count} × ${price?.title}`, amount, ...(price && { next: price.next }) };
        }),
        { title: words.total, amount: total, more: party.spectators > 0 && words.spectatorsExtra },
      ]
    : [...prices];
  if (lines.length === 0 && hasTotal) return null;
  return (
    <dl className={`mb-3 tabular-nums print:mb-1 ${hasTotal ? '' : 'in-figures'}`}>
      {rows.map(({ title, amount, next = [], more }) => (
        <div
          key={title}
          className={`group flex items-center justify-between gap-x-4 border-b border-rule py-2 last:border-b-2 last:border-rule-strong print:py-0.5 ${hasTotal ? 'last:font-semibold' : ''}`}
        >
          <dt>
            {title}
            <ComingPrice next={next} />
          </dt>
          <dd
            className={`font-display text-right print:text-[length:var(--text-base)] ${hasTotal ? 'print:group-last:text-2xl/none text-2xl group-last:text-[clamp(2.75rem,6.6vw,6rem)]/[0.86]' : 'text-[clamp(2.75rem,6.6vw,6rem)]/[0.86]'}`}
          >
            {capitalized(dollars(amount, priceLanguage))}
            {more && ' '}
            {more && <span className="block font-text text-base font-normal normal-case">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
