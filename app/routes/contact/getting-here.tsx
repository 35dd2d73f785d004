import { ActionLink } from '#app/components/ui/action-link.tsx';
import { CopyButton } from '#app/features/page-parts/copy-button.tsx';
import { ShareButton } from '#app/features/page-parts/share-button.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import type { QrCode } from '#app/lib/qr-code.server.ts';
import type { Section } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

type GettingHereProps = {
  section: Section;
  links: readonly Action[];
  copy: Action;
  share: Action;
  address: string;
  /** The way turn by turn, which only the club can write. */
  steps: readonly string[];
  code: QrCode;
};

/** The way in words, in the map service of one's choice, and for a phone's camera. */
export function GettingHere({ section, links, copy, share, address, steps, code }: GettingHereProps) {
  const [turns, scan, copied] = section.parts;
  return (
    <SplitSection section={section} tone="panel">
      <div className="flex flex-wrap gap-8 items-start">
        <div className="grid gap-4 flex-1 basis-72">
          {turns && steps.length > 0 && (
            <div>
              <h3 className="text-2xl mb-2">{turns.title}</h3>
              <ol className="list-decimal pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          )}
          <p className="flex flex-wrap gap-x-6">
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
          // For the phone beside this screen. Dark on light in the dark scheme too: not every camera reads the inverse.
          <figure className="plate bg-on-deep text-deep p-4 print:border-0 print:p-0 print:text-ink hidden sm:grid print:grid gap-2 text-center">
            <svg viewBox={`0 0 ${code.size} ${code.size}`} className="size-36" aria-hidden="true">
              <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
            </svg>
            <figcaption className="text-sm">{scan.title}</figcaption>
          </figure>
        )}
      </div>
    </SplitSection>
  );
}
