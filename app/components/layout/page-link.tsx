import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

/** A link of a menu, which says whether its page is the one that is open. */
export function PageLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const isOpen = useLocation().pathname === to;
  return (
    <a href={to} aria-current={isOpen ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
