import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { searchPath } from '#domain/search.ts';
import { isSlashShortcutOn } from './slash-shortcut.tsx';

/**
 * Opens the search over the page: by each link to its own page, by Ctrl+K, and by `/` outside of fields. Without it,
 * and where its script cannot be fetched, the links lead to that page.
 */
export function OpenSearch() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();

  useEffect(() => {
    const open = (event: Event) => {
      const field = document.querySelector<HTMLElement>('main input[type="search"]');
      event.preventDefault();
      // The phone's menu gives the focus back when it closes.
      if (field) setTimeout(() => field.focus());
      else
        import('./search-dialog.tsx').then(
          ({ default: SearchDialog }) => setDialog(() => SearchDialog),
          () => location.assign(searchPath),
        );
    };
    const openByKey = (event: KeyboardEvent) => {
      if (isSearchKey(event) && !document.querySelector('dialog:modal')) open(event);
    };
    const openByLink = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (isPlain && event.target instanceof Element && event.target.closest(`a[href="${searchPath}"]`)) open(event);
    };
    document.addEventListener('keydown', openByKey);
    // Before the browser follows the link; the phone's menu still closes.
    document.addEventListener('click', openByLink, true);
    return () => {
      document.removeEventListener('keydown', openByKey);
      document.removeEventListener('click', openByLink, true);
    };
  }, []);

  return Dialog && createPortal(<Dialog onClose={() => setDialog(undefined)} />, document.body);
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey;
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !altKey && !isTyping && isSlashShortcutOn();
}
