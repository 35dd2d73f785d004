import { Mail, Phone, User } from 'lucide';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Figure } from '#app/components/ui/illustration-mark.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

export const isStatic = true;

export default function ShareholderMemberships({
  top,
  page,
  picture,
  name,
  president,
}: PageProps<'shareholder-memberships'>) {
  const actions = actionsOf(page, 'email', 'call');
  const word = sectionOf(page, 'president');
  return (
    <TextPage
      top={{ ...top, look: 'masthead masthead-over' }}
      sections={page.sections}
      actions={<Actions page={page} of={{ ask: null, passes: null }} />}
      below={{
        contact: (
          <address className="ruled not-italic max-w-prose grid gap-1">
            <p className="font-display text-2xl flex items-center gap-3">
              <Icon of={User} className="size-6" />
              {name}
            </p>
            <ActionLink action={actions.email} tone="quiet" icon={Mail} />
            <ActionLink action={actions.call} tone="quiet" icon={Phone} />
          </address>
        ),
      }}
      instead={{
        compare: (
          <>
            <Section section={sectionOf(page, 'compare')} />
            <Figure
              picture={picture}
              sizes="100vw"
              className="mx-(--margin)"
              look="w-full aspect-3/2 lg:aspect-5/2 object-cover object-[50%_60%]"
            />
          </>
        ),
        president: (
          <Section section={{ id: word.id, title: word.title }}>
            <figure className="border-l-4 border-rule-strong pl-5 max-w-prose">
              <blockquote>
                <Prose html={word.html} className="prose" />
              </blockquote>
              <figcaption className="mt-4 font-display text-2xl">{president}</figcaption>
            </figure>
          </Section>
        ),
      }}
    />
  );
}
