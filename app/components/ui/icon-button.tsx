import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

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
