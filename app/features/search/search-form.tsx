import { Search as SearchIcon } from 'lucide';
import type { ComponentProps } from 'react';
import { IconButton } from '#app/components/ui/button.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import { longestQuery, searchPath, spanishSearchPath } from '#domain/search.ts';

type SearchFormProps = {
  query?: string;
  /** What is asked for; undefined: anything. */
  label?: string;
  onInput?: ComponentProps<'input'>['onInput'];
  onSubmit?: ComponentProps<'form'>['onSubmit'];
};

/** The field. Without our script it asks the server for the page of results. */
export function SearchForm({ query, label, onInput, onSubmit }: SearchFormProps) {
  const words = useShellWords();
  return (
    <form
      action={words.language === 'es' ? spanishSearchPath : searchPath}
      onSubmit={onSubmit}
      className="flex max-w-prose items-end gap-2"
    >
      <label className="grid grow gap-1.5">
        <span className="font-semibold">{label ?? words.searchField}</span>
        <input
          className="field"
          // A search page is known by this type, and its field gets the focus.
          type={label === undefined ? 'search' : 'text'}
          name="q"
          defaultValue={query}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          onInput={onInput}
        />
      </label>
      <IconButton
        type="submit"
        icon={SearchIcon}
        label={words.search}
        className="size-11 sm:size-12 border border-field"
      />
    </form>
  );
}
