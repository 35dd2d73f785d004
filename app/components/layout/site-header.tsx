import { ChevronDown, Phone, Search } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { MenuGroup, SiteFacts } from '#app/lib/site-facts.server.ts';
import type { Action } from '#content/schema/text.ts';
import { LanguageLink } from './language-link.tsx';
import { Mark } from './mark.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PageLink } from './page-link.tsx';

type SiteHeaderProps = { name: string; navigation: SiteFacts['navigation']; phone: string; today: ReactNode };

/**
 * The bar at the top of every page: who we are, every part of the site, and the phone. Its own width in letters decides
 * what it shows, so that it fits also where a style sheet of the visitor's makes the letters larger.
 */
export function SiteHeader({ name, navigation, phone, today }: SiteHeaderProps) {
  const words = useShellWords();
  return (
    <header className="@container fixed short:absolute inset-x-0 top-0 z-30 h-(--header) bg-deep text-on-deep on-deep border-b border-deep-ridge">
      <div className="page-width h-full flex items-center gap-2 min-[22.5rem]:gap-4 @7xl:gap-8">
        <a href={navigation.home} className="flex items-center gap-2.5 min-h-11 mr-auto">
          {/* Text of twice the size leaves a phone room for the name alone. */}
          <Mark className="size-9 shrink-0 large-text:hidden" />
          {/* On two lines where the bar is narrow: what stands beside it needs the room. */}
          <span className="font-display text-base leading-none text-balance max-w-[7rem] min-[22.5rem]:text-lg min-[22.5rem]:leading-none min-[22.5rem]:tracking-wide sm:text-xl sm:leading-none sm:max-w-none">
            {name}
          </span>
        </a>
        {today}
        <LanguageLink link={navigation.otherLanguage} />
        <nav aria-label={words.main} className="hidden @5xl:block">
          <ul className="flex items-center gap-1">
            {navigation.header.map((entry) => (
              <li key={entry.label}>{'items' in entry ? <Dropdown entry={entry} /> : <BarLink action={entry} />}</li>
            ))}
          </ul>
        </nav>
        <a href={navigation.search.to} className="icon-button hidden @5xl:grid">
          <Icon of={Search} className="size-6" />
          <span className="sr-only">{navigation.search.label}</span>
        </a>
        <a
          href={navigation.call.to}
          className="button button-secondary hidden @5xl:inline-flex @5xl:@max-7xl:px-3 whitespace-nowrap min-h-11 not-focus-visible:outline-2 not-focus-visible:outline-transparent animate-call"
        >
          <Icon of={Phone} />
          {navigation.call.label}
          <span className="sr-only">, {phone}</span>
        </a>
        <MobileMenu navigation={navigation} phone={phone} />
      </div>
    </header>
  );
}

const barItem =
  'inline-flex items-center gap-1 min-h-11 px-2 @7xl:px-3 whitespace-nowrap rounded-sm hover:bg-deep-ridge';

function BarLink({ action }: { action: Action }) {
  return (
    <PageLink to={action.to} className={`${barItem} aria-[current=page]:underline underline-offset-8 decoration-2`}>
      {action.label}
    </PageLink>
  );
}

/**
 * A popover hangs below its button, closes on Escape and on a click elsewhere, and gives the focus back: all by the
 * browser, so it works before and without our script.
 */
function Dropdown({ entry }: { entry: MenuGroup }) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={`${barItem} dropdown-button`}>
        {entry.label}
        <Icon of={ChevronDown} className="size-4" />
      </button>
      <div
        id={id}
        popover="auto"
        className="dropdown bg-raised text-ink border border-rule-strong rounded-md p-2 min-w-56"
      >
        <ul>
          {entry.items.map((item) => (
            <li key={item.to}>
              <PageLink
                to={item.to}
                onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
                className="flex items-center min-h-11 px-3 rounded-sm hover:bg-panel aria-[current=page]:font-semibold aria-[current=page]:text-link"
              >
                {item.label}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
