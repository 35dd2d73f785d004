/** The hit, through a long lens: a clay bursts into shards before the ridges. */
import { paint } from '#app/lib/colors.server.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { rangeFloor } from '../kit/places.ts';
import { ridges, veil } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { burst, trail, trapHouse } from '../kit/trap.ts';

export default scene({
  id: 'etrap-shards',
  format: 'gallery',
  camera: { eye: 1.7, horizon: 0.86, lens: 1.7, turn: -6, x: 2, z: -2 },
  light: { ...afternoon, bearing: 75, height: 26 },
  paint: (s) => {
    sky(s);
    streaks(s, 9, '#fff3d8', 0.5, 0.05, 0.6);
    ridges(s, { layers: 6, top: 0.42, bottom: 0.83, rise: 0.16, trees: 70 });
    veil(s, 0.62, 0.86, 0.4);
    rangeFloor(s, { colour: material.paleGrass });
    for (const [x, z, h] of [
      [-21, 46, 15],
      [-17, 52, 19],
      [-12.5, 50, 11],
      [13, 52, 13],
      [17, 48, 20],
    ] as const)
      conifer(s, [x, 0, z], h);
    trapHouse(s, [-2.4, 0, 36]);
    s.over(() => {
      const at = [s.width * 0.6, s.height * 0.36] as const;
      trail(s, s.camera.project([-2.4, 0.9, 36]), [s.width * 0.52, s.height * 0.58], at, paint.fog);
      burst(s, at, 165, 0.5);
    });
  },
});
