/** Where to cut a picture so that it fits its place and keeps what matters. */

export type Size = { width: number; height: number };
/** A point as shares of width and height from the top left corner. */
export type Focal = { x: number; y: number };
export type Crop = Size & {
  left: number;
  top: number;
  /** Share of the picture's area that is left. */
  kept: number;
};

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/**
 * The largest rectangle of the given aspect (width divided by height) whose middle is as near to the focal point as
 * the picture's edges allow. Sizes are whole pixels.
 */
export function cropAround(size: Size, focal: Focal, aspect: number): Crop {
  const width = Math.min(size.width, Math.round(size.height * aspect));
  const height = Math.min(size.height, Math.round(width / aspect));
  const left = between(0, Math.round(focal.x * size.width - width / 2), size.width - width);
  const top = between(0, Math.round(focal.y * size.height - height / 2), size.height - height);
  return {
    width,
    height,
    left,
    top,
    kept: (width * height) / (size.width * size.height),
  };
}

/** Whether two aspects are the same to the eye: within one per cent. */
export const sameAspect = (size: Size, aspect: number) => Math.abs(size.width / size.height / aspect - 1) < 0.01;
