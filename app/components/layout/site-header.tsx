import { ChevronDown, Phone, Search } from 'lucide';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Icon, Mark } from '#app/components/ui/icon.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { MenuGroup, SiteFacts } from '#app/lib/site-facts.server.ts';
import { LanguageLink, PageLink } from './page-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';

type SiteHeaderProps = { name: string; navigation: SiteFacts['navigation']; phone: string; today: ReactNode };

/** The bar at the top of every page. Its width in letters decides what it shows, so that larger text fits too. */
export function SiteHeader({ name, navigation, phone, today }: SiteHeaderProps) {
  const words = useShellWords();
  return (
    <header className="@container fixed print:static print:h-auto short:absolute inset-x-0 top-0 z-30 h-(--header) bg-page">
      <div className="h-full px-[calc(var(--margin)+2px)] flex items-center gap-2 @5xl:gap-3 @7xl:gap-5">
        <a href={navigation.home} className="flex items-center gap-2.5 @7xl:gap-3 min-h-11 mr-auto">
          {/* At twice the text size, a phone has room for the name only. */}
          <Mark className="site-mark size-[clamp(2.125rem,3vw,2.625rem)] shrink-0 large-text:hidden" />
          {/* On two lines where the bar is narrow, to leave room for the controls. */}
          <span className="font-display site-name">{name}</span>
        </a>
        <nav aria-label={words.main} className="hidden @5xl:block">
          <ul className="flex items-center gap-1">
            {navigation.header.map((entry) => (
              <li key={entry.label}>
                {'items' in entry ? <Dropdown entry={entry} /> : <PageLink link={entry} className="bar-item" />}
              </li>
            ))}
          </ul>
        </nav>
        {words.language !== 'es' && <LanguageLink link={navigation.otherLanguage} />}
        <PageLink link={navigation.otherLanguage} className="bar-item hidden @5xl:inline-flex" />
        <a href={navigation.search.to} className="icon-button hidden @5xl:grid">
          <Icon of={Search} className="size-6" />
          <span className="sr-only">{navigation.search.label}</span>
        </a>
        {today}
        <a
          href={navigation.call.to}
          aria-label={`${navigation.call.label}, ${phone}`}
          className="button button-secondary call-now"
        >
          <Icon of={Phone} />
          {navigation.call.label}
        </a>
        <MobileMenu navigation={navigation} phone={phone} />
      </div>
    </header>
  );
}

function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  // Chrome has popovers since version 114; older versions open menus on hover and focus (menus.css).
  currentTarget.closest<HTMLElement & { hidePopover?: () => void }>('[popover]')?.hidePopover?.();
}

/** A popover: the browser opens and closes it and restores the focus, even before or without our script. */
function Dropdown({ entry }: { entry: MenuGroup }) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className="bar-item dropdown-button">
        {entry.label}
        <Icon of={ChevronDown} className="size-4" />
      </button>
      <div
        id={id}
        popover="auto"
        className="dropdown bg-page text-ink border-2 border-rule-strong rounded-md p-2 min-w-56"
      >
        <ul>
          {entry.items.map((item) => (
            <li key={item.to}>
              <PageLink link={item} onClick={closeMenu} className="menu-row hover:bg-panel font-semibold" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
