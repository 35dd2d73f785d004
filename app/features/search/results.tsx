import { ActionLink } from '#app/components/ui/action-link.tsx';
import { mostFound, type SearchSource } from '#domain/search.ts';
import { excerptOf } from './excerpt.ts';
import type { Found } from './find.ts';

type ResultsProps = {
  query: string;
  /** Undefined as long as nothing can be found yet. */
  found: readonly Found[] | undefined;
  nothing: SearchSource['nothing'] | undefined;
  onFollow?: () => void;
};

/** What was found, the nearest first: its name, its page, and the words around what was looked for. */
export function Results({ query, found, nothing, onFollow }: ResultsProps) {
  const isAsked = query.trim() !== '';
  return (
    <>
      {/* There from the start, so that what comes into it is heard. */}
      <p role="status" className="text-sm text-muted">
        {isAsked && (found ? (countOf(found) ?? nothing?.text) : 'Looking…')}
      </p>
      {isAsked && nothing && found?.length === 0 && (
        <ActionLink action={nothing.call} tone="secondary" className="justify-self-start" />
      )}
      <ol className="grid">
        {found?.map((place) => (
          <li key={place.to} className="relative py-3 border-b border-rule has-[a:hover]:bg-panel">
            <a href={place.to} onClick={onFollow} className="after:absolute after:inset-0">
              <span className="font-semibold text-link underline underline-offset-4">{place.title}</span>{' '}
              <span className="text-sm text-muted">{place.page}</span>
            </a>
            <p className="text-sm">
              {excerptOf(place).map(({ text, at, isHit }) => (isHit ? <mark key={at}>{text}</mark> : text))}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function countOf({ length }: readonly Found[]): string | undefined {
  if (length === mostFound) return `The ${length} nearest places`;
  return length === 0 ? undefined : length === 1 ? '1 place' : `${length} places`;
}
