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
          <p className="kicker">
            {page.label && <span>{page.label}</span>}
            {picture && <IllustrationMark of={picture} />}
          </p>
        )}
        {title ?? <h1>{page.heading}</h1>}
        {status}
        {(page.lead || children) && (
          <div className="lede">
            {page.lead && <Prose as="p" html={page.lead} className="text-with-links lead" />}
            {children && <div>{children}</div>}
          </div>
        )}
      </div>
    </header>
  );
}
