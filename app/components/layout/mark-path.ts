/** The club's mark: a fir on a ridge inside a target ring, no part thinner than a pixel in a 16-pixel favicon. */

/** Side of the square in which {@link markPath} is drawn. */
export const markSize = 32;

const ring = 'M16 0A16 16 0 0 1 16 32A16 16 0 0 1 16 0ZM16 2.5A13.5 13.5 0 0 0 16 29.5A13.5 13.5 0 0 0 16 2.5Z';
const fir = 'M16 4.4L20.1 11H18.4L22.3 16.2H20.3L24.4 22H17.5V25H14.5V22H7.6L11.7 16.2H9.7L13.6 11H11.9Z';
const ridge = 'M3.9 25.4Q8 24.6 11.4 24T19.6 23.8T28.1 25.4A15 15 0 0 1 3.9 25.4Z';

/** SVG path data in a square of {@link markSize} units, to be filled by the non-zero rule (the default). */
export const markPath = ring + fir + ridge;
