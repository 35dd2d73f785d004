/** A first visit from the decision to the first cease fire, and what new shooters ask. */
import { CircleHelp, MapPin, Phone, ShieldCheck } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Figure } from '#app/components/ui/illustration-mark.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { Steps } from '#app/features/page-parts/steps.tsx';
import { Questions, useLinkedQuestion } from '#app/features/page-parts/questions.tsx';
import { actionsOf, type PageProps, sectionOf } from '#app/lib/page-content.ts';
import type { loader } from './new-shooter-guide.server.ts';

export default function NewShooterGuide({ top, page, questions, picture }: PageProps<typeof loader>) {
  const actions = actionsOf(page, 'faq');
  const [before, arrival] = [sectionOf(page, 'before-you-visit'), sectionOf(page, 'on-arrival')];
  useLinkedQuestion();
  return (
    <>
      <PageHeader {...top}>
        <Actions page={page} of={{ call: Phone, rules: ShieldCheck }} />
      </PageHeader>

      <SplitSection section={before}>
        <Steps parts={before.parts} />
      </SplitSection>
      <SplitSection section={sectionOf(page, 'what-to-bring')} />
      <SplitSection section={arrival}>
        <Steps parts={arrival.parts} from={before.parts.length + 1} />
      </SplitSection>
      <SplitSection section={sectionOf(page, 'new-shooter-faq')}>
        <Questions items={questions} />
        <p>
          <ActionLink tone="quiet" action={actions.faq} icon={CircleHelp} />
        </p>
      </SplitSection>
      <SplitSection section={sectionOf(page, 'more-help')}>
        <Actions page={page} first="secondary" of={{ contact: MapPin, training: { tone: 'quiet' } }} />
        <Figure picture={picture} sizes="(min-width: 64rem) 51rem, 70vw" />
      </SplitSection>
    </>
  );
}
