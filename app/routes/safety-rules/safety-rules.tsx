import { Backpack, ClipboardList, Download, Phone, BadgeCheck } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { Prose, RuleList } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Steps } from '#app/components/ui/steps.tsx';
import { PrintButton } from '#app/features/page-parts/buttons.tsx';
import { BringCheck } from './bring-check.tsx';
import { BringLists } from './bring-lists.tsx';
import { NumberPosters } from './number-posters.tsx';
import type { Part } from '#content/page.server.ts';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { termsApart } from '#domain/language.ts';
import { Icon } from '#app/components/ui/icon.tsx';

export default function SafetyRules({ top, page, ...data }: PageProps<'safety-rules'>) {
  const actions = actionsOf(page, 'print', 'sheet');
  const [numbers, canBring] = [sectionOf(page, 'numbers'), sectionOf(page, 'can-i-bring-it')];
  const [document, card] = [sectionOf(page, 'range-rules'), sectionOf(page, 'orange-safety-card')];
  return (
    <div className="one-sheet">
      <PageHeader {...top} look="masthead masthead-over">
        <Actions page={page} className="first-across" of={{ summary: ClipboardList, bring: Backpack }}>
          <PrintButton label={actions.print.label} />
        </Actions>
      </PageHeader>

      <Section section={sectionOf(page, 'universal-rules')}>
        <ol className="border-b border-rule">
          {data.universal.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[clamp(3rem,9vw,7rem)_1fr] items-start py-[clamp(0.9rem,1.6vw,1.5rem)] border-t border-rule break-inside-avoid print:grid-cols-[2rem_1fr] print:py-0"
            >
              <span
                aria-hidden="true"
                className="row-span-2 font-display text-[clamp(3.25rem,8vw,6.5rem)]/[0.82] print:text-[length:var(--text-2xl)]"
              >
                {index + 1}
              </span>
              <h3 className="text-2xl/none">{title}</h3>
              <Prose html={text} className="prose mt-[0.35rem] print:mt-0" />
            </li>
          ))}
        </ol>
      </Section>

      <Section isWide section={numbers} className="screen-only">
        <NumberPosters parts={numbers.parts} />
      </Section>

      <Section section={canBring} className="screen-only">
        <BringCheck {...data.bring} />
        <BringLists parts={canBring.parts} rules={data.bring.rules} />
      </Section>

      <Section section={document} heading={<Title text={document.title} />}>
        <div className="lg:columns-2 gap-10 print:columns-3">
          {data.groups.map(({ id, title, rules }) => (
            <Fold key={id} id={id} title={title} className="lg:mb-5 break-inside-avoid print:mb-1">
              <div className="pb-3">
                <RuleList rules={rules.map(({ text }) => text)} />
              </div>
            </Fold>
          ))}
          {document.parts.map((part) => (
            <Original key={part.id} part={part} address={data.original} />
          ))}
        </div>
      </Section>

      <Section section={sectionOf(page, 'emergency')} className="screen-only" />

      <Section section={sectionOf(page, 'key-summary')} className="screen-only">
        <div className="max-sm:text-sm/snug lg:[&>ul]:block lg:[&>ul]:columns-2 lg:[&>ul]:gap-10 lg:[&_li]:mb-2 [&_li]:break-inside-avoid">
          <RuleList rules={data.summary} />
        </div>
        <p className="screen-only">
          <ActionLink tone="quiet" action={actions.sheet} icon={Download} newTab />
        </p>
      </Section>

      <Section section={{ id: card.id, title: card.title, ...(card.was !== undefined && { was: card.was }) }}>
        <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[1fr_auto] items-start">
          <div>
            <Prose html={card.html} />
            <div className="mt-3 lg:mt-6 print:mt-2">
              <Steps parts={card.parts} />
            </div>
          </div>
          <OrangeCard club={data.club} title={card.title} />
        </div>
        <Actions
          page={page}
          first="secondary"
          of={{ call: Phone, guide: { tone: 'quiet' }, juniors: { tone: 'quiet' } }}
        />
      </Section>
    </div>
  );
}

/** A heading with what is in brackets at its end in a small line of its own, such as a document's code and date. */
function Title({ text }: { text: string }) {
  const [, name = text, brackets] = /^(.+?) (\(.+\))$/.exec(text) ?? [];
  return (
    <>
      {name}{' '}
      {brackets && (
        <span className="mt-1.5 block font-text text-sm/[1.35] font-normal tracking-normal normal-case">
          {brackets}
        </span>
      )}
    </>
  );
}

/** Where the club's own document is: its URL once the club has published it, until then whom to ask. */
function Original({ part, address }: { part: Part; address: string | null }) {
  return (
    <div className="ruled break-inside-avoid">
      <h3>{part.title}</h3>
      {address ? (
        <ActionLink tone="quiet" action={{ label: part.title, to: address }} newTab />
      ) : (
        <Prose html={part.html} className="prose mt-2" />
      )}
    </div>
  );
}

/**
 * A drawing of the card, so that a visitor recognizes it. It adds nothing to the words beside it; the card itself has
 * only its English name.
 */
function OrangeCard({ club, title }: { club: string; title: string }) {
  const [, term = title] = termsApart(title);
  return (
    <div
      aria-hidden="true"
      className="screen-only w-full max-w-80 lg:w-80 aspect-[1.586] rounded-lg border-2 border-rule-strong bg-action text-on-action p-5 flex flex-col justify-between max-lg:my-3 rotate-2"
    >
      <p className="font-display tracking-widest uppercase text-sm">{club}</p>
      <p lang="en-US" className="font-display text-heading/none">
        {term}
      </p>
      <div className="mt-2.5 flex items-end justify-between border-t-2 border-current pt-3">
        <span className="w-2/3 border-b border-current h-5" />
        <Icon of={BadgeCheck} className="size-8" />
      </div>
    </div>
  );
}
