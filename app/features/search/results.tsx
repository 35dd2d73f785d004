import { ActionLink } from '#app/components/ui/action-link.tsx';
import type { ShellWords } from '#app/lib/shell-words.server.ts';
import { languageOf } from '#app/lib/language.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { longestQuery, mostFound, searchPath, type SearchSource } from '#domain/search.ts';
import { excerptOf } from './terms.ts';
import type { Found } from './find.ts';
import { Search as SearchIcon } from 'lucide';
import type { ComponentProps } from 'react';
import { IconButton } from '#app/components/ui/button.tsx';

/** This form takes over a query without results. */
const messageForm = '/contact#message';

type ResultsProps = {
  query: string;
  found: readonly Found[] | undefined;
  nothing: SearchSource['nothing'] | undefined;
  onFollow?: () => void;
};

/** What was found, the nearest first: its name, its page, and the words around what was looked for. */
export function Results({ query, found, nothing, onFollow }: ResultsProps) {
  const words = useShellWords();
  const isAsked = query.trim() !== '';
  const next = nothing?.[words.language === 'es' ? 'es' : 'en'];
  return (
    <>
      {/* There from the start, so that what comes into it is heard. */}
      <p role="status" className="text-sm text-muted">
        {isAsked && (found ? (countOf(found, words) ?? next?.text) : words.searching)}
      </p>
      {isAsked && next && found?.length === 0 && (
        <p className="flex flex-wrap gap-3">
          {next.actions.map((action) => (
            <ActionLink
              key={action.to}
              action={action}
              tone="secondary"
              onClick={() => {
                if (action.to === messageForm) void beginMessage(query);
                onFollow?.();
              }}
            />
          ))}
        </p>
      )}
      <ol className="grid">
        {found?.map((place) => (
          <li
            key={place.to}
            lang={languageOf(place.to)}
            className="relative py-3 border-b border-rule has-[a:hover]:bg-panel"
          >
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

/** The form imports its draft from the same file later, and so finds the message there. */
const beginMessage = (message: string) =>
  import('#app/features/inbox-forms/draft.ts').then(
    ({ beginDraft }) => beginDraft('contact-message', { message }),
    (error: unknown) => console.error('The message could not be begun:', error),
  );

function countOf({ length }: readonly Found[], words: ShellWords): string | undefined {
  if (length === mostFound) return `${words.topResults} ${length} ${words.results}`;
  return length === 0 ? undefined : length === 1 ? words.oneResult : `${length} ${words.results}`;
}

type SearchFormProps = {
  query: string;
  onInput?: ComponentProps<'input'>['onInput'];
  onSubmit?: ComponentProps<'form'>['onSubmit'];
};

/** The field. Without our script it asks the server for the page of results. */
export function SearchForm({ query, onInput, onSubmit }: SearchFormProps) {
  const words = useShellWords();
  return (
    <form action={searchPath} onSubmit={onSubmit} className="flex items-end gap-2">
      <label className="grid grow gap-1.5">
        <span className="font-semibold">{words.searchField}</span>
        <input
          className="field"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          onInput={onInput}
        />
      </label>
      <IconButton type="submit" icon={SearchIcon} label={words.search} className="size-12 border border-field" />
    </form>
  );
}
