/** Every component in every state, for us: this address exists in `npm run dev` only. */
import { Clock, Ticket, Wind, X } from 'lucide';
import { useState } from 'react';
import { EmbedFrame } from '#app/components/embeds/embed-frame.tsx';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardGrid } from '#app/components/ui/card.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { FactRow } from '#app/components/ui/fact-row.tsx';
import { IconButton } from '#app/components/ui/icon-button.tsx';
import { SelectField, TextArea, TextField } from '#app/components/ui/field.tsx';
import { Notice } from '#app/components/ui/notice.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { PriceBoard } from '#app/features/prices/price-board.tsx';
import { useToast } from '#app/components/ui/toast.tsx';
import { StatesOfToday } from './playground/states-of-today.tsx';
import type { loader } from './playground.server.ts';

export const meta = () => [{ title: 'Playground' }, { name: 'robots', content: 'noindex' }];

export default function Playground({
  page,
  header,
  photo,
  prices,
  benefits,
  rules,
  calendar,
  toast,
  lastCheckIn,
}: ReturnType<typeof loader>) {
  const show = useToast();
  const [dialog, setDialog] = useState(false);
  const action = { label: 'Get directions', to: '/contact' };
  return (
    <>
      <PageHeader page={page} picture={header}>
        <ActionLink action={action} />
      </PageHeader>
      <Section id="links" title="Links and buttons">
        <div className="flex flex-wrap gap-4">
          <ActionLink action={action} icon={Ticket} />
          <ActionLink action={action} tone="secondary" />
          <ActionLink action={action} tone="quiet" />
          <ActionLink action={{ label: 'Another site', to: 'https://example.com' }} tone="quiet" newTab />
          <Button tone="primary" busy>
            Processing...
          </Button>
          <Button onClick={() => show({ title: toast.title, text: toast.homeText })}>Show a toast</Button>
          <Button onClick={() => setDialog(true)}>Open a dialog</Button>
          <IconButton icon={X} label="Close" />
        </div>
        {dialog && (
          <Dialog title="A dialog" answer="Got it" onClose={() => setDialog(false)}>
            <p>It keeps the focus and gives it back.</p>
          </Dialog>
        )}
      </Section>
      <Section id="today" title="States of today">
        <StatesOfToday />
      </Section>
      <Section id="notices" title="Notices">
        <div className="grid gap-4">
          {(['info', 'warning', 'danger', 'success'] as const).map((tone) => (
            <Notice key={tone} tone={tone} title={`A notice of the kind ${tone}`}>
              <p>What happened, and what to do now.</p>
            </Notice>
          ))}
        </div>
      </Section>
      <Section id="cards" title="Plates, cards and rules">
        <CardGrid>
          <Card title="A card with a list" icon="target">
            <CheckList items={benefits} />
          </Card>
          <Card title="A card with a picture" picture={photo}>
            <CheckList items={rules.map((rule) => rule.text)} />
          </Card>
        </CardGrid>
        <PriceBoard title="A board" prices={prices} />
        <ul className="mt-6">
          <FactRow icon={Clock} figure={lastCheckIn} unit="last check-in" text="A fact with its figure first" />
          <FactRow icon={Wind} figure="5" unit="mph" />
        </ul>
      </Section>
      <Section id="fields" title="Fields">
        <div className="grid gap-5 max-w-prose">
          <TextField label="Full Name" name="name" required />
          <TextField label="Phone Number" name="phone" hint="With the area code" />
          <TextField
            label="Email Address"
            name="email"
            error="Write an email address such as name@example.com."
            defaultValue="name@"
            required
          />
          <SelectField label="Type of Request" name="type">
            <option>access</option>
          </SelectField>
          <TextArea label="Request Details" name="details" required />
        </div>
      </Section>
      <Section id="disclosures" title="Disclosures, frames, night">
        <Disclosure summary="A question">
          <p>Its answer.</p>
        </Disclosure>
        <div className="grid md:grid-cols-2 gap-6 mt-6">
          <EmbedFrame
            title={calendar.title}
            provider="A provider"
            src="https://example.invalid/"
            height={240}
            link={action}
          />
        </div>
      </Section>
      <Section id="night" title="On the deep band" tone="deep">
        <p className="text-on-deep-muted">Quiet words, and a link:</p>
        <ActionLink action={action} tone="secondary" />
      </Section>
    </>
  );
}
