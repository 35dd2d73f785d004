/**
 * Where on a page the visitor is: not so many pixels from its top, but so far from one of its parts, so that the place
 * is found again after pictures, feeds and warnings have grown the page above it.
 */

export type Place = {
  /** In pixels from the page's top, for a page without the part. */
  y: number;
  /** A part of the page by its id, and its distance from the top of the window, in pixels. */
  part?: { id: string; top: number };
};

/** How long a page may go on growing, in milliseconds, with the place staying where it is on the screen. */
const growthMs = 5000;
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The place now: told from the first part of `<main>` that begins on the screen, or else from the one begun last. */
export function presentPlace(): Place {
  const parts = [...document.querySelectorAll('main [id]')]
    // React numbers ids of its own anew on each visit.
    .filter(({ id }) => /^[a-z]/.test(id))
    .map((part) => ({ id: part.id, top: part.getBoundingClientRect().top }));
  const part = parts.find(({ top }) => top >= 0 && top < innerHeight) ?? parts.findLast(({ top }) => top < 0);
  return { y: scrollY, ...(part && { part }) };
}

/**
 * Goes to a place and stays there while the page grows, until the visitor moves. Call the result when the page is left.
 */
export function holdPlace(place: Place): () => void {
  const go = () => {
    const part = place.part && document.getElementById(place.part.id);
    const y = part && place.part ? scrollY + part.getBoundingClientRect().top - place.part.top : place.y;
    scrollTo({ top: y, behavior: 'instant' });
  };
  const growth = new ResizeObserver(go);
  const release = () => {
    growth.disconnect();
    clearTimeout(end);
    for (const move of gestures) removeEventListener(move, release, true);
  };
  const end = setTimeout(release, growthMs);
  for (const move of gestures) addEventListener(move, release, true);
  go();
  growth.observe(document.body);
  return release;
}

/** The place of a part that a link names, below the fixed header as the style sheet has it. */
export function placeOf(part: Element): Place {
  part.scrollIntoView({ behavior: 'instant' });
  return { y: scrollY, part: { id: part.id, top: part.getBoundingClientRect().top } };
}
