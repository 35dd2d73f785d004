import { Actions } from '#app/components/ui/action-link.tsx';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { LinkTo } from '#app/components/ui/link-to.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { capitalized } from '#words/format-time.ts';

export function WhyShootersChoose({ page, ranges }: Pick<PageProps<'home'>, 'page' | 'ranges'>) {
  const words = useShellWords();
  const { id, title, html } = sectionOf(page, 'why');
  return (
    <Section section={{ id, title }} className="screen-only">
      <div className="grid gap-x-8 gap-y-2.5 lg:grid-cols-2">
        <div className="max-sm:[&_li]:text-[1rem]/[1.3]">
          <Prose html={html} />
          <Actions className="mt-2 lg:mt-5" page={page} first="secondary" of={{ 'get-pass': null }} />
        </div>
        <Fold title={words.rangesTable} className="fold-bare">
          <RangeTable ranges={ranges} />
        </Fold>
      </div>
    </Section>
  );
}

/** Each range with its positions and distances, linked to its section on /range-features. */
function RangeTable({ ranges }: Pick<PageProps<'home'>, 'ranges'>) {
  const words = useShellWords();
  return (
    <table className="table-in-lines w-full self-start border-collapse text-left text-sm sm:text-base leading-snug">
      <caption className="sr-only">{words.rangesTable}</caption>
      <thead>
        <tr className="border-b-2 border-rule-strong">
          <th scope="col" className="py-2 pr-3">
            {words.range}
          </th>
          <th scope="col" className="py-2 pr-3 sm:pr-6 text-right">
            {capitalized(words.positions)}
          </th>
          <th scope="col" className="py-2">
            {words.distances}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranges.map((range) => (
          <tr key={range.id} className="border-b border-rule align-top">
            <th scope="row" className="py-2 pr-3 font-normal">
              <LinkTo page="/range-features" place={range.id} className="text-link underline underline-offset-4">
                {range.name}
              </LinkTo>
              {range.membersOnly && <span className="block text-muted">{words.membersOnly}</span>}
            </th>
            <td data-column={capitalized(words.positions)} className="py-2 pr-3 sm:pr-6 text-right tabular-nums">
              {range.positions ?? <NotStated />}
            </td>
            <td data-column={words.distances} className="py-2">
              {range.distances ?? <NotStated />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NotStated() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{useShellWords().notStated}</span>
    </>
  );
}
