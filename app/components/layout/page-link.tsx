import type { ComponentProps } from 'react';
import { usePageState } from '#app/page-state.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Where it leads from some pages instead. */
  from?: Readonly<Record<string, string>> | undefined;
};

/** A link of a menu, which says whether its page is the one that is open. */
export function PageLink({ to, from, children, ...rest }: PageLinkProps) {
  const { pathname } = usePageState();
  return (
    <a href={from?.[pathname] ?? to} aria-current={pathname === to ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
