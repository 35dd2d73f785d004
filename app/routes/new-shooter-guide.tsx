import { CircleHelp, MapPin, Phone, ShieldCheck } from 'lucide';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Questions } from '#app/features/page-parts/questions.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

export const isStatic = true;

export default function NewShooterGuide({ top, page, questions }: PageProps<'new-shooter-guide'>) {
  return (
    <TextPage
      top={top}
      sections={page.sections}
      steps={['before-you-visit', 'on-arrival']}
      loud="on-arrival"
      actions={<Actions page={page} of={{ call: Phone, rules: ShieldCheck }} />}
      below={{
        'new-shooter-faq': (
          <>
            <Questions items={questions} />
            <p>
              <ActionLink tone="quiet" action={actionsOf(page, 'faq').faq} icon={CircleHelp} />
            </p>
          </>
        ),
        'more-help': <Actions page={page} first="secondary" of={{ contact: MapPin, training: { tone: 'quiet' } }} />,
      }}
    />
  );
}
