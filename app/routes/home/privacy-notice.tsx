import { Lock } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { Part } from '#content/page.server.ts';

/** What happens to an address that somebody gives us, beside the form that asks for it. */
export function PrivacyNotice({ parts }: { parts: readonly Part[] }) {
  return parts.map((part) => (
    <div key={part.id} className="max-w-prose flex gap-3 max-lg:border-t max-lg:border-rule max-lg:pt-6">
      <Icon of={Lock} className="size-5 mt-1" />
      <div>
        <h3 className="text-xl">{part.title}</h3>
        <Prose html={part.html} className="prose mt-1 text-sm" />
      </div>
    </div>
  ));
}
