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
  /** Primary is for a view's one main action. */
  tone?: 'primary' | 'secondary';
  icon?: IconNode;
  /** While true, the button keeps the focus and reports that it is busy; `onClick` must ignore further presses. */
  busy?: boolean;
};

/** A button that acts on this page. For links that look like buttons, see <ActionLink>. */
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
