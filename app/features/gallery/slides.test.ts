import { describe, expect, it } from 'vitest';
import type { PictureData } from '#app/lib/picture-data.ts';
import { formatOf, slideOf } from './slides.ts';

const picture: PictureData = {
  id: 'range-map',
  alt: 'Map of the site',
  illustration: true,
  width: 2400,
  height: 1600,
  placeholder: 'fog',
  base: '/images/range-map-1a2b-',
  widths: [480, 1200, 2400],
};

describe('slides', () => {
  it('come in the format that the browser chose for the small picture', () => {
    expect(formatOf('https://www.largc.example/images/a-1a2b-480.avif')).toBe('avif');
    expect(formatOf('/images/a-1a2b-480.webp')).toBe('webp');
    expect(formatOf('/images/a-1a2b-480.jpg')).toBe('jpg');
    expect(formatOf('')).toBe('jpg');
  });

  it('have every width in the picture’s own shape, and the map is on white', () => {
    const slide = slideOf(picture, 'avif');
    expect(slide.src).toBe('/images/range-map-1a2b-2400.avif');
    expect(slide.srcSet[1]).toEqual({ src: '/images/range-map-1a2b-1200.avif', width: 1200, height: 800 });
    expect(slide.paper).toBe(true);
    expect(slideOf({ ...picture, id: 'pistol-bays' }, 'jpg').paper).toBe(false);
  });
});
