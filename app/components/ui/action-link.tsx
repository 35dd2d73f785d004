import type { IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { actionsOf, type PageContent } from '#app/lib/page-content.ts';
import type { Action } from '#content/schema/text.ts';
import { Icon } from './icon.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';

const tones = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  plain: 'wrap-anywhere text-link underline underline-offset-4 decoration-1 hover:decoration-2',
  quiet:
    'wrap-anywhere text-balance inline-flex items-center gap-2 text-link underline underline-offset-4 decoration-1 hover:decoration-2 min-h-11',
};

export type ActionLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  action: Action;
  tone?: keyof typeof tones;
  icon?: IconNode | undefined;
  /**
   * What a short label refers to, for screen reader users who hear the link out of context. It is an attribute because
   * browsers put a space between text and a visually hidden element.
   */
  about?: string;
  newTab?: boolean;
};

/** A link styled as a button or as quiet text: to one of our pages, a file, a phone, a mailbox or another site. */
export function ActionLink({
  action,
  tone = 'primary',
  icon,
  about,
  newTab = false,
  className = '',
  ...rest
}: ActionLinkProps) {
  return (
    <a
      href={action.to}
      className={`${tones[tone]} ${className}`}
      aria-label={about && `${action.label}: ${about}`}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {icon && <Icon of={icon} />}
      {action.label}
      {newTab && <NewTabNote />}
    </a>
  );
}

const NewTabNote = () => <span className="sr-only"> {useShellWords().newTab}</span>;

type ActionsProps = {
  page: PageContent['page'];
  /** The names of the page's actions, each with its icon or other props. */
  of: Readonly<Record<string, IconNode | Partial<ActionLinkProps> | null>>;
  /** The first button's tone; the others are secondary. */
  first?: keyof typeof tones;
  className?: string;
  children?: ReactNode;
};

/** A row of the page's buttons, hidden in print. Throws at build when the page's front matter lacks one. */
export function Actions({ page, of, first = 'primary', className = '', children }: ActionsProps) {
  return (
    <div className={`actions ${className}`}>
      {Object.entries(actionsOf(page, ...Object.keys(of))).map(([name, action], index) => {
        const more = of[name];
        return (
          <ActionLink
            key={name}
            action={action}
            tone={index === 0 ? first : 'secondary'}
            {...(Array.isArray(more) ? { icon: more } : more)}
          />
        );
      })}
      {children}
    </div>
  );
}
