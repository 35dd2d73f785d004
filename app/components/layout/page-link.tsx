import type { ComponentProps } from 'react';
import { usePageState } from '#app/page-state.ts';
import type { MenuLink } from '#app/lib/site-facts.server.ts';
import { useHydratedValue } from '#app/lib/hooks.ts';

/** A link of a menu, which says whether its page is the one that is open. */
export function PageLink({
  link: { label, to, from, language },
  ...rest
}: { link: MenuLink } & Pick<ComponentProps<'a'>, 'className' | 'onClick'>) {
  const { pathname } = usePageState();
  return (
    <a href={from?.[pathname] ?? to} lang={language} aria-current={pathname === to ? 'page' : undefined} {...rest}>
      {label}
    </a>
  );
}

/** Whether the browser's first language of those that the site has is this one. */
const isPreferred = (language: string) =>
  navigator.languages.find((one) => /^(?:en|es)\b/i.test(one))?.slice(0, 2) === language.slice(0, 2);

/** Leads from a phone's header to the pages in the browser's language. Wide bars, menu and footer have the link. */
export function LanguageLink({ link }: { link: Required<MenuLink> }) {
  const isShown = useHydratedValue(() => isPreferred(link.language), false);
  return (
    isShown && (
      <PageLink
        link={link}
        className="language-link @5xl:hidden large-text:hidden inline-flex items-center min-h-11 px-1 underline underline-offset-4"
      />
    )
  );
}
