import type { ReactNode } from 'react';
import { IllustrationMark } from '#app/components/ui/illustration-mark.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PageContent } from '#app/lib/page-content.ts';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Page } from '#content/page.server.ts';

type PageHeaderProps = {
  page: Pick<Page, 'heading' | 'label' | 'lead'>;
  picture?: PictureData;
  /** Shown only on wide screens, beside the dark panel. */
  figures?: PageContent['top']['figures'];
  title?: ReactNode;
  /** Below the name, on the dark panel. */
  status?: ReactNode;
  /** Today's sign: below the name on a phone, beside the dark panel on wide screens. */
  sign?: ReactNode;
  /** Other content for the first screen: at the end of the dark panel on a phone, beside it on wide screens. */
  beside?: ReactNode;
  look?: string;
  /** Whether a phone's first screen has no room for the picture, so that it goes without. */
  isWide?: boolean;
  children?: ReactNode;
};

/** The top of a page: its whole picture, and over its lower edge the name and the answer that visitors came for. */
export function PageHeader({
  page,
  picture,
  figures,
  title,
  status,
  sign,
  beside,
  look = picture ? 'masthead' : 'masthead masthead-bare',
  isWide = false,
  children,
}: PageHeaderProps) {
  return (
    <header className={`poster ${look}`}>
      {picture && (
        <div className="poster-picture screen-only">
          <Picture
            picture={picture}
            sizes={look === 'poster-sign' ? '100vw' : '(min-width: 600px) 100vw, 64vw'}
            upright={!isWide}
            priority={!isWide}
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="poster-band">
        <div className="on-deep">
          {page.label && <p className="kicker">{page.label}</p>}
          {title ?? <h1 className={page.heading.length > 24 ? 'long-name' : undefined}>{page.heading}</h1>}
          {status}
        </div>
        {sign && <div className="poster-side sign-room max-[83.99rem]:on-deep">{sign}</div>}
        {(page.lead || children) && (
          <div className="lede on-deep">
            {page.lead && <Prose as="p" html={page.lead} className="text-with-links lead" />}
            {children && <div>{children}</div>}
          </div>
        )}
        {beside && <div className="poster-side max-[83.99rem]:on-deep">{beside}</div>}
        {figures && (
          <dl className="poster-side masthead-figures">
            {figures.map(([name, figure]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {picture && <IllustrationMark of={picture} className="poster-mark" />}
    </header>
  );
}
