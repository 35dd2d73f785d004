import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** React passes these on, but its types lack them: https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API */
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

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} {...rest}>
      <Icon of={icon} className="size-6" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
