/**
 * Objects on a bench, seen from the seat behind it: muzzle away from the viewer, downrange. In meters, for a camera
 * that looks down the range; the bench's top is at `benchTop`.
 */
import type { Camera, Spot } from '../camera.ts';
import type { Inks } from '../inks.ts';
import { sandbag } from './bench.ts';
import { hull, mirror, place, rows, strip, type Point } from '../shapes.ts';
import { earMuffs, glasses } from './protection.ts';

/** Height of a bench's top over the ground. */
export const benchTop = 0.78;

type Place = {
  camera: Camera;
  inks: Inks;
  x: number;
  z: number;
  /** Towards the sun: meters in x and z for each meter of height. */
  sun: Point;
};

/** The meters towards the sun for a sun seen at this x of the sheet, so that shadows lead away from it. */
export const sunAt = (camera: Camera, x: number, reach: number): Point => [
  ((x - camera.vx) / camera.focal) * reach,
  reach,
];

/** The shadow on the bench of convex parts, in meters around x, z and over the bench's top. */
const shadowOf = ({ camera, inks, x, z, sun }: Place, parts: readonly (readonly Spot[])[]): string =>
  parts
    .map((spots) => hull(spots.map(([dx, y, dz]): Point => [x + dx - sun[0] * y, z + dz - sun[1] * y])))
    .map((outline) =>
      camera.face(
        outline.map(([px, pz]): Spot => [px, benchTop, pz]),
        inks.clay,
      ),
    )
    .join('');

/** The corners of boxes in text: `x0,x1,y0,y1,z0,z1 ...`. */
const boxes = (text: string): Spot[][] =>
  rows(text).map(([x0, x1, y0, y1, z0, z1]) =>
    [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z): Spot => [x, y, z]))),
  );

/** A bent rod of this half width through points of x and height: a convex part for each of its segments. */
const rod = (points: readonly Point[], half: number): Spot[][] =>
  points.slice(1).map((to, i) =>
    [points[i], to].flatMap(([x, y]) =>
      [-half, half].flatMap((d): Spot[] => [
        [x + d, y, d],
        [x, y + d, 0],
      ]),
    ),
  );

const arc = (x: number, y: number, rx: number, ry: number, turn: number): Point[] =>
  Array.from({ length: 15 }, (_, i) => [x + rx * Math.cos((i / 14) * turn), y + ry * Math.sin((i / 14) * turn)]);

type Muffs = Place & {
  /** Against those of an adult, and the inks of their cups, where they are not the usual. */
  size?: number;
  shell?: string;
  lit?: string;
};

/** Ear muffs that stand at x, z, lit from the right. */
export function muffsOnBench({ size = 1, ...at }: Muffs): string {
  const { camera, inks, shell = inks.pine, lit = inks.sage } = at;
  const [x, y] = camera.project([at.x, benchTop, at.z]);
  const cups = boxes('-.096,-.03,0,.095,-.03,.02 .03,.096,0,.095,-.03,.02');
  const parts = [...cups, ...rod(arc(0, 0.095, 0.076, 0.123, Math.PI), 0.009)].map((spots) =>
    spots.map(([right, up, back]): Spot => [right * size, up * size, back * size]),
  );
  return [
    shadowOf(at, parts),
    place(mirror(earMuffs(inks, shell, lit), 0), x, y, (camera.scaleAt(at.z) / 1000) * size),
  ].join('');
}

/** Clear glasses that lie at x, z: light falls through their lenses. */
export function glassesOnBench(at: Place): string {
  const { camera, inks } = at;
  const [x, y] = camera.project([at.x, benchTop, at.z]);
  const rims = [-0.043, 0.043].flatMap((dx) => rod(arc(dx, 0.022, 0.033, 0.02, 2 * Math.PI), 0.0035));
  return [
    shadowOf(at, [...rims, ...boxes('-.01,.01,.03,.038,0,.004')]),
    place(glasses(inks, inks.haze, inks.mist), x, y, camera.scaleAt(at.z) / 1000),
  ].join('');
}

/** How high the bags hold the rifle's toe over the bench. */
const rest = 0.06;

/**
 * The rifle of firearms.ts, its butt at x, z, on a front and a rear bag: 1.10 long, its bore 0.19 above the bench. The
 * bolt is back with its handle up, the port at its right is open, and the flag is beside it.
 */
export function rifleOnBags(lying: Place): string {
  const { camera, inks, x, z } = lying;
  const { black, bark, clay, brick, fir, mist, orange, sage, straw } = inks;
  const at = (dx: number, y: number, dz: number): Spot => [x + dx, benchTop + rest + y, z + dz];
  const face = (fill: string, text: string) =>
    camera.face(
      rows(text).map(([dx, y, dz]) => at(dx, y, dz)),
      fill,
    );
  const tube = (dx: number, y: number, from: Point, to: Point, fill: string) =>
    camera.tube([x + dx, benchTop + rest + y], [z + from[0], from[1]], [z + to[0], to[1]], fill);
  const disc = (dx: number, y: number, dz: number, radius: number, fill: string) =>
    camera.disc(at(dx, y, dz), radius, fill);

  // The stock's outline from its right side: distance from the butt and height, along its top and back below.
  const top = rows('0,.145 .106,.15 .231,.135 .293,.11 .355,.115 .515,.117 .639,.113 .665,.105');
  const belly = rows(
    '.621,.082 .488,.072 .355,.072 .337,.064 .33,.04 .318,.018 .3,.01 .28,.014 .268,.03 .256,.052 .236,.062 .213,.06 .053,.02 0,.01',
  );
  const widths = [0.02, 0.021, 0.02, 0.018, 0.024, 0.024, 0.019, 0.012];
  const edge = (side: number) => top.map(([dz, y], i) => at(side * widths[i], y, dz));
  /** A bag across the bore whose ears reach `height`, its near side at dz. */
  const bag = (dz: number, height: number) => {
    const [left, foot] = camera.project([x, benchTop, z + dz]);
    // Of canvas: neither the ground behind it nor the shadows in which it stands have its inks.
    return place(
      sandbag({ ...inks, clay: inks.sage, oat: inks.mist }),
      left,
      foot,
      camera.scaleAt(z + dz) * (height / 130),
    );
  };
  return [
    // Bags, butt, grip, forend, barrel and sight.
    shadowOf(
      lying,
      boxes(
        '-.12,.12,0,.13,.532,.656 -.09,.09,0,.08,.053,.142 -.02,.02,.07,.21,0,.337 -.02,.02,.08,.17,.266,.337 -.022,.022,.13,.175,.266,.665 -.01,.01,.182,.202,.665,1.1 -.022,.022,.225,.27,.31,.68',
      ),
    ),
    bag(0.6, 0.15),
    bag(0.1, 0.1),
    tube(0, 0.132, [0.497, 0.0135], [1.1, 0.0095], black),
    face(sage, '.004,.1415,.55 .003,.1405,1.1 -.002,.1405,1.1 -.003,.1415,.55'),
    camera.face(
      [...top, ...belly].map(([dz, y]) => at(0.021, y, dz)),
      bark,
    ),
    camera.face([...edge(1), ...edge(-1).toReversed()], clay),
    // The trigger and its guard.
    strip(
      rows('.43,.074 .424,.044 .4,.03 .36,.032 .345,.05 .342,.07').map(([dz, y]) => camera.project(at(0.012, y, dz))),
      camera.scaleAt(z) * 0.009,
      camera.scaleAt(z) * 0.009,
      black,
    ),
    strip(
      rows('.385,.072 .382,.056 .39,.044').map(([dz, y]) => camera.project(at(0.012, y, dz))),
      camera.scaleAt(z) * 0.008,
      camera.scaleAt(z) * 0.006,
      black,
    ),
    face(fir, '-.021,.145,0 .021,.145,0 .021,.01,0 -.021,.01,0'),
    // Receiver with its open port, and the bolt behind it.
    tube(0, 0.132, [0.355, 0.0165], [0.532, 0.0165], black),
    face(straw, '.002,.149,.404 .0165,.135,.404 .0165,.135,.475 .002,.149,.475'),
    tube(0, 0.132, [0.257, 0.01], [0.355, 0.01], sage),
    tube(0, 0.132, [0.235, 0.015], [0.266, 0.015], black),
    disc(0, 0.132, 0.235, 0.006, sage),
    face(orange, '.008,.134,.435 .012,.146,.435 .052,.146,.435 .052,.134,.435'),
    face(orange, '.045,.094,.435 .045,.15,.435 .118,.15,.435 .118,.094,.435'),
    face(brick, '.055,.137,.435 .055,.141,.435 .108,.141,.435 .108,.137,.435'),
    // Sight: front bell, tube, bases, turrets, eyepiece.
    tube(0, 0.186, [0.612, 0.016], [0.68, 0.0225], black),
    tube(0, 0.186, [0.353, 0.0125], [0.62, 0.0125], black),
    face(black, '-.01,.15,.506 .01,.15,.506 .01,.18,.506 -.01,.18,.506'),
    face(black, '-.01,.15,.395 .01,.15,.395 .01,.18,.395 -.01,.18,.395'),
    tube(0, 0.205, [0.461, 0.012], [0.483, 0.012], black),
    tube(0.022, 0.186, [0.461, 0.012], [0.483, 0.012], black),
    tube(0, 0.186, [0.31, 0.0215], [0.368, 0.0145], black),
    disc(0, 0.186, 0.31, 0.0175, mist),
    disc(0, 0.186, 0.31, 0.0155, fir),
    face(mist, '-.011,.195,.309 -.004,.199,.309 -.007,.18,.309 -.012,.182,.309'),
    // The bolt's handle, of steel: lifted, at the right, and nearer to the viewer than the sight.
    face(mist, '.004,.137,.29 .004,.147,.29 .056,.183,.284 .06,.174,.284'),
    disc(0.064, 0.182, 0.284, 0.0135, black),
    disc(0.064, 0.182, 0.283, 0.0115, mist),
  ].join('');
}
