/** A whole first visit in Spanish, on one page and on one sheet. The English rules govern. */
import { MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { HtmlBoundary } from '#app/components/ui/html-boundary.tsx';
import { Prose, RuleList } from '#app/components/ui/prose.tsx';
import { PrintButton } from '#app/features/page-parts/buttons.tsx';
import { StatusLine } from '#app/features/status/status-line.tsx';
import { actionsOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

export default function FirstVisitInSpanish({ top, page, lists }: PageProps<'es'>) {
  const actions = actionsOf(page, 'print', 'faq', 'rules', 'guide');
  return (
    <div className="one-sheet">
      <PageHeader
        {...top}
        look="masthead masthead-low masthead-foot"
        sign={
          <div className="screen-only">
            <HtmlBoundary name="status">
              <StatusLine />
            </HtmlBoundary>
          </div>
        }
      >
        <Actions page={page} of={{ call: Phone, directions: MapPin }}>
          <PrintButton label={actions.print.label} />
        </Actions>
      </PageHeader>
      <div className="band print:py-0!">
        <div className="page-width print:text-[8pt] print:leading-tight">
          <Prose html={page.intro} />
          <p className="screen-only mt-2 flex flex-wrap gap-x-6">
            <ActionLink action={actions.faq} tone="quiet" />
            <ActionLink action={actions.rules} tone="quiet" />
            <ActionLink action={actions.guide} tone="quiet" />
          </p>
          <div className="mt-8 print:mt-2 lg:columns-2 lg:gap-10 print:columns-2 print:gap-6">
            {page.sections.map(({ id, title, html }) => (
              <article
                key={id}
                id={id}
                aria-labelledby={`${id}-heading`}
                className="ruled mb-8 break-inside-avoid print:mb-1.5"
              >
                <h2 id={`${id}-heading`} className="text-heading/none mb-3 print:text-[11pt] print:mb-0.5">
                  {title}
                </h2>
                <Prose html={html} className="prose print:leading-tight print:[&_*]:my-0!" />
                {isList(id, lists) && lists[id].length > 0 && <RuleList rules={lists[id]} />}
              </article>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const isList = <Lists extends object>(id: string, lists: Lists): id is string & keyof Lists => Object.hasOwn(lists, id);
