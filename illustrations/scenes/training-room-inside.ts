/** The training room before a class: chairs and tables in rows, a board with a target drawn on it, the wood outside. */
import { classroom } from '../kit/classroom.ts';
import { morning } from '../kit/hours.ts';
import { scene } from '../kit/scene.ts';

export default scene({
  id: 'training-room-inside',
  format: 'gallery',
  camera: { eye: 1.62, horizon: 0.42, lens: 0.74, x: 0.5 },
  light: { ...morning, bearing: 150, height: 40 },
  paint: (s) => classroom(s),
});
