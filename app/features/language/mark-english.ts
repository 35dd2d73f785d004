/** Marks untranslated texts of a Spanish page as English, including those that scripts render. */
const normalized = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const ownText = (element: Element) =>
  normalized(Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')).join(''));
const attributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** Marks elements with one of these texts, also those rendered later. Returns a function that stops it. */
export function markEnglish(texts: readonly string[]): () => void {
  const wanted = new Set(texts.map(normalized));
  const isAllEnglish = (element: Element) =>
    wanted.has(normalized(element.textContent)) ||
    attributes.some((name) => wanted.has(normalized(element.getAttribute(name))));
  const mark = () => {
    for (const element of document.body.querySelectorAll('*:not([lang])')) {
      // Marked earlier in this loop, as part of an English label.
      if (element.hasAttribute('lang')) continue;
      const isAll = isAllEnglish(element);
      const isOwn = !isAll && wanted.has(ownText(element).replace(/:$/, ''));
      if (isAll || isOwn) element.setAttribute('lang', 'en-US');
      // An English label may contain Spanish for screen readers: "(otra pestaña)".
      if (isOwn)
        for (const child of element.children) if (!child.hasAttribute('lang')) child.setAttribute('lang', 'es');
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
