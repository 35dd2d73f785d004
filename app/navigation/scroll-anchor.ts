/** Scroll positions relative to a part of the page, so that they survive live data changing the height above. */

/** A part of the page by its id, and its distance from the top of the viewport in pixels. */
export type ScrollAnchor = { id: string; top: number };

/** How long a page may keep growing, in milliseconds, while its anchor is held in place. */
const growthMs = 5000;
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The first section or question that starts in the viewport, or else the last one above it. */
export function currentAnchor(): ScrollAnchor | undefined {
  // Headings can't be anchors, because some are sticky.
  const parts = [...document.querySelectorAll('main :is(section, details)[id]')].map((part) => anchorOf(part));
  return parts.find(({ top }) => top >= 0 && top < innerHeight) ?? parts.findLast(({ top }) => top < 0);
}

export const anchorOf = (part: Element): ScrollAnchor => ({ id: part.id, top: part.getBoundingClientRect().top });

/** Scrolls the anchor back to its place, and holds it there while the page grows, until the visitor scrolls. */
export function holdAnchor({ id, top }: ScrollAnchor): () => void {
  const scroll = () => {
    const part = document.getElementById(id);
    if (part) scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const growth = new ResizeObserver(scroll);
  const release = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const type of gestures) removeEventListener(type, release, true);
  };
  const timer = setTimeout(release, growthMs);
  for (const type of gestures) addEventListener(type, release, true);
  scroll();
  growth.observe(document.body);
  return release;
}
