import { termsApart } from '#domain/language.ts';

/**
 * Plain text. Terms between « and » are English words used at the range, and are marked as English for screen readers.
 */
export function EnglishTerms({ of }: { of: string }) {
  const pieces = termsApart(of);
  // One element: in a flex box, separate pieces would become separate items.
  return pieces.length === 1 ? (
    of
  ) : (
    <span>
      {pieces.map((piece, index) =>
        index % 2 === 1 ? (
          // oxlint-disable-next-line react/no-array-index-key -- a text never reorders its pieces
          <span key={index} lang="en-US">
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
