/** Focuses the element that opened an overlay if it is still there, or else the page's content. */
function returnFocus(opener: Element | null): void {
  const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** For a closed modal dialog: if nothing had the focus before, browsers leave it on the body or in the dialog. */
export function focusPage(dialog: Element): void {
  const { activeElement, body } = document;
  if (activeElement === body || dialog.contains(activeElement)) returnFocus(null);
}

/**
 * Creates the ref of a bottom sheet: it sets the sheet's height on the root (styles/menus.css) and restores the focus.
 */
export const sheetRef =
  (property: '--banner' | '--sheet') =>
  (sheet: HTMLElement): (() => void) => {
    const { style } = document.documentElement;
    const opener = document.activeElement;
    // Round down: rounded up, a line of the page would show between two sheets.
    const height = () => Math.floor(sheet.getBoundingClientRect().height);
    const observer = new ResizeObserver(() => style.setProperty(property, `${height()}px`));
    observer.observe(sheet);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
      if (sheet.contains(document.activeElement)) returnFocus(opener);
    };
  };
