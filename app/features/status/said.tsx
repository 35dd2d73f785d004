import type { Phrase } from '#words/phrase.ts';

/** A sentence in the page's language; the club's own words in it are marked with theirs. */
export const SaidText = ({ of }: { of: Phrase }) =>
  typeof of === 'string'
    ? of
    : of.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : 'strong' in piece ? (
          // oxlint-disable-next-line react/no-array-index-key -- a phrase never reorders its pieces
          <strong key={index} className="font-semibold">
            <SaidText of={piece.strong} />
          </strong>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a phrase never reorders its pieces
          <span key={index} lang={piece.language === 'es' ? 'es' : 'en-US'}>
            {piece.said}
          </span>
        ),
      );
