import type { ReactNode } from 'react';
import { ComingPrice, usePriceLanguage } from '#app/features/page-parts/coming-price.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { Prose, RuleList } from '#app/components/ui/prose.tsx';
import type { PageProps } from '#app/lib/page-props.ts';
import type { Html } from '#content/html.server.ts';
import type { Visit } from '#content/schema/visit.ts';
import { capitalized } from '#words/format-time.ts';
import type { NextPrice } from '#domain/prices.ts';
import { dollars } from '#words/prices.ts';
import { costOf, type DayPrices, guns, type Party, people, pointIds, pointsFor, searchOf } from '#domain/visit.ts';

type VisitPlanProps = Pick<PageProps<'visit'>, 'words' | 'prices'> & {
  party: Party;
  /** What a group must know before all else: without a price, because the club decides it. */
  first?: Html | undefined;
  children?: ReactNode;
};

/** The sentences that apply to a group, in blocks, and what its day costs; all of them while no one was chosen. */
export function VisitPlan({ words, prices, party, first, children }: VisitPlanProps) {
  const isChosen = searchOf(party) !== '';
  const holding = new Set(isChosen ? pointsFor(party) : pointIds);
  const groups = words.groups
    .map(({ id, title, points }) => ({ id, title, points: points.filter((point) => holding.has(point.id)) }))
    .filter(({ points }) => points.length > 0);
  return (
    <>
      {/* Without our script no one can choose, and nothing is to be said of it. */}
      <div role="status" className="mb-5 print:mb-2 noscript:hidden">
        <p className="font-semibold">{isChosen ? partyWords(words, party) : words.everybody}</p>
        {first && (
          <Notice tone="warning" className="mt-3 print:p-2 print:mt-1">
            <Prose html={first} />
          </Notice>
        )}
      </div>
      <div className="grid gap-5 md:columns-2 md:gap-10 md:block print:columns-2 print:block">
        {groups.map(({ id, title, points }) => {
          const texts = points.map(({ text }) => text);
          if (id === 'stop') {
            return (
              <Notice
                key={id}
                tone="danger"
                title={title}
                className="break-inside-avoid md:mb-5 print:p-2 print:mb-2 print:text-[8.5pt] print:leading-tight"
              >
                <div className="mt-2 -ml-5 print:mt-0">
                  <RuleList rules={texts} />
                </div>
              </Notice>
            );
          }
          return (
            <article
              key={id}
              aria-label={title}
              className="ruled break-inside-avoid md:mb-8 print:mb-2 print:text-[8.5pt] print:leading-tight"
            >
              <h3 className="mb-3 print:mb-1">{title}</h3>
              {id === 'cost' && !first && <Cost words={words} prices={prices} party={party} isChosen={isChosen} />}
              <RuleList rules={texts} />
            </article>
          );
        })}
        {children}
      </div>
    </>
  );
}

/** "Shooters, 21 or older: 2 · Is this anyone’s first visit? Yes · Handgun". */
function partyWords({ people: names, first, guns: words }: Visit, party: Party): string {
  return [
    ...people.filter((kind) => party[kind] > 0).map((kind) => `${names[kind]}: ${party[kind]}`),
    ...(party.first ? [`${first.label} ${first.yes}`] : []),
    ...guns.filter((gun) => party.guns.includes(gun)).map((gun) => words.options[gun]),
  ].join(' · ');
}

/** What each pass costs; for a group how many of them, and what they cost together. */
function Cost({ words, prices, party, isChosen }: Omit<VisitPlanProps, 'first' | 'children'> & { isChosen: boolean }) {
  const byId = Object.fromEntries(prices.map(({ id, amount }) => [id, amount])) as DayPrices;
  const { lines, total } = costOf(party, byId);
  const priceLanguage = usePriceLanguage();
  const rows: { title: string; amount: number; next?: readonly NextPrice[]; more?: string | false }[] = isChosen
    ? [
        ...lines.map(({ count, price: id, amount }) => {
          const price = prices.find((one) => one.id === id);
          return { title: `${count} × ${price?.title}`, amount, ...(price && { next: price.next }) };
        }),
        { title: words.total, amount: total, more: party.spectators > 0 && words.spectatorsExtra },
      ]
    : [...prices];
  if (lines.length === 0 && isChosen) return null;
  return (
    <dl className="mb-3 tabular-nums print:mb-1">
      {rows.map(({ title, amount, next = [], more }) => (
        <div
          key={title}
          className="flex items-baseline justify-between gap-x-4 border-b border-rule py-1.5 last:border-b-2 last:border-rule-strong last:font-semibold print:py-0.5"
        >
          <dt>
            {title}
            <ComingPrice next={next} />
          </dt>
          <dd className="text-right">
            {capitalized(dollars(amount, priceLanguage))}
            {more && <span className="font-normal"> {more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
