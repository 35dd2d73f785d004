import type { ReactNode } from 'react';
import type { PictureData } from '#app/lib/picture-data.ts';
import { EnglishTerms } from './english-terms.tsx';
import { Figure } from './illustration-mark.tsx';

type CardProps = {
  id: string;
  title: string;
  picture: PictureData | undefined;
  /** Whether a note below the cards says that all their pictures are drawings. */
  drawingNoted: boolean;
  children: ReactNode;
};

export function Card({ id, title, picture, drawingNoted, children }: CardProps) {
  return (
    <article id={id} className="flex flex-col">
      <Figure picture={picture} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 70vw" noted={drawingNoted} />
      <div className="ruled mt-3 flex-1">
        <h3>
          <EnglishTerms of={title} />
        </h3>
        <div className="mt-3">{children}</div>
      </div>
    </article>
  );
}
