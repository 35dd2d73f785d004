/** What overlays owe the page: room for what they cover, and a place for the focus once they are gone. */

/** Focuses the element that opened an overlay if it is still there, or else the page's content. */
function returnFocus(opener: Element | null): void {
  const target = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** For a modal dialog that has closed: if nothing had the focus before, browsers leave it on the body or in it. */
export function focusPage(dialog: Element): void {
  const { activeElement, body } = document;
  if (activeElement === body || dialog.contains(activeElement)) returnFocus(null);
}

/**
 * Makes the ref of a sheet at the lower edge of the screen. While it is shown, a property of the root says how high it
 * is (app/styles/menus.css), so that the page's end and the focus stay above it. If it has the focus when it closes,
 * the focus goes back to where it was before.
 */
export const sheetRef =
  (property: '--banner' | '--sheet') =>
  (sheet: HTMLElement): (() => void) => {
    const { style } = document.documentElement;
    const opener = document.activeElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${sheet.offsetHeight}px`));
    observer.observe(sheet);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
      if (sheet.contains(document.activeElement)) returnFocus(opener);
    };
  };
