/** The training room before a class, from its side: rows of chairs, the board, and the wood outside. */
import { classroom } from '../kit/classroom.ts';
import { morning } from '../kit/hours.ts';
import { scene } from '../kit/scene.ts';

export default scene({
  id: 'header-training',
  format: 'header',
  camera: { eye: 1.5, horizon: 0.42, lens: 0.6, x: -0.5 },
  light: { ...morning, bearing: 150, height: 40 },
  paint: (s) => classroom(s),
});
