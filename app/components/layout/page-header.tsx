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
  title?: ReactNode;
  status?: ReactNode;
  look?: { [Part in 'header' | 'picture' | 'band' | 'kicker' | 'heading']?: string };
  children?: ReactNode;
};

/** The top of a page: a poster with its picture, and below that the name and the answer that the visitor came for. */
export function PageHeader({ page, picture, focus, title, status, look, children }: PageHeaderProps) {
  const [x, y] = focus ?? [50, 50];
  const { header = '', band = '', kicker = '', heading = '' } = look ?? {};
  return (
    <header
      className={`poster mx-(--margin) mb-(--margin) bg-deep ${picture ? '' : 'pt-24 large-text:pt-0 print:pt-0'} ${header}`}
    >
      {picture && (
        <div
          className={`overflow-hidden screen-only focus-x-${x} focus-y-${y} ${look?.picture ?? 'h-[clamp(8.25rem,34svh,30rem)]'}`}
        >
          <Picture
            picture={picture}
            sizes="(min-width: 600px) 100vw, 70vw"
            upright
            priority
            className="size-full object-cover object-[var(--focus-x,50%)_var(--focus-y,50%)]"
          />
        </div>
      )}
      <div className={`poster-band on-deep ${band}`}>
        {(page.label || picture?.illustration) && (
          <p className={`kicker ${kicker}`}>
            {page.label && <span>{page.label}</span>}
            {picture && <IllustrationMark of={picture} className="ml-auto text-on-deep-muted" />}
          </p>
        )}
        {title ?? <h1 className={heading}>{page.heading}</h1>}
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
