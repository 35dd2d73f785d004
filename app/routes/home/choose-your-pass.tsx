import { ActionLink } from '#app/components/ui/action-link.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { Section as SectionContent } from '#content/page.server.ts';
import type { Price } from '#content/schema/prices.ts';
import type { Action } from '#content/schema/text.ts';
import { dollars } from '#domain/prices.ts';

type ChooseYourPassProps = { section: SectionContent; prices: readonly Price[]; buy: Action };

/** A day against a year, on one sheet. */
export function ChooseYourPass({ section, prices, buy }: ChooseYourPassProps) {
  return (
    <Section section={section}>
      <div className="versus">
        {prices.map(({ id, title, amount, unit, details }) => (
          <article key={id}>
            <h3>{title}</h3>
            <p>
              <span className="versus-figure">{dollars(amount)}</span> {unit}
            </p>
            <CheckList items={details} />
            <ActionLink action={buy} tone="secondary" about={title} />
          </article>
        ))}
      </div>
    </Section>
  );
}
