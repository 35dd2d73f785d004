import type { ComponentProps } from 'react';
import { usePageState } from '#app/page-state.ts';

/** A link of a menu, which says whether its page is the one that is open. */
export function PageLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const isOpen = usePageState().pathname === to;
  return (
    <a href={to} aria-current={isOpen ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
