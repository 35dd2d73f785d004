/**
 * The road map: the highways to the range, and the towns along them. Landscape for wide pages, portrait for phones and
 * paper. It shows no distances and no times, and calls itself schematic. Over 200 lines, because both sheets are data:
 * every label and shield has its place.
 *
 * Each sheet is a template: inks, typeface, the range's place and its words are names in braces, which the site's build
 * fills in (scripts/build/road-map/build.ts).
 */
import { freeways, highways, patchenPass, reservoir, saratogaGap, towns, type Place } from './places.ts';
import { drawRelief, type Projection } from './relief.ts';

export type Layout = 'landscape' | 'portrait';

type Label = {
  text: string;
  at: Place;
  /** From the place to the start, middle or end of the text, in units of the drawing. */
  shift: readonly [number, number];
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  /** What marks the place: a ring, nothing, or an arrow to a town beyond the sheet, turned by so many degrees. */
  sign?: 'ring' | number;
};
type Sheet = {
  width: number;
  height: number;
  west: number;
  east: number;
  north: number;
  /** Of the relief's grid. */
  step: number;
  /** How large letters and signs are; 1 for a sheet that fills a page. */
  scale: number;
  miles: number;
  letters: number;
  labels: readonly Label[];
  shields: readonly (readonly [road: number, ...at: Place])[];
  /** Where the name of the mountains runs. */
  mountains: { text: string; along: readonly Place[]; size: number };
  compass: readonly [number, number];
  /** How far right of the range the middle of its name is: between the roads on both sides of it. */
  nameShift: number;
};

const sheets: Readonly<Record<Layout, Sheet>> = {
  landscape: {
    width: 1500,
    height: 1090,
    west: -122.235,
    east: -121.838,
    north: 37.348,
    step: 13,
    scale: 1,
    miles: 3,
    letters: 27,
    labels: [
      { text: 'San Jose', at: towns['San Jose'], shift: [0, 44], anchor: 'middle', size: 34, sign: 'ring' },
      { text: 'Cupertino', at: towns.Cupertino, shift: [18, 9], sign: 'ring' },
      { text: 'Saratoga', at: towns.Saratoga, shift: [4, -20], anchor: 'middle', sign: 'ring' },
      { text: 'Los Gatos', at: towns['Los Gatos'], shift: [22, 30], sign: 'ring' },
      { text: 'Saratoga Gap', at: saratogaGap, shift: [8, -22], sign: 'ring' },
      { text: 'Patchen Pass', at: patchenPass, shift: [22, 12], sign: 'ring' },
      { text: 'Boulder Creek', at: towns['Boulder Creek'], shift: [-20, 4], anchor: 'end', sign: 'ring' },
      { text: 'Lexington Reservoir', at: [37.1935, -121.978], shift: [0, 0], size: 24 },
      { text: 'Palo Alto', at: [37.34, -122.212], shift: [26, 10], sign: -50 },
      { text: 'Scotts Valley, Santa Cruz', at: [37.1225, -121.9795], shift: [26, 10], sign: 185 },
    ],
    shields: [
      [17, 37.296, -121.946],
      [17, 37.171, -121.9893],
      [9, 37.2413, -122.0078],
      [9, 37.2452, -122.0815],
      [9, 37.17, -122.133],
      [35, 37.297, -122.167],
      [35, 37.1925, -122.0425],
      [280, 37.3312, -121.985],
      [85, 37.281, -122.018],
    ],
    mountains: {
      text: 'SANTA CRUZ MOUNTAINS',
      along: [
        [37.203, -122.118],
        [37.168, -122.068],
        [37.138, -122.008],
      ],
      size: 26,
    },
    compass: [1438, 1020],
    nameShift: -20,
  },
  portrait: {
    width: 780,
    height: 1000,
    west: -122.175,
    east: -121.925,
    north: 37.347,
    step: 11,
    scale: 1.2,
    miles: 2,
    letters: 32,
    labels: [
      { text: 'San Jose', at: [37.337, -121.957], shift: [-28, 8], anchor: 'end', sign: 78 },
      { text: 'Cupertino', at: towns.Cupertino, shift: [18, 22], sign: 'ring' },
      { text: 'Saratoga', at: towns.Saratoga, shift: [-38, -24], sign: 'ring' },
      { text: 'Los Gatos', at: towns['Los Gatos'], shift: [22, 10], size: 30, sign: 'ring' },
      { text: 'Saratoga Gap', at: saratogaGap, shift: [16, -20], size: 28, sign: 'ring' },
      { text: 'Patchen Pass', at: patchenPass, shift: [-24, 12], anchor: 'end', sign: 'ring' },
      { text: 'Boulder Creek', at: [37.1285, -122.1665], shift: [18, 12], size: 26, sign: 175 },
      { text: 'Scotts Valley,', at: [37.119, -121.9905], shift: [0, 0], anchor: 'end', size: 28 },
      { text: 'Santa Cruz', at: [37.1105, -121.9905], shift: [0, 0], anchor: 'end', size: 28 },
      { text: '', at: [37.1025, -121.9853], shift: [0, 0], sign: 190 },
      { text: 'Palo Alto', at: [37.3275, -122.168], shift: [24, 10], size: 28, sign: -45 },
    ],
    shields: [
      [17, 37.283, -121.9485],
      [17, 37.2175, -121.9842],
      [9, 37.2475, -122.0715],
      [9, 37.17, -122.133],
      [35, 37.2835, -122.1515],
      [35, 37.1885, -122.0385],
      [280, 37.3345, -122.022],
      [85, 37.302, -122.0355],
    ],
    mountains: {
      text: 'SANTA CRUZ MTNS',
      along: [
        [37.16, -122.118],
        [37.13, -122.08],
        [37.106, -122.045],
      ],
      size: 25,
    },
    compass: [732, 524],
    nameShift: -4,
  },
};

/**
 * The sheet as SVG with real text in the typeface that the build embeds. At a third of its size letters would be set on
 * whole pixels, some of them on their neighbors: their places are computed exactly.
 */
export function roadMapSvg(layout: Layout): string {
  const sheet = sheets[layout];
  const { width, height, step } = sheet;
  const projection = projectionOf(sheet);
  const { bands, hachures } = drawRelief(projection, step);
  const weight = (sheet.scale * width) / (layout === 'portrait' ? 780 : 1500);
  const road = 7 * weight;
  const roads = Object.values(highways).map((places) => curve(projection, places));
  const line = (d: string, ink: string, strokeWidth: number, more = '') =>
    `<path d="${d}" stroke="{${ink}}" stroke-width="${strokeWidth.toFixed(1)}" fill="none"${more}/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-bounds="${sheet.west} ${sheet.east} ${sheet.north}" font-family="{font}" font-weight="800" text-rendering="geometricPrecision">{style}`,
    `<path d="M0 0H${width}V${height}H0Z" fill="{ground}"/>`,
    ...bands.map((d, index) => `<path d="${d}" fill="{band${index + 1}}" fill-rule="evenodd"/>`),
    ...hachures.map((d, index) => line(`M0 0${d}`, `hachure${index + 1}`, [1.1, 1.3, 1.7][index])),
    `<path d="M${reservoir.map((place) => projection.project(place).map(Math.round).join(' ')).join('L')}Z" fill="{water}"/>`,
    ...Object.values(freeways).flatMap((places) => {
      const d = curve(projection, places);
      return [line(d, 'halo', road * 1.15), line(d, 'freeway', road * 0.55)];
    }),
    ...roads.map((d) => line(d, 'halo', road * 1.9, ' stroke-linecap="round"')),
    ...roads.map((d) => line(d, 'text', road, ' stroke-linecap="round"')),
    mountainsName(sheet, projection),
    ...sheet.shields.map(([number, ...at]) => shield(number, projection.project(at), sheet.scale)),
    ...sheet.labels.map((label) => placeName(label, sheet, projection)),
    range(sheet),
    scaleAndNorth(sheet, projection),
    '</svg>\n',
  ].join('\n');
}

/** Equirectangular, true to scale at the range: over these few miles the difference can't be seen. */
function projectionOf({ width, height, west, east, north }: Sheet): Projection {
  const narrow = Math.cos((37.23 * Math.PI) / 180);
  const degree = width / ((east - west) * narrow);
  return {
    width,
    height,
    km: degree / 111.2,
    project: ([latitude, longitude]) => [(longitude - west) * narrow * degree, (north - latitude) * degree],
  };
}

/** A smooth line through all places: https://en.wikipedia.org/wiki/Catmull–Rom_spline, as Bézier curves. */
function curve({ project }: Projection, places: readonly Place[]): string {
  const points = places.map(project);
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const write = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  return points.slice(1).reduce(
    (d, end, index) => {
      const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
      const first = write(start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6);
      const second = write(end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6);
      return `${d}C${first} ${second} ${write(...end)}`;
    },
    `M${write(...at(0))}`,
  );
}

type Lettering = { size: number; anchor?: Label['anchor'] };

function lettering(text: string, x: number, y: number, { size, anchor = 'start' }: Lettering): string {
  const halo = `paint-order="stroke" stroke="{halo}" stroke-width="${(size * 0.24).toFixed(1)}" stroke-linejoin="round"`;
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor}" font-size="${size}" fill="{text}" letter-spacing=".02em" ${halo}>${text}</text>`;
}

function placeName({ text, at, shift, anchor, size, sign }: Label, sheet: Sheet, { project }: Projection): string {
  const [x, y] = project(at);
  const transform = `translate(${Math.round(x)} ${Math.round(y)})`;
  const mark =
    sign === 'ring'
      ? `<circle transform="${transform}" r="${7.5 * sheet.scale}" fill="{halo}" stroke="{text}" stroke-width="${3.6 * sheet.scale}"/>`
      : sign === undefined
        ? ''
        : `<path transform="${transform} rotate(${sign}) scale(${sheet.scale})" d="M0-13L13 9H4.5V20h-9V9H-13Z" fill="{text}" stroke="{halo}" stroke-width="3" paint-order="stroke"/>`;
  const name =
    text && lettering(text, x + shift[0], y + shift[1], { size: size ?? sheet.letters, ...(anchor && { anchor }) });
  return mark + name;
}

/** A state route's spade, or a plain plate for the valley's freeways. */
function shield(number: number, [x, y]: readonly [number, number], scale: number): string {
  const isState = number < 85;
  const shape = isState
    ? `<path d="M0-25C9-19 17-8 19 2C21 13 13 21 0 21S-21 13-19 2C-17-8-9-19 0-25Z" fill="{shield}" stroke="{halo}" stroke-width="3.4"/>`
    : `<rect x="-20" y="-14" width="40" height="28" rx="5" fill="{halo}" stroke="{text}" stroke-width="2"/>`;
  const text = `<text y="${isState ? 12 : 8}" text-anchor="middle" font-size="23" fill="{${isState ? 'halo' : 'text'}}">${number}</text>`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})">${shape}${text}</g>`;
}

function mountainsName({ mountains: { text, along, size } }: Sheet, projection: Projection): string {
  return (
    `<path id="mountains" d="${curve(projection, along)}" fill="none"/>` +
    `<text font-size="${size}" fill="{text}" letter-spacing=".3em" paint-order="stroke" stroke="{band3}" stroke-width="5"><textPath href="#mountains" startOffset="50%" text-anchor="middle">${text}</textPath></text>`
  );
}

/** The range under the target ring of the mark, the one orange thing on the sheet. */
function range({ scale, letters, nameShift }: Sheet): string {
  const radius = 24 * scale;
  const large = Math.round(letters * 1.13);
  const small = Math.round(letters * 0.86);
  const line = (text: string, down: number, size: number) =>
    lettering(text, nameShift, 66 * scale + down, { size, anchor: 'middle' });
  return [
    `<g transform="translate({range})"><circle r="${radius * 1.28}" fill="{halo}"/><circle r="${radius}" fill="none" stroke="{orange}" stroke-width="${radius * 0.34}"/><circle r="${radius * 0.36}" fill="{orange}"/>`,
    line('{name1}', 0, large),
    line('{name2}', large, large),
    line('{street}', large * 1.95, small),
    line('{elevation}', large * 1.95 + letters, small),
    '</g>',
  ].join('\n');
}

function scaleAndNorth({ height, miles, scale, letters, compass }: Sheet, { km }: Projection): string {
  const [x, y] = [30 * scale, height - 30 * scale];
  const bar = `M${x} ${y - 10}V${y}H${Math.round(x + 1.609 * km * miles)}V${y - 10}`;
  return [
    `<path d="${bar}" fill="none" stroke="{halo}" stroke-width="8"/><path d="${bar}" fill="none" stroke="{text}" stroke-width="4"/>`,
    lettering(`~${miles} mi`, x, y - 20, { size: Math.round(letters * 0.86) }),
    `<g transform="translate(${compass.join(' ')}) scale(${scale})"><path d="M0-34L15 16L0 6L-15 16Z" fill="{text}" stroke="{halo}" stroke-width="3"/>${lettering('N', 0, 44, { size: 27, anchor: 'middle' })}</g>`,
  ].join('');
}
