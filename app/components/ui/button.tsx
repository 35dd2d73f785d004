import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/**
 * Invoker commands open and close dialogs without script
 * (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API). React passes the attributes on, its types don't
 * know them yet.
 */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

type ButtonProps = ComponentProps<'button'> & {
  /** Primary is for the one thing that a view is about. */
  tone?: 'primary' | 'secondary';
  icon?: IconNode;
  /** While true it keeps the focus and says that it works; pressing it again is for `onClick` to ignore. */
  busy?: boolean;
};

/** A button that does something here. What leads elsewhere is an <ActionLink>, which looks alike. */
export function Button({ tone = 'secondary', icon, busy, className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" aria-disabled={busy} className={`button button-${tone} ${className}`} {...rest}>
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { icon: IconNode; label: string };

/** A button that shows an icon alone, with its name for those who hear the page. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} {...rest}>
      <Icon of={icon} className="size-6" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
