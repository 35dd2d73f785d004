import { BadgeCheck } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';

/** A drawing of the card, so that a visitor knows what is meant. The words beside it say the same. */
export function OrangeCard({ club, title }: { club: string; title: string }) {
  return (
    <div
      aria-hidden="true"
      className="screen-only w-full max-w-80 lg:w-80 aspect-[1.586] rounded-lg border-2 border-rule-strong bg-action text-on-action p-5 flex flex-col justify-between lg:rotate-2"
    >
      <p className="font-display tracking-widest uppercase text-sm">{club}</p>
      <p className="font-display text-4xl leading-none">{title}</p>
      <div className="flex items-end justify-between border-t-2 border-current pt-3">
        <span className="w-2/3 border-b border-current h-5" />
        <Icon of={BadgeCheck} className="size-8" />
      </div>
    </div>
  );
}
