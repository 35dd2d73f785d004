import { Lock } from 'lucide';
import { EmbedFrame } from '#app/components/embeds/embed-frame.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import type { Part } from '#content/page.server.ts';
import { PlanYourVisit } from './plan-your-visit.tsx';

/** From the visit to the review. */
export default function End({ page, ...data }: Omit<PageProps<'home'>, 'top'>) {
  const section = (id: string) => sectionOf(page, id);
  const email = section('email-list');
  return (
    <>
      <PlanYourVisit page={page} goNow={data.goNow} map={data.map} englishOnly={data.englishOnly} />

      <Section section={email}>
        <div className="fields-in-pairs grid gap-x-8 gap-y-3 lg:grid-cols-[3fr_2fr]">
          {data.signup.provider ? <EmbedFrame {...data.signup.provider} /> : <InboxForm copy={data.signup.copy} />}
          <PrivacyNotice parts={email.parts} />
        </div>
      </Section>

      <Section section={section('review')} className="screen-only in-a-row">
        <Actions page={page} first="secondary" of={{ review: { newTab: true } }} />
      </Section>
    </>
  );
}

function PrivacyNotice({ parts }: { parts: readonly Part[] }) {
  return parts.map((part) => (
    <div key={part.id} className="max-w-prose flex gap-3 max-lg:border-t max-lg:border-rule max-lg:pt-3">
      <Icon of={Lock} className="size-5 mt-1 max-sm:hidden" />
      <div>
        <h3 className="text-2xl">{part.title}</h3>
        <Prose html={part.html} className="prose mt-1 text-sm/[1.35]" />
      </div>
    </div>
  ));
}
