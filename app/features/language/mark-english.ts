/** Says of what a Spanish page shows in English, for want of Spanish, that it is English: what scripts draw too. */
const normalized = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const ownText = (element: Element) =>
  normalized(Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')).join(''));
const attributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** Marks elements with one of these texts, and those drawn later. Returns what ends it. */
export function markEnglish(texts: readonly string[]): () => void {
  const wanted = new Set(texts.map(normalized));
  const isAllEnglish = (element: Element) =>
    wanted.has(normalized(element.textContent)) ||
    attributes.some((name) => wanted.has(normalized(element.getAttribute(name))));
  const mark = () => {
    for (const element of document.body.querySelectorAll('*:not([lang])')) {
      // Marked by now, as a part of an English label.
      if (element.hasAttribute('lang')) continue;
      const isAll = isAllEnglish(element);
      const isOwn = !isAll && wanted.has(ownText(element).replace(/:$/, ''));
      if (isAll || isOwn) element.setAttribute('lang', 'en-US');
      // Beside an English label there is Spanish for those who hear the page: "(se abre en otra pestaña)".
      if (isOwn)
        for (const child of element.children) if (!child.hasAttribute('lang')) child.setAttribute('lang', 'es');
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
