import { ActionLink } from '#app/components/ui/action-link.tsx';
import { CheckList } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { actionsOf, type PageContent, sectionOf } from '#app/lib/page-content.ts';
import type { Price } from '#content/schema/prices.ts';
import { dollars } from '#domain/prices.ts';

type ChooseYourPassProps = Pick<PageContent, 'page'> & { prices: readonly Price[] };

/** A day against a year, on one sheet. */
export function ChooseYourPass({ page, prices }: ChooseYourPassProps) {
  const passes = prices.filter(({ id }) => id === 'day' || id === 'annual');
  return (
    <Section section={sectionOf(page, 'choose-your-pass')}>
      <div className="versus">
        {passes.map(({ id, title, amount, unit, details }) => (
          <article key={id}>
            <h3>{title}</h3>
            <p>
              <span className="versus-figure">{dollars(amount)}</span> {unit}
            </p>
            <CheckList items={details} />
            <ActionLink action={actionsOf(page, 'buy').buy} tone="secondary" about={title} />
          </article>
        ))}
      </div>
    </Section>
  );
}
