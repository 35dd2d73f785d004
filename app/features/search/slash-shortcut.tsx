import { useHydratedValue } from '#app/lib/hooks.ts';
import { readStored, store } from '#app/lib/storage.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

const storedAs = 'search-key';

/** Whether `/` opens the search. */
export const isSlashShortcutOn = (): boolean => readStored(storedAs) !== 'off';

/**
 * Turns the key off for those whose words are taken for keys, as by speech control:
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export function SlashShortcutSwitch() {
  const isOn = useHydratedValue(isSlashShortcutOn, true);
  return (
    <label className="inline-flex items-center gap-2 min-h-11 text-sm text-muted">
      <input
        key={String(isOn)}
        type="checkbox"
        defaultChecked={isOn}
        onChange={(event) => store(storedAs, event.currentTarget.checked ? null : 'off')}
        className="size-5"
      />
      {useShellWords().slashShortcut}
    </label>
  );
}
