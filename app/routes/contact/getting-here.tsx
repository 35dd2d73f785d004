import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { CopyButton, ShareButton } from '#app/features/page-parts/buttons.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

type GettingHereProps = Pick<PageProps<'contact'>, 'page'> & PageProps<'contact'>['way'];

export function GettingHere({ page, address, steps, code }: GettingHereProps) {
  const section = sectionOf(page, 'getting-here');
  const [turns, scan, copied] = section.parts;
  const { copy, share } = actionsOf(page, 'copy', 'share');
  const links = Object.values(actionsOf(page, 'google', 'apple', 'waze', 'geo'));
  return (
    <Section section={{ id: section.id, title: section.title }}>
      <div className="flex justify-between gap-x-8">
        <div className="grid content-start gap-3 sm:gap-4">
          <Prose html={section.html} />
          {turns && steps.length > 0 && (
            <div>
              <h3 className="text-2xl mb-1">{turns.title}</h3>
              <ol className="list-decimal pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          )}
          <p className="flex flex-wrap gap-x-6 *:min-h-9!">
            {links.map((action) => (
              <ActionLink key={action.label} action={action} tone="quiet" />
            ))}
          </p>
          <div className="flex flex-wrap gap-4 items-center">
            <CopyButton label={copy.label} copied={copied?.title ?? ''} text={address} />
            <ShareButton label={share.label} what={() => ({ text: address, url: share.to })} />
          </div>
        </div>
        {scan && (
          // For scanning with a phone. Dark on light in dark mode too: not every camera reads the inverse.
          <figure className="self-start bg-paint-fog text-paint-black p-4 print:p-0 hidden sm:grid print:grid gap-2 justify-items-center text-center">
            <svg viewBox={`0 0 ${code.size} ${code.size}`} className="size-36" aria-hidden="true">
              <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
            </svg>
            <figcaption className="text-sm">{scan.title}</figcaption>
          </figure>
        )}
      </div>
    </Section>
  );
}
