/**
 * Tells the page how high something fixed at its lower edge is, in a property of the root (app/styles/menus.css): by so
 * much the page's end and the focus stay above it. Gives the function that ends it.
 */
export function reserveSpace(element: HTMLElement, property: '--banner' | '--sheet'): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
