import type { ReactNode } from 'react';
import { IllustrationMark } from '#app/components/ui/illustration-mark.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Page } from '#content/page.server.ts';

type PageHeaderProps = {
  page: Pick<Page, 'heading' | 'label' | 'lead'>;
  picture?: PictureData;
  /** The part of the picture that stays in view, in percent from its left top corner, in tens. */
  focus?: readonly [x: number, y: number];
  /** The heading, where it isn't set like those of other pages. */
  title?: ReactNode;
  /** What holds today, right below the name. */
  status?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** The top of a page: a poster with its picture, and below that the name and the answer that the visitor came for. */
export function PageHeader({ page, picture, focus, title, status, className = '', children }: PageHeaderProps) {
  const [x, y] = focus ?? [50, 50];
  return (
    <header className={`poster ${className}`}>
      {picture && (
        <div className={`poster-picture screen-only focus-x-${x} focus-y-${y}`}>
          <Picture picture={picture} sizes="(min-width: 600px) 100vw, 70vw" upright priority />
        </div>
      )}
      <div className="poster-band on-deep">
        {(page.label || picture?.illustration) && (
          <p className="kicker flex items-baseline justify-between gap-4 mb-[clamp(0.375rem,0.7vw,0.625rem)] text-(--kicker) font-display text-[clamp(0.8125rem,1.25vw,1.125rem)]/[1.2] tracking-[0.02em] @min-[40rem]:tracking-[0.16em]">
            {page.label && <span>{page.label}</span>}
            {picture && <IllustrationMark of={picture} className="ml-auto text-on-deep-muted" />}
          </p>
        )}
        {title ?? <h1>{page.heading}</h1>}
        {status}
        {(page.lead || children) && (
          <div className="lede grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-3.5 mt-[clamp(0.75rem,1.4vw,1.25rem)] @min-[56.25rem]:grid-cols-[minmax(26rem,1fr)_auto] @min-[56.25rem]:items-end @min-[56.25rem]:*:only:col-span-2">
            {page.lead && <Prose as="p" html={page.lead} className="text-with-links lead" />}
            {children && <div>{children}</div>}
          </div>
        )}
      </div>
    </header>
  );
}
