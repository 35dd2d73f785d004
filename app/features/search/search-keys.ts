import { useEffect } from 'react';
import { readStored } from '#app/lib/storage.ts';
import { searchPath, slashKey } from '#domain/search.ts';

/** Watches the keys of every page. An open dialog keeps its keys. */
export function useSearchKeys(): void {
  useEffect(() => {
    const left = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
        event.preventDefault();
        const field = document.querySelector<HTMLElement>('main input[type="search"]');
        if (field) field.focus();
        else location.assign(searchPath);
      },
      left,
    );
    return () => left.abort();
  }, []);
}

/** As `touch` in styles/theme.css, which hides the switch of the key `/`. */
const isTouch = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey;
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !altKey && !isTyping && !isTouch() && readStored(slashKey) !== 'off';
}
