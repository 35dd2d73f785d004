import { MapPin, MessageSquare, Phone, Ticket } from 'lucide-react';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Page } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

type HeroProps = {
  page: Pick<Page, 'heading' | 'label' | 'lead'>;
  picture?: PictureData;
  actions: Record<'pricing' | 'call' | 'contact' | 'directions', Action>;
};

/** Who we are, when we are open, what a day costs, how to get here and whom to call: on the first screen of any phone. */
export function Hero({ page, picture, actions }: HeroProps) {
  return (
    <header className="bg-panel border-b border-rule lg:grid lg:*:[grid-area:1/1]">
      {picture && <Picture picture={picture} sizes="100vw" priority className="w-full h-20 sm:h-56 lg:h-[36rem] object-cover border-b border-rule-strong" />}
      <div className="w-full max-w-page mx-auto px-4 sm:px-6 py-5 md:py-8 lg:py-12 lg:self-end">
        <div className="lg:max-w-xl lg:p-8 lg:bg-raised lg:border lg:border-rule-strong lg:rounded-lg">
          {page.label && <p className="label mb-1.5">{page.label}</p>}
          <h1 className="text-4xl md:text-5xl">{page.heading}</h1>
          {page.lead && <Prose as="p" html={page.lead} className="text-with-links text-lg md:text-xl mt-3" />}
          <div className="mt-5 grid grid-cols-2 gap-2.5">
            <ActionLink action={actions.pricing} icon={Ticket} className="px-3" />
            <ActionLink action={actions.call} icon={Phone} tone="secondary" className="px-3" />
            <ActionLink action={actions.directions} icon={MapPin} tone="secondary" className="px-3" />
            <ActionLink action={actions.contact} icon={MessageSquare} tone="secondary" className="px-3" />
          </div>
        </div>
      </div>
    </header>
  );
}
