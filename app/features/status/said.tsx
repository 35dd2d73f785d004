import type { Phrase } from '#words/phrase.ts';

const times = /(\d{1,2}(?::\d\d)? (?:[AP]M\b|[ap]\.m\.))/;

/** Keeps times such as "4:00 p.m." on one line. */
const withWholeTimes = (text: string) =>
  text.split(times).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text never reorders its parts
      <span key={index} className="keep">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A sentence in the page's language. The club's own words in it have the `lang` of theirs. */
export const SaidText = ({ of }: { of: Phrase }) =>
  typeof of === 'string'
    ? withWholeTimes(of)
    : of.map((piece, index) =>
        typeof piece === 'string' ? (
          withWholeTimes(piece)
        ) : 'strong' in piece ? (
          // oxlint-disable-next-line react/no-array-index-key -- a phrase never reorders its pieces
          <strong key={index} className="font-semibold">
            <SaidText of={piece.strong} />
          </strong>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a phrase never reorders its pieces
          <span key={index} lang={piece.language === 'es' ? 'es' : 'en-US'}>
            {withWholeTimes(piece.said)}
          </span>
        ),
      );
