import { type IconNode, Mail, MapPin, Phone } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import { Icon, Mark } from '#app/components/ui/icon.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import type { Action } from '#content/schema/text.ts';
import { PageLink } from './page-link.tsx';
import { PrintLine } from './print-line.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';
import { rangeDay } from '#domain/range-time.ts';

export const savedMarkId = 'saved';
export const pageListId = 'all-pages';

type SiteFooterProps = Pick<SiteFacts, 'site' | 'hours' | 'navigation' | 'builtIn'> & {
  /** In the last three of twelve columns on wide screens, among the links on others. */
  map: ReactNode;
  preferences: ReactNode;
};

export function SiteFooter({ site, hours, navigation, builtIn, map, preferences }: SiteFooterProps) {
  const words = useShellWords();
  return (
    <footer className="band-deep on-deep mt-3 lg:mt-4 mb-(--margin)">
      <div className="page-width foot">
        <div className="foot-club">
          <p className="screen-only flex items-center gap-2.5 font-display text-2xl">
            <Mark className="size-7 lg:size-11" />
            {site.name}
          </p>
          <p className="text-on-deep-muted text-sm/tight lg:text-base">
            {hours.map((sentence) => (
              <Fragment key={sentence}>
                <span className="inline-block">{sentence}</span>{' '}
              </Fragment>
            ))}
          </p>
          <address>
            <FooterLine icon={MapPin} action={site.reach.way} />
            <FooterLine icon={Phone} action={site.reach.call} />
            {site.phoneHours && <p className="text-on-deep-muted">{site.phoneHours}</p>}
            <FooterLine icon={Mail} action={site.reach.write} />
          </address>
          <PrintLine origin={site.origin} />
        </div>
        <nav id={pageListId} aria-label={words.footer} className="screen-only foot-pages">
          {navigation.footer.map((group) => (
            <div key={group.label}>
              <h2 className="sr-only">{group.label}</h2>
              <ul>
                {group.items.map((item) => (
                  <li key={item.to}>
                    <a href={item.to}>{item.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {map}
        <div className="screen-only foot-legal">
          {navigation.legal.map((item) => (
            <PageLink key={item.to} link={item} />
          ))}
          {preferences}
          <p>
            © <CurrentYear builtIn={builtIn} /> {site.name}. {words.since} {site.founded}.
          </p>
          {/* Filled once the site is on the visitor's device. */}
          <p id={savedMarkId} />
        </div>
      </div>
    </footer>
  );
}

function FooterLine({ icon, action }: { icon: IconNode; action: Action }) {
  return (
    <a href={action.to}>
      <Icon of={icon} className="size-4 lg:size-5" />
      {action.label}
    </a>
  );
}

/** The current year at the range; until hydration, the year of the build. */
function CurrentYear({ builtIn }: { builtIn: number }) {
  return useHydratedValue(() => Number(rangeDay(new Date()).slice(0, 4)), builtIn);
}
