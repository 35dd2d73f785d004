/** Windows, doors, hatches and shutters. */
import type { V3 } from './camera.ts';
import { mix } from '#scripts/images/colour.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from './palette.ts';
import { ellipse, polygon } from './picture.ts';
import { drawBox, patch } from './solids.ts';
import type { Stage } from './stage.ts';

/**
 * A window, door, hatch or shutter in the front wall: place of its middle along the wall, foot, width, height, metres.
 */
export type Opening = {
  at: number;
  foot: number;
  width: number;
  height: number;
  kind: 'window' | 'door' | 'hatch' | 'shutter';
  /** Somebody waits behind the hatch: head and shoulders, dark against the lamp. */
  attended?: boolean;
};

/**
 * Draws an opening in the wall at z = -depth / 2 of a cabin; `front` is the light on that wall, `lamp` lights its
 * glass.
 */
export function opening(
  s: Stage,
  on: (x: number, y: number, z: number) => V3,
  o: Opening,
  depth: number,
  front: number,
  lamp: boolean,
): void {
  const z = -depth / 2;
  const quad = (grow: number, out: number): V3[] => [
    on(o.at - o.width / 2 - grow, o.foot - grow, z - out),
    on(o.at + o.width / 2 + grow, o.foot - grow, z - out),
    on(o.at + o.width / 2 + grow, o.foot + o.height + grow, z - out),
    on(o.at - o.width / 2 - grow, o.foot + o.height + grow, z - out),
  ];
  patch(s, quad(0.1, 0.02), mix(paint.parchment, paint.clay, 0.25), front);
  if (o.kind === 'shutter' || o.kind === 'door') {
    patch(s, quad(0, 0.03), o.kind === 'door' ? paint.pine : mix(paint.pine, paint.sage, 0.25), front * 0.9);
    const slats = o.kind === 'door' ? 4 : 9;
    for (let i = 1; i < slats; i++) {
      const x = o.kind === 'door' ? o.at - o.width / 2 + (o.width * i) / slats : 0;
      const y = o.foot + (o.height * i) / slats;
      const points =
        o.kind === 'door'
          ? [
              on(x - 0.012, o.foot, z - 0.04),
              on(x + 0.012, o.foot, z - 0.04),
              on(x + 0.012, o.foot + o.height, z - 0.04),
              on(x - 0.012, o.foot + o.height, z - 0.04),
            ]
          : [
              on(o.at - o.width / 2, y, z - 0.04),
              on(o.at + o.width / 2, y, z - 0.04),
              on(o.at + o.width / 2, y + 0.02, z - 0.04),
              on(o.at - o.width / 2, y + 0.02, z - 0.04),
            ];
      patch(s, points, paint.ink, 0.1, 0.55);
    }
    return;
  }
  const glass = quad(0, 0.03);
  const ring = s.camera.outline(glass);
  const ys = ring.map((p) => p[1]);
  const glow = s.raw('#f6c474');
  s.sheet.path(polygon(ring), {
    fill: lamp
      ? s.sheet.vertical(Math.min(...ys), Math.max(...ys), [
          [0, s.raw('#fbe3ac')],
          [1, glow],
        ])
      : s.colour(mix(paint.ink, paint.sage, 0.3), 0.4),
  });
  if (lamp && s.light.tintShare > 0.15) {
    // A lit window glows into the dusk.
    const [gx, gy] = s.camera.project(on(o.at, o.foot + o.height / 2, z - 0.1));
    const reach = s.camera.scale(on(o.at, o.foot, z)) * 2.2;
    s.sheet.path(ellipse(gx, gy, reach, reach), {
      fill: s.sheet.radial([gx, gy], reach, [
        [0, glow, 0.5],
        [1, glow, 0],
      ]),
    });
  }
  if (!lamp) {
    patch(
      s,
      [
        on(o.at - o.width * 0.3, o.foot, z - 0.035),
        on(o.at - o.width * 0.05, o.foot, z - 0.035),
        on(o.at + o.width * 0.3, o.foot + o.height, z - 0.035),
        on(o.at + o.width * 0.05, o.foot + o.height, z - 0.035),
      ],
      paint.fog,
      0.7,
      0.2,
    );
  }
  if (o.attended) attendant(s, on(o.at + o.width * 0.12, o.foot, z - 0.035));
  if (o.kind === 'window') {
    patch(
      s,
      [
        on(o.at - 0.03, o.foot, z - 0.04),
        on(o.at + 0.03, o.foot, z - 0.04),
        on(o.at + 0.03, o.foot + o.height, z - 0.04),
        on(o.at - 0.03, o.foot + o.height, z - 0.04),
      ],
      mix(paint.parchment, paint.clay, 0.25),
      front,
    );
    patch(
      s,
      [
        on(o.at - o.width / 2, o.foot + o.height * 0.52, z - 0.04),
        on(o.at + o.width / 2, o.foot + o.height * 0.52, z - 0.04),
        on(o.at + o.width / 2, o.foot + o.height * 0.52 + 0.05, z - 0.04),
        on(o.at - o.width / 2, o.foot + o.height * 0.52 + 0.05, z - 0.04),
      ],
      mix(paint.parchment, paint.clay, 0.25),
      front,
    );
  } else {
    const shelf = on(o.at, o.foot - 0.12, z - 0.24);
    drawBox(s, { at: shelf, size: [o.width + 0.5, 0.09, 0.5], colour: material.wood, turn: 0 });
  }
}

/** Head and shoulders of somebody behind a counter, in two tones; `at` is where the counter cuts them. */
function attendant(s: Stage, at: V3): void {
  const [x, y] = s.camera.project(at);
  const k = s.camera.scale(at) * 1.4;
  const dark = s.colour(mix(paint.bark, paint.ink, 0.5), 0.35);
  s.sheet.path(
    `M${x - 0.27 * k} ${y}C${x - 0.27 * k} ${y - 0.36 * k} ${x - 0.14 * k} ${y - 0.42 * k} ${x} ${y - 0.43 * k}C${x + 0.14 * k} ${y - 0.42 * k} ${x + 0.27 * k} ${y - 0.36 * k} ${x + 0.27 * k} ${y}Z`,
    { fill: s.colour(mix(paint.pine, paint.ink, 0.25), 0.5) },
  );
  s.sheet.path(ellipse(x, y - 0.57 * k, 0.105 * k, 0.13 * k), { fill: dark });
  s.sheet.path(`M${x - 0.05 * k} ${y - 0.5 * k}H${x + 0.05 * k}V${y - 0.38 * k}H${x - 0.05 * k}Z`, { fill: dark });
  // A cap, its peak to one side.
  s.sheet.path(
    `M${x - 0.112 * k} ${y - 0.6 * k}C${x - 0.11 * k} ${y - 0.76 * k} ${x + 0.11 * k} ${y - 0.76 * k} ${x + 0.112 * k} ${y - 0.6 * k}H${x + 0.19 * k}V${y - 0.575 * k}H${x - 0.112 * k}Z`,
    { fill: s.colour(paint.orange, 0.5) },
  );
}
