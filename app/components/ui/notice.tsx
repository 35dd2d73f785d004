import { Ban, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { EnglishTerms } from './english-terms.tsx';
import { Icon } from './icon.tsx';

const tones = {
  info: { icon: Info, classes: 'bg-panel border-rule-strong' },
  warning: { icon: TriangleAlert, classes: 'bg-warning-soft border-warning' },
  danger: { icon: CircleAlert, classes: 'bg-danger-soft border-danger' },
  /** Not an error: what the rules don't allow. */
  forbidden: { icon: Ban, classes: 'bg-danger-soft border-danger [&>svg]:text-danger' },
  success: { icon: CircleCheck, classes: 'bg-success-soft border-success' },
};

type NoticeProps = {
  tone: keyof typeof tones;
  title?: string;
  /** "alert" interrupts a screen reader, "status" waits its turn. Omit it for a notice that is in the served page. */
  role?: 'alert' | 'status';
  className?: string;
  children?: ReactNode;
};

/** A notice that visitors should not miss. Text and icon carry its meaning, never color alone. */
export function Notice({ tone, title, role, className = '', children }: NoticeProps) {
  const { icon, classes } = tones[tone];
  return (
    <div
      role={role}
      className={`text-ink border-2 rounded-md p-2.5 sm:p-4 flex gap-3 text-with-links ${classes} ${className}`}
    >
      <Icon of={icon} className="size-6 mt-0.5" />
      <div className="min-w-0 flex-1">
        {title && (
          <p className="font-semibold">
            <EnglishTerms of={title} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
