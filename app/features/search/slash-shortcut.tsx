import { useHydratedValue } from '#app/lib/hooks.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

const storedAs = 'search-key';

/** Whether `/` opens the search. Storage may be blocked: then it does. */
export function isSlashShortcutOn(): boolean {
  try {
    return localStorage.getItem(storedAs) !== 'off';
  } catch {
    return true;
  }
}

function setSlashShortcut(on: boolean) {
  try {
    if (on) localStorage.removeItem(storedAs);
    else localStorage.setItem(storedAs, 'off');
  } catch (error) {
    console.error('The choice could not be stored:', error);
  }
}

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
        onChange={(event) => setSlashShortcut(event.currentTarget.checked)}
        className="size-5"
      />
      {useShellWords().slashShortcut}
    </label>
  );
}
