import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import type { Action } from '#content/schema/text.ts';
import { Icon } from './icon.tsx';

const tones = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  plain: 'wrap-anywhere text-link underline underline-offset-4 decoration-1 hover:decoration-2',
  quiet:
    'wrap-anywhere inline-flex items-center gap-2 text-link underline underline-offset-4 decoration-1 hover:decoration-2 min-h-11',
};

export type ActionLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  action: Action;
  tone?: keyof typeof tones;
  icon?: IconNode;
  /** What a short label is about, for those who hear the link without what stands around it. */
  about?: string;
  /** For pages of other sites that a visitor reads beside ours. */
  newTab?: boolean;
};

/** A link that looks like a button, or a quiet one: to a page of ours, a file, a phone, a mailbox or another site. */
export function ActionLink({
  action,
  tone = 'primary',
  icon,
  about,
  newTab = false,
  className = '',
  ...rest
}: ActionLinkProps) {
  const classes = `${tones[tone]} ${className}`;
  const inside = (
    <>
      {icon && <Icon of={icon} />}
      {action.label}
      {about && <span className="sr-only">: {about}</span>}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </>
  );
  return (
    <a href={action.to} className={classes} {...(newTab && { target: '_blank', rel: 'noopener' })} {...rest}>
      {inside}
    </a>
  );
}
