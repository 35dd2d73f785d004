import type { ReactNode } from 'react';
import { IllustrationMark } from '#app/components/ui/illustration-mark.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Page } from '#content/page.server.ts';

type PageHeaderProps = {
  page: Pick<Page, 'heading' | 'label' | 'lead'>;
  picture?: PictureData;
  /** Where the picture's subject stands, from 0 at its left edge to 100, in tens. */
  focus?: number;
  /** What holds today, right below the name. */
  status?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/**
 * The top of a page: its name and the answer that the visitor came for, below a view of the mountain; on a wide screen
 * beside it, as on a poster.
 */
export function PageHeader({ page, picture, focus = 50, status, className = '', children }: PageHeaderProps) {
  return (
    <header className={`top own-scheme ${className}`}>
      {picture && (
        <div className={`top-view screen-only focus-${focus}`}>
          <Picture picture={picture} sizes="(min-width: 40rem) 100vw, 70vw" upright priority />
          <IllustrationMark of={picture} />
        </div>
      )}
      <div className="top-words page-width">
        {page.label && <p className="label">{page.label}</p>}
        <h1>{page.heading}</h1>
        {status}
        {page.lead && <Prose as="p" html={page.lead} className="text-with-links lead" />}
        {children && <div className="mt-5">{children}</div>}
      </div>
    </header>
  );
}
