import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

export type ButtonTone = 'primary' | 'secondary';

type ButtonProps = ComponentProps<'button'> & {
  /** Primary is for the one thing that a view is about. */
  tone?: ButtonTone;
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
