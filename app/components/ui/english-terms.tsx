import { termsApart } from '#domain/language.ts';

/** A plain text. Its terms between « and » are said in English at the range, and read out in English. */
export function EnglishTerms({ of }: { of: string }) {
  const pieces = termsApart(of);
  // In one element: beside each other in a flex box, the pieces would be torn apart.
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
