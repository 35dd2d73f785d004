/** Who teaches at the range, what they teach, and how to reach them. */
import { BookOpenCheck, FileText, type IconNode, MapPin, Phone, Shield, Target, Users } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Figure } from '#app/components/ui/illustration-mark.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Points } from '#app/features/page-parts/points.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { actionsOf, type PageProps, sectionOf } from '#app/lib/page-content.ts';
import type { IconName } from '#content/schema/text.ts';
import type { loader } from './training.server.ts';

/** The shapes of the icons that content names: each new name of the schema needs its shape here. */
const icons: Readonly<Record<IconName, IconNode>> = { shield: Shield, target: Target, users: Users };

export default function Training({ top, page, providers }: PageProps<typeof loader>) {
  const actions = actionsOf(page, 'guide', 'annual');
  const before = sectionOf(page, 'before-you-book');
  return (
    <>
      <PageHeader {...top} />

      <Section section={sectionOf(page, 'providers')}>
        <div className="versus">
          {providers.map((provider) => (
            <Provider key={provider.id} provider={provider} />
          ))}
        </div>
      </Section>

      <SplitSection section={before}>
        <Points parts={before.parts} />
        <div className="flex flex-wrap gap-x-6">
          <ActionLink action={actions.guide} tone="quiet" icon={BookOpenCheck} />
          <ActionLink action={actions.annual} tone="quiet" />
        </div>
      </SplitSection>

      <SplitSection section={sectionOf(page, 'groups')}>
        <Actions page={page} of={{ contact: MapPin, call: Phone }} />
      </SplitSection>
    </>
  );
}

function Provider({
  provider: { id, name, icon, services, contactUrl, contactLabel, photo, document },
}: {
  provider: ReturnType<typeof loader>['providers'][number];
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
