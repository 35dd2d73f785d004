import { House, type IconNode } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Prose, RuleList } from '#app/components/ui/prose.tsx';
import type { Part } from '#content/page.server.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import type { Html } from '#content/html.server.ts';

type AgeBandsProps = Pick<PageProps<'under-21-rules'>, 'bands'> & {
  /** The labels of "house rule" and "California law", with the ids house-rule and california-law. */
  labels: readonly Part[];
};

/** Each age with the club's rules. The law is folded, because the club's rules are stricter. */
export function AgeBands({ bands, labels }: AgeBandsProps) {
  const [house, law] = ['house-rule', 'california-law'].map((id) => labels.find((label) => label.id === id));
  if (!house || !law) throw new Error('The age categories need the parts "House rule" and "California law"');
  return (
    <>
      <div className="grid gap-8 print:gap-3">
        {bands.map((band) => (
          <article
            key={band.id}
            id={band.id}
            className="ruled break-inside-avoid lg:grid lg:grid-cols-[4fr_5fr_3fr] lg:gap-x-8 print:grid print:grid-cols-[3fr_5fr_5fr] print:gap-x-4"
          >
            <div>
              <h3 className="text-2xl">{band.label}</h3>
              <Prose html={band.summary} className="prose font-semibold mt-1 [&_p]:text-balance" />
            </div>
            <div className="mt-4 grid gap-x-10 gap-y-5 md:grid-cols-[3fr_2fr] md:[&_summary]:pt-0 lg:contents print:contents">
              <Rules icon={House} title={house.title} rules={band.house} />
              {band.law.length > 0 && (
                <Disclosure summary={law.title}>
                  <RuleList rules={band.law} />
                </Disclosure>
              )}
            </div>
          </article>
        ))}
      </div>
    </>
  );
}

function Rules({ icon, title, rules }: { icon: IconNode; title: string; rules: readonly Html[] }) {
  return (
    <div>
      <h4 className="label flex items-center gap-2 mb-3 print:mb-0">
        <Icon of={icon} />
        {title}
      </h4>
      <RuleList rules={rules} />
    </div>
  );
}
