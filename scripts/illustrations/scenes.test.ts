import { describe, expect, it } from 'vitest';
import { renderScene } from './render.ts';
import { scenes } from './scenes.ts';

// The ids that the site's slots are filled from; a missing one would leave a hole in a page.
const expected = [
  'hero-dawn hero-noon hero-winter',
  'office-check-in-window office-notice-board office-parking picnic-madrones picnic-overlook',
  'main-firing-line-dawn main-rifle-line main-target-frames main-canopy-noon main-cease-fire main-fog-morning main-dusk main-night-stars',
  'pistol-bays pistol-targets practical-steel-plates practical-bay hundred-yard-bench hundred-yard-downrange',
  'tin-can-line tin-can-row etrap-clay-flight etrap-shards manual-trap-house manual-trap-line',
  'history-gate history-trap-shoot history-work-day history-skyline-road',
  'header-pass header-gallery header-calendar header-weather header-new-shooter-guide header-under-21-rules',
  'header-youth-form header-faq header-range-features header-safety-rules header-training header-contact',
  'header-privacy header-privacy-request header-terms header-chemical-exposure-notice header-shareholder-memberships',
  'not-found offline social-card',
].flatMap((line) => line.split(' '));

/** More paths than this would make the build slow and the picture restless. */
const PATH_BUDGET = 2000;

const ratioOf = (id: string): number => {
  if (id.startsWith('hero-')) return 16 / 9;
  if (id.startsWith('header-')) return 3;
  return id === 'social-card' ? 1200 / 630 : 1.5;
};

describe('the illustrations', () => {
  it('are exactly the ones that the pages ask for, each once', () => {
    expect(scenes.map((scene) => scene.id).toSorted()).toEqual(expected.toSorted());
  });

  it('give the main ranges their eight pictures', () => {
    expect(scenes.filter((scene) => scene.id.startsWith('main-'))).toHaveLength(8);
  });

  it.each(scenes.map((scene) => [scene.id, scene] as const))('%s is sound', (id, scene) => {
    const svg = scene.svg();
    expect(scene.width / scene.height).toBeCloseTo(ratioOf(id), 3);
    expect(svg).toBe(scene.svg());
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.split('<path').length - 1).toBeLessThan(PATH_BUDGET);
    expect(svg).not.toContain('<text');
    for (const share of [scene.focal.x, scene.focal.y]) expect(share >= 0 && share <= 1).toBe(true);
    const png = renderScene(scene, 240);
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(240);
    expect(png.readUInt32BE(20)).toBe(Math.round((240 * scene.height) / scene.width));
  });
});
