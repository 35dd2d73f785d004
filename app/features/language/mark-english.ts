/** Says of what a Spanish page shows in English, for want of Spanish, that it is English: what scripts draw too. */
const normalized = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const attributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** Marks elements with one of these texts, and those drawn later. Returns what ends it. */
export function markEnglish(texts: readonly string[]): () => void {
  const wanted = new Set(texts.map(normalized));
  const isEnglish = (element: Element) =>
    wanted.has(normalized(element.textContent)) ||
    attributes.some((name) => wanted.has(normalized(element.getAttribute(name))));
  const mark = () => {
    for (const element of document.body.querySelectorAll('*:not([lang])'))
      if (isEnglish(element)) element.setAttribute('lang', 'en-US');
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
