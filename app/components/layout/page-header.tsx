import type { ReactNode } from 'react';
import { Picture } from '#app/components/ui/picture.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { Page } from '#content/page.server.ts';

type PageHeaderProps = { page: Pick<Page, 'heading' | 'label' | 'lead'>; picture?: PictureData; children?: ReactNode };

/** The top of a page: its name, the answer that the visitor came for, and a strip of the mountain. */
export function PageHeader({ page, picture, children }: PageHeaderProps) {
  return (
    <header className="bg-panel border-b border-rule">
      {picture && (
        <Picture
          picture={picture}
          sizes="100vw"
          priority
          className="screen-only w-full h-24 sm:h-36 lg:h-52 object-cover border-b border-rule-strong"
        />
      )}
      <div className="mx-auto max-w-page px-4 sm:px-6 py-7 md:py-10">
        {page.label && <p className="label mb-2">{page.label}</p>}
        <h1 className="text-4xl md:text-5xl">{page.heading}</h1>
        {page.lead && <Prose as="p" html={page.lead} className="text-with-links text-lg md:text-xl mt-3 max-w-prose" />}
        {children && <div className="mt-5">{children}</div>}
      </div>
    </header>
  );
}
