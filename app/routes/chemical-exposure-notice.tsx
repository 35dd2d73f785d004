/** The Proposition 65 warning for the range: https://www.p65warnings.ca.gov, 27 CCR 25601 and 25604-25605. */
import { Actions } from '#app/components/ui/action-link.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { LastUpdated } from '#app/features/legal/legal-document.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { type PageContent, sectionOf } from '#app/lib/page-content.ts';
import type { Section } from '#content/page.server.ts';

export const isStatic = true;

export default function ChemicalExposureNotice({ top, page }: PageContent) {
  return (
    <TextPage
      top={{ ...top, beside: <LastUpdated page={page} /> }}
      sections={page.sections}
      instead={{ warning: <Warning {...sectionOf(page, 'warning')} /> }}
      below={{
        sign: (
          <Actions
            page={page}
            first="secondary"
            of={{ warnings: { newTab: true }, contact: { tone: 'quiet' }, rules: { tone: 'quiet' } }}
          />
        ),
      }}
    />
  );
}

function Warning({ id, title, html }: Section) {
  return (
    <section id={id} aria-labelledby="warning-heading" className="band page-width">
      <div className="border-4 border-rule-strong rounded-md p-5 md:p-8 grid gap-5 sm:grid-cols-[auto_1fr] sm:gap-8 bg-raised">
        <WarningSymbol className="size-20 md:size-28" />
        <div>
          {/* Bold capitals, as the law requires; all headings have them. */}
          <h2 id="warning-heading" className="text-heading mb-3">
            {title}
          </h2>
          <Prose html={html} className="prose" />
        </div>
      </div>
    </section>
  );
}

/** The symbol of 27 CCR 25604-25605. The law sets its colors, in dark mode too. */
function WarningSymbol({ className = '' }: { className?: string }) {
  return (
    <svg role="img" aria-label="Warning symbol" viewBox="0 0 120 106" className={className}>
      <path d="M60 6 114 100H6Z" fill="yellow" stroke="black" strokeWidth="10" strokeLinejoin="round" />
      <path d="M53 36h14l-3 34h-8Z" fill="black" />
      <circle cx="60" cy="82" r="7" fill="black" />
    </svg>
  );
}
