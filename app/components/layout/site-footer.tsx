import { type IconNode, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, Mark } from '#app/components/ui/icon.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import type { Action } from '#content/schema/text.ts';
import { PageLink } from './page-link.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';
import { rangeDay } from '#domain/range-time.ts';

export const savedMarkId = 'saved';
export const pageListId = 'all-pages';

type SiteFooterProps = Pick<SiteFacts, 'site' | 'hours' | 'navigation' | 'builtIn'> & {
  map: ReactNode;
  preferences: ReactNode;
};

export function SiteFooter({ site, hours, navigation, builtIn, map, preferences }: SiteFooterProps) {
  const words = useShellWords();
  return (
    <footer className="band-deep on-deep mt-[clamp(1.5rem,3.4vw,3.25rem)] mb-(--margin)">
      <div className="page-width py-8 md:py-12 grid gap-8 md:gap-10 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr_1.2fr]">
        <div className="grid gap-3 content-start">
          <p className="flex items-center gap-3 font-display text-3xl">
            <Mark className="size-11" />
            {site.name}
          </p>
          <p className="text-on-deep-muted">{hours}</p>
          <address className="not-italic grid gap-1">
            <FooterLine icon={MapPin} action={site.reach.way} />
            <FooterLine icon={Phone} action={site.reach.call} />
            {site.phoneHours && <p className="text-on-deep-muted">{site.phoneHours}</p>}
            <FooterLine icon={Mail} action={site.reach.write} />
          </address>
        </div>
        <nav
          id={pageListId}
          aria-label={words.footer}
          className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-6 content-start"
        >
          {navigation.footer.map((group) => (
            <div key={group.label}>
              <h2 className="label mb-2">{group.label}</h2>
              <ul>
                {group.items.map((item) => (
                  <li key={item.to}>
                    <a
                      href={item.to}
                      className="flex items-center min-h-11 py-1 leading-snug hover:underline underline-offset-4"
                    >
                      {item.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="md:max-lg:col-span-2">{map}</div>
      </div>
      <div className="border-t border-deep-ridge">
        <div className="page-width py-4 flex flex-wrap items-center gap-x-6 text-sm">
          <p className="w-full">
            © <CurrentYear builtIn={builtIn} /> {site.name}. {words.since} {site.founded}.
          </p>
          {navigation.legal.map((item) => (
            <PageLink
              key={item.to}
              link={item}
              className="inline-flex items-center min-h-11 hover:underline underline-offset-4"
            />
          ))}
          {preferences}
          {/* Filled once the site is on the visitor's device. */}
          <p id={savedMarkId} className="w-full empty:hidden text-on-deep-muted" />
        </div>
      </div>
    </footer>
  );
}

function FooterLine({ icon, action }: { icon: IconNode; action: Action }) {
  return (
    <a
      href={action.to}
      className="wrap-anywhere inline-flex items-center gap-3 min-h-11 hover:underline underline-offset-4"
    >
      <Icon of={icon} />
      {action.label}
    </a>
  );
}

/** The current year at the range: the year of the build until the page is alive, then the year it is. */
function CurrentYear({ builtIn }: { builtIn: number }) {
  return useHydratedValue(() => Number(rangeDay(new Date()).slice(0, 4)), builtIn);
}
