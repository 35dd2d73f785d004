import { Search as SearchIcon } from 'lucide';
import type { ComponentProps } from 'react';
import { IconButton } from '#app/components/ui/icon-button.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import { longestQuery, searchPath } from '#domain/search.ts';

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
