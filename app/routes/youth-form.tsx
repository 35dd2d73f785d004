import { ActionLink } from '#app/components/ui/action-link.tsx';
import { DownloadLink, OtherWays } from '#app/features/downloads/downloads.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

export const isStatic = true;

export default function YouthForm({ top, page, draft, notice, form, other }: PageProps<'youth-form'>) {
  const actions = actionsOf(page, 'download', 'contact', 'rules', 'text');
  return (
    <TextPage
      top={top}
      sections={page.sections}
      actions={
        <div className="grid gap-4">
          <div className="screen-only actions">
            <DownloadLink action={actions.download} notice={notice} tone="primary" />
            {draft && <ActionLink tone="quiet" action={actions.contact} />}
          </div>
          <OtherWays {...other} />
        </div>
      }
      // Omit the section: the actions at the top already show these ways.
      instead={{ 'other-ways': null }}
      below={{
        'who-needs-it': form && <FirstPage {...form} />,
        'before-you-come': (
          <div className="screen-only actions">
            {form && <ActionLink tone="secondary" action={actions.text} />}
            <ActionLink tone="secondary" action={actions.rules} />
            {!draft && <ActionLink tone="quiet" action={actions.contact} />}
          </div>
        ),
      }}
    />
  );
}

/** A preview of the form, so that visitors know what to have ready. Only `draft` is in the page's language. */
function FirstPage({ title, draft, sections }: NonNullable<PageProps<'youth-form'>['form']>) {
  return (
    <div className="screen-only max-w-[46rem] p-[clamp(1rem,4vw,2.5rem)] border border-rule-strong bg-sheet text-paint-black text-[0.8125rem]/[1.3]">
      <p lang="en-US" className="font-display text-2xl">
        {title}
      </p>
      {draft && <p className="mt-2 px-2 py-1 border border-paint-brick text-paint-brick font-semibold">{draft}</p>}
      {sections.map((section) => (
        <section key={section.title} lang="en-US" aria-label={section.title}>
          <h3 className="mt-4 pb-[0.2rem] border-b-2 text-base">{section.title}</h3>
          {section.rows.map((row) => (
            <ul key={row[0]?.id} className="sm:grid sm:grid-cols-12 gap-[0.4rem] mt-[0.4rem]">
              {row.map(({ id, label, width }) => (
                <li
                  key={id}
                  // A phone has no room for boxes, so the row is a line of their names.
                  className={`sm:col-span-${width} sm:min-h-11 sm:px-[0.35rem] sm:py-[0.15rem] sm:border border-paint-sage wrap-anywhere max-sm:inline max-sm:text-sm max-sm:not-last:after:content-['_·_']`}
                >
                  {label}
                </li>
              ))}
            </ul>
          ))}
        </section>
      ))}
    </div>
  );
}
