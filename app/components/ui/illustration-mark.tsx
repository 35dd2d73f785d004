import { useShellWords } from '#app/lib/shell-words.ts';
import { Picture } from './picture.tsx';
import { areAllDrawn, type PictureData } from '#app/lib/picture-data.ts';

type IllustrationMarkProps = { of: PictureData; className?: string };

const corner = 'absolute right-0 bottom-0 px-1.5 bg-page text-ink pointer-events-none';

/** Marks a drawing as an illustration, not a photograph of the range. */
export function IllustrationMark({ of: { illustration }, className = corner }: IllustrationMarkProps) {
  const words = useShellWords();
  return (
    illustration && (
      <span
        className={`illustration-mark font-text font-normal text-[0.8125rem]/[1.5] tracking-normal normal-case ${className}`}
      >
        {words.illustration}
      </span>
    )
  );
}

/** One note below pictures that are all drawings. In a mix with photographs, each drawing has its own mark. */
export function IllustrationsNote({ of: pictures }: { of: readonly PictureData[] }) {
  const words = useShellWords();
  return (
    areAllDrawn(pictures) && (
      <p className="screen-only illustrations-note mt-1 text-[length:var(--text-sm)] text-muted">
        {words.illustrations}
      </p>
    )
  );
}

type PictureNoteProps = {
  picture: PictureData;
  noted?: boolean;
  /** Whether the caption is drawn in the picture, where a mark would cover it: only screen readers get it as text. */
  isLettered?: boolean;
};

/** The caption below a picture, or else a mark in its corner, unless one note covers the whole wall. */
export function PictureNote({ picture, noted = false, isLettered = false }: PictureNoteProps) {
  const { caption, credit } = picture;
  const illustration = picture.illustration && !noted;
  const { illustration: mark } = useShellWords();
  const words = [isLettered ? undefined : caption, credit].filter((text) => text !== undefined);
  return (
    <>
      {isLettered && <p className="sr-only">{caption}</p>}
      {words.length > 0 ? (
        <p className="picture-note mt-1.5 text-sm text-muted">
          {[illustration && `${mark}.`, ...words].filter(Boolean).join(' ')}
        </p>
      ) : (
        illustration && !isLettered && <IllustrationMark of={picture} />
      )}
    </>
  );
}

type FigureProps = {
  picture: PictureData | undefined;
  sizes?: string;
  className?: string;
  look?: string;
  noted?: boolean;
};

export function Figure({
  picture,
  sizes,
  className = '',
  look = 'w-full aspect-3/2 object-cover',
  noted = false,
}: FigureProps) {
  if (!picture) return null;
  return (
    <figure className={`screen-only relative ${className}`}>
      <Picture picture={picture} sizes={sizes ?? '(min-width: 64rem) 46vw, 70vw'} className={look} />
      <PictureNote picture={picture} noted={noted} />
    </figure>
  );
}
