/** Sky, sun, moon, stars, clouds and rain. Over 200 lines, because all of it shares one light. */
import { mix } from '#scripts/images/colour.ts';
import { ellipse, type P2 } from './picture.ts';
import type { Stage } from './stage.ts';

/** Fills the sheet with the light's sky, from the top edge to just below the horizon. */
export function sky(s: Stage): void {
  const stops = s.light.sky.map(([at, colour]) => [at, s.raw(colour)] as const);
  s.sheet.wash(s.sheet.vertical(0, s.camera.horizonY, stops));
}

/** Where the sun (or moon) stands on the sheet, by its bearing and height; may lie outside the sheet. */
function sunPlace(s: Stage): P2 {
  const b = (s.light.bearing * Math.PI) / 180;
  const up = (s.light.height * Math.PI) / 180;
  return [
    s.width / 2 + Math.tan(b) * s.camera.focal,
    s.camera.horizonY - (Math.tan(up) / Math.cos(b)) * s.camera.focal,
  ];
}

/** A sun disc in the printed style: a plain disc within rings that fade. `size` is the disc's radius in pixels. */
export function sun(s: Stage, at: P2 = sunPlace(s), size = s.height * 0.062): void {
  const colour = s.raw(s.light.disc);
  s.sheet.wash(
    s.sheet.radial(at, size * 9, [
      [0, colour, 0.75],
      [0.35, colour, 0.28],
      [1, colour, 0],
    ]),
  );
  for (let ring = 5; ring >= 1; ring--) {
    s.sheet.path(ellipse(at[0], at[1], size * (1 + ring * 0.62), size * (1 + ring * 0.62)), {
      fill: colour,
      opacity: 0.09,
    });
  }
  s.sheet.path(ellipse(at[0], at[1], size, size), { fill: colour });
}

/** A waxing crescent; `size` is the radius in pixels. */
export function moon(s: Stage, at: P2, size: number): void {
  const [x, y] = at;
  const colour = s.raw(s.light.disc);
  s.sheet.wash(
    s.sheet.radial(at, size * 8, [
      [0, colour, 0.28],
      [1, colour, 0],
    ]),
  );
  const r = size;
  s.sheet.path(
    `M${x - r * 0.3} ${y - r * 0.95}A${r} ${r} 0 1 1 ${x - r * 0.3} ${y + r * 0.95}A${r * 1.12} ${r * 1.12} 0 0 0 ${x - r * 0.3} ${y - r * 0.95}Z`,
    { fill: colour },
  );
}

/** Stars of three sizes, denser towards the top, and the pale band of the galaxy where `galaxy` is set. */
export function stars(s: Stage, count: number, galaxy = false): void {
  const r = s.random();
  const white = s.raw('#f6efd8');
  const sizes = [1.1, 1.7, 2.6].map((v) => (v * s.height) / 1200);
  if (galaxy) {
    // Soft glows strung along a slanting band.
    for (let i = 0; i < 16; i++) {
      const t = i / 15;
      const radius = s.width * r.between(0.09, 0.17);
      const at: P2 = [s.width * (0.13 + 0.5 * t) + r.around(0.02) * s.width, s.camera.horizonY * t];
      s.sheet.path(ellipse(at[0], at[1], radius, radius), {
        fill: s.sheet.radial(at, radius, [
          [0, s.raw(i % 3 === 0 ? '#e8c9a0' : '#bcd3cf'), 0.1],
          [1, white, 0],
        ]),
      });
    }
  }
  sizes.forEach((size, kind) => {
    let d = '';
    for (let i = 0; i < count / (kind * 2.4 + 1); i++) {
      const high = r.next() ** 1.5;
      let x = r.next() * s.width;
      if (galaxy && r.chance(0.45)) x = s.width * (0.13 + 0.5 * high) + r.around(0.1) * s.width;
      d += ellipse(x, high * s.camera.horizonY * 0.97, size, size);
    }
    s.sheet.path(d, { fill: white, opacity: 0.55 + kind * 0.2 });
  });
}

/** A fair-weather cloud: flat base, rounded tops; `width` in pixels. */
export function cloud(s: Stage, at: P2, width: number, colour: string, opacity = 0.9): void {
  const r = s.random();
  const [x, y] = at;
  const puffs = 5 + Math.floor(r.next() * 3);
  let top = `M${x - width / 2} ${y}`;
  let px = x - width / 2;
  let py = y;
  for (let i = 1; i <= puffs; i++) {
    const t = i / puffs;
    const nx = x - width / 2 + width * t;
    const ny = i === puffs ? y : y - Math.sin(Math.PI * t) * width * r.between(0.1, 0.2) - width * 0.015;
    const rad = Math.hypot(nx - px, ny - py) * r.between(0.52, 0.62);
    top += `A${rad.toFixed(1)} ${(rad * 0.94).toFixed(1)} 0 0 1 ${nx.toFixed(1)} ${ny.toFixed(1)}`;
    px = nx;
    py = ny;
  }
  s.sheet.path(`${top}Q${x + width * 0.2} ${y + width * 0.03} ${x} ${y + width * 0.02}T${x - width / 2} ${y}Z`, {
    fill: s.raw(colour),
    opacity,
  });
  // The shaded base: a second, lower bank of the same cloud.
  const base = mix(colour, s.light.sky[0]?.[1] ?? s.light.haze, 0.28);
  s.sheet.path(
    `M${x - width * 0.47} ${y}C${x - width * 0.4} ${y - width * 0.05} ${x - width * 0.28} ${y - width * 0.055} ${x - width * 0.2} ${y - width * 0.02}` +
      `C${x - width * 0.1} ${y - width * 0.075} ${x + width * 0.08} ${y - width * 0.07} ${x + width * 0.16} ${y - width * 0.022}C${x + width * 0.26} ${y - width * 0.05} ${x + width * 0.38} ${y - width * 0.04} ${x + width * 0.46} ${y}` +
      `Q${x + width * 0.2} ${y + width * 0.03} ${x} ${y + width * 0.02}T${x - width * 0.47} ${y}Z`,
    { fill: s.raw(base), opacity: opacity * 0.8 },
  );
}

/** Long thin streaks of cloud, as a printer would cut them: a lens with one step. */
export function streaks(s: Stage, count: number, colour: string, opacity: number, from = 0.1, to = 0.75): void {
  const r = s.random();
  for (let i = 0; i < count; i++) {
    const y = s.camera.horizonY * r.between(from, to);
    const x = s.width * r.between(-0.1, 1);
    const w = s.width * r.between(0.14, 0.42);
    const h = s.height * r.between(0.006, 0.016);
    const k = r.between(0.35, 0.7);
    const d =
      `M${x.toFixed(0)} ${y.toFixed(0)}C${(x + w * 0.2).toFixed(0)} ${(y - h).toFixed(0)} ${(x + w * k).toFixed(0)} ${(y - h * 1.5).toFixed(0)} ${(x + w).toFixed(0)} ${(y - h * 0.2).toFixed(0)}` +
      `C${(x + w * 0.8).toFixed(0)} ${(y + h * 0.3).toFixed(0)} ${(x + w * k).toFixed(0)} ${(y + h * 0.9).toFixed(0)} ${(x + w * 0.3).toFixed(0)} ${(y + h * 0.5).toFixed(0)}Z`;
    s.sheet.path(d, { fill: s.raw(colour), opacity });
  }
}

/**
 * A bank of cloud as a printer cuts it: long flat steps with round ends, lower ones longer. `at` is the middle of its
 * foot.
 */
export function bank(s: Stage, at: P2, width: number, colour: string, opacity = 0.85, steps = 4): void {
  const r = s.random();
  const h = width * 0.032;
  let d = '';
  for (let i = 0; i < steps; i++) {
    const half = (width / 2) * (1 - (i / steps) * 0.72) * r.between(0.85, 1.1);
    const x = at[0] + r.around(width * 0.1) * (i === 0 ? 0 : 1);
    const y = at[1] - i * h * 0.98;
    d += `M${(x - half).toFixed(0)} ${y.toFixed(0)}a${(h / 2).toFixed(1)} ${(h / 2).toFixed(1)} 0 0 1 0 ${(-h).toFixed(1)}H${(x + half).toFixed(0)}a${(h / 2).toFixed(1)} ${(h / 2).toFixed(1)} 0 0 1 0 ${h.toFixed(1)}Z`;
  }
  s.sheet.path(d, { fill: s.raw(colour), opacity });
}

/** High thin cloud drawn out by the wind: strokes that rise and curl at one end. */
export function wisps(s: Stage, at: P2, width: number, colour: string, opacity = 0.6, count = 6): void {
  const r = s.random();
  let d = '';
  for (let i = 0; i < count; i++) {
    const w = width * r.between(0.45, 1);
    const x = at[0] + r.around(width * 0.28);
    const y = at[1] + (i - count / 2) * width * 0.045;
    const up = w * r.between(0.06, 0.13);
    const fat = w * r.between(0.008, 0.018);
    d += `M${(x - w / 2).toFixed(0)} ${y.toFixed(0)}C${(x - w * 0.1).toFixed(0)} ${(y - fat * 2).toFixed(0)} ${(x + w * 0.3).toFixed(0)} ${(y - up * 0.4).toFixed(0)} ${(x + w / 2).toFixed(0)} ${(y - up).toFixed(0)}C${(x + w * 0.32).toFixed(0)} ${(y - up * 0.2).toFixed(0)} ${x.toFixed(0)} ${(y + fat * 2).toFixed(0)} ${(x - w / 2).toFixed(0)} ${y.toFixed(0)}Z`;
  }
  s.sheet.path(d, { fill: s.raw(colour), opacity });
}

/** A low deck of storm cloud: three ragged layers hanging from the top of the sheet. */
export function stormDeck(s: Stage, reach: number): void {
  for (let layer = 0; layer < 3; layer++) {
    const r = s.random();
    const colour = mix(
      s.light.sky[0]?.[1] ?? s.light.haze,
      s.light.sky.at(-1)?.[1] ?? s.light.haze,
      0.42 - layer * 0.2,
    );
    const base = s.height * reach * (1 - layer * 0.3);
    let d = `M-20 -20H${s.width + 20}V${base.toFixed(0)}`;
    let x = s.width + 20;
    while (x > -20) {
      const w = s.width * r.between(0.05, 0.13);
      const y = base + r.around(s.height * 0.03);
      d += `q${(-w / 2).toFixed(0)} ${(s.height * r.between(0.02, 0.06)).toFixed(0)} ${(-w).toFixed(0)} ${(y - base).toFixed(0)}`;
      x -= w;
      d += `L${x.toFixed(0)} ${base.toFixed(0)}`;
    }
    s.sheet.path(`${d}V-20Z`, { fill: s.raw(colour), opacity: 0.6 });
  }
}

/** Slanting rain over everything drawn so far. `density` is strokes per 1,000 pixels of width. */
export function rainfall(s: Stage, density: number, opacity = 0.35): void {
  const r = s.random();
  for (let layer = 0; layer < 2; layer++) {
    let d = '';
    for (let i = 0; i < (density * s.width) / 1000 / (layer + 1); i++) {
      const x = r.between(-0.05, 1.05) * s.width;
      const y = r.between(-0.05, 1) * s.height;
      const len = s.height * r.between(0.03, 0.06) * (1 + layer * 0.7);
      d += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-len * 0.22).toFixed(0)} ${len.toFixed(0)}`;
    }
    s.sheet.path(d, { stroke: s.raw('#f1f2e8'), width: 1.4 + layer * 1.1, opacity });
  }
}

/** Two or three birds far off: a hawk's shallow double curve. */
export function birds(s: Stage, at: P2, count: number, size: number): void {
  const r = s.random();
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = at[0] + r.around(size * 4.5) + i * size * 2;
    const y = at[1] + r.around(size * 2.2);
    const w = size * r.between(0.75, 1.15);
    const tilt = r.around(0.25) * w;
    d += `M${(x - w).toFixed(0)} ${(y - tilt).toFixed(0)}q${(w * 0.6).toFixed(0)} ${(-w * 0.42).toFixed(0)} ${w.toFixed(0)} ${tilt.toFixed(0)}q${(w * 0.4).toFixed(0)} ${(-w * 0.5).toFixed(0)} ${w.toFixed(0)} ${(tilt * 0.4).toFixed(0)}`;
  }
  s.sheet.path(d, { stroke: s.colour('#14302a', 0.3, 120), width: Math.max(2, size * 0.16) });
}
