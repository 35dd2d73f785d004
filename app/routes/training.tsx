import { BookOpenCheck, FileText, type IconNode, MapPin, Phone, Shield, Target, Users } from 'lucide';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Figure } from '#app/components/ui/illustration-mark.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Spot } from '#app/components/ui/spot.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import type { IconName } from '#content/schema/text.ts';

export const isStatic = true;

/** The shapes of the icons that content names: each new name in the schema needs its shape here. */
const icons: Readonly<Record<IconName, IconNode>> = { shield: Shield, target: Target, users: Users };

export default function Training({ top, page, providers }: PageProps<'training'>) {
  const actions = actionsOf(page, 'guide', 'annual');
  return (
    <TextPage
      top={{ ...top, look: 'masthead subject-low' }}
      sections={page.sections}
      instead={{
        providers: (
          <Section section={sectionOf(page, 'providers')} spot={<Spot name="chamber-flag" />}>
            <div className="versus">
              {providers.map((provider) => (
                <Provider key={provider.id} provider={provider} />
              ))}
            </div>
          </Section>
        ),
      }}
      below={{
        'before-you-book': (
          <div className="flex flex-wrap gap-x-6">
            <ActionLink action={actions.guide} tone="quiet" icon={BookOpenCheck} />
            <ActionLink action={actions.annual} tone="quiet" />
          </div>
        ),
        groups: <Actions page={page} of={{ contact: MapPin, call: Phone }} />,
      }}
    />
  );
}

function Provider({
  provider: { id, name, icon, services, contactUrl, contactLabel, photo, document },
}: {
  provider: PageProps<'training'>['providers'][number];
}) {
  return (
    <article id={id}>
      <h3 className="flex items-start gap-3">
        <Icon of={icons[icon]} className="size-7" />
        {name}
      </h3>
      <ul className="ruled-rows">
        {services.map(({ title, text }) => (
          <li key={title} className="py-3">
            <span className="block font-semibold">{title}</span>
            {text && <Prose as="span" html={text} className="text-muted text-with-links" />}
          </li>
        ))}
      </ul>
      <Figure picture={photo} />
      <div className="actions">
        <ActionLink action={{ label: contactLabel, to: contactUrl }} tone="secondary" newTab />
        {document && <ActionLink action={document} tone="quiet" icon={FileText} newTab />}
      </div>
    </article>
  );
}
