/** Positions relative to a part of the page, found again after live data have changed the height above it. */

/** A part of the page by its id, and its distance from the top of the viewport in pixels. */
export type ScrollAnchor = { id: string; top: number };

/** How long a page may keep growing, in milliseconds, while its anchor stays in place. */
const growthMs = 5000;
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The first section or question that starts in the viewport, or else the last one above it. */
export function currentAnchor(): ScrollAnchor | undefined {
  // Headings are no anchors: some are sticky.
  const parts = [...document.querySelectorAll('main :is(section, details)[id]')].map((part) => anchorOf(part));
  return parts.find(({ top }) => top >= 0 && top < innerHeight) ?? parts.findLast(({ top }) => top < 0);
}

export const anchorOf = (part: Element): ScrollAnchor => ({ id: part.id, top: part.getBoundingClientRect().top });

/** Scrolls so that the anchor is where it was, and keeps it there while the page grows, until the visitor scrolls. */
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
