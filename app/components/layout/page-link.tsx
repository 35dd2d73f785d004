import type { ComponentProps } from 'react';
import { usePageState } from '#app/page-state.ts';
import type { MenuLink } from '#app/lib/site-facts.server.ts';
import { useHydratedValue } from '#app/lib/hooks.ts';

/** A menu link that says whether its page is the current one. */
export function PageLink({
  link: { label, to, from, language },
  ...rest
}: { link: MenuLink } & Pick<ComponentProps<'a'>, 'className' | 'onClick'>) {
  const { pathname, hash } = usePageState();
  const other = from?.[pathname];
  return (
    <a
      href={other === undefined ? to : other + hash}
      lang={language}
      aria-current={pathname === to ? 'page' : undefined}
      {...rest}
      onClick={(event) => {
        if (other !== undefined) {
          event.currentTarget.search = searchInUse();
          event.currentTarget.hash = placeInView();
        }
        rest.onClick?.(event);
      }}
    >
      {label}
    </a>
  );
}

/**
 * The query of this page. /visit has its plan in the address, but /search its query only after a result was followed.
 */
function searchInUse(): string {
  const typed = document.querySelector<HTMLInputElement>('main input[type="search"]')?.value.trim();
  return typed ? `?${new URLSearchParams({ q: typed }).toString()}` : location.search;
}

/**
 * The id of the section or question nearest to where a link would scroll it: both languages of a page have the same
 * ids. Empty at the page's top.
 */
function placeInView(): string {
  const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  let [id, nearest] = ['', Infinity];
  for (const place of document.querySelectorAll('main section[id], main details[id]')) {
    // Hidden elements have no rectangles.
    const top = place.getClientRects()[0]?.top ?? innerHeight;
    if (top < innerHeight / 2 && Math.abs(top - line) < nearest) [id, nearest] = [place.id, Math.abs(top - line)];
  }
  return id;
}

/** Whether the browser prefers this one of the site's languages. */
const isPreferred = (language: string) =>
  navigator.languages.find((one) => /^(?:en|es)\b/i.test(one))?.slice(0, 2) === language.slice(0, 2);

/**
 * The link to Spanish in a phone's header, for browsers that prefer it. Wide bars, menu and footer link to both
 * languages.
 */
export function LanguageLink({ link }: { link: Required<MenuLink> }) {
  const isShown = useHydratedValue(() => isPreferred(link.language), false);
  return (
    isShown && (
      <PageLink
        link={link}
        className="language-link @5xl:hidden large-text:hidden inline-flex items-center min-h-11 underline underline-offset-4"
      />
    )
  );
}
