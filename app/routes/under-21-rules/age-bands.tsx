import { House, Scale, type IconNode } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { RuleList } from '#app/features/page-parts/rule-list.tsx';
import type { Part } from '#content/page.server.ts';
import type { Ages } from '#content/schema/ages.ts';
import type { Html } from '#content/schema/text.ts';

type AgeBandsProps = {
  bands: readonly Omit<Ages['bands'][number], 'es'>[];
  /** What "house rule" and "California law" are called and mean, with the ids house-rule and california-law. */
  labels: readonly Part[];
};

/** Each age with what the club asks and what the law says: told apart by place, word and icon. */
export function AgeBands({ bands, labels }: AgeBandsProps) {
  const [house, law] = ['house-rule', 'california-law'].map((id) => labels.find((label) => label.id === id));
  if (!house || !law) throw new Error('The age categories need the parts "House rule" and "California law"');
  return (
    <>
      <ul className="grid gap-3 mb-8 sm:grid-cols-2 max-w-3xl">
        <Meaning icon={House} label={house} />
        <Meaning icon={Scale} label={law} />
      </ul>
      <div className="grid gap-5">
        {bands.map((band) => (
          <article key={band.id} id={band.id} className="plate overflow-hidden break-inside-avoid">
            <div className="p-5 border-b border-rule">
              <h3 className="text-3xl">{band.label}</h3>
              <Prose html={band.summary} className="prose font-semibold mt-1 [&_p]:text-balance" />
            </div>
            <div className="grid md:grid-cols-[3fr_2fr]">
              <Rules icon={House} title={house.title} rules={band.house} />
              {band.law.length > 0 && (
                <Rules
                  icon={Scale}
                  title={law.title}
                  rules={band.law}
                  className="bg-panel border-t md:border-t-0 md:border-l border-rule"
                />
              )}
            </div>
          </article>
        ))}
      </div>
    </>
  );
}

function Meaning({ icon, label }: { icon: IconNode; label: Part }) {
  return (
    <li className="flex gap-3">
      <Icon of={icon} className="size-6 mt-0.5 text-action" />
      <div>
        <p className="font-semibold">{label.title}</p>
        <Prose html={label.html} />
      </div>
    </li>
  );
}

function Rules({
  icon,
  title,
  rules,
  className = '',
}: {
  icon: IconNode;
  title: string;
  rules: readonly Html[];
  className?: string;
}) {
  return (
    <div className={`p-5 ${className}`}>
      <h4 className="label flex items-center gap-2 mb-3">
        <Icon of={icon} />
        {title}
      </h4>
      <RuleList rules={rules} />
    </div>
  );
}
