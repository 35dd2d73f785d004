/** What a scene is, and the one way to make one. */
import type { CameraPlan } from './camera.ts';
import type { Light } from './light.ts';
import { Stage } from './stage.ts';

export type Scene = {
  id: string;
  /** View-box size in pixels. */
  width: number;
  height: number;
  /** The drawing; the same bytes on every call. */
  svg: () => string;
};

/** Picture formats by use. */
export const format = {
  hero: { width: 2400, height: 1350 },
  gallery: { width: 1800, height: 1200 },
  header: { width: 2400, height: 800 },
  card: { width: 1200, height: 630 },
} as const;

type ScenePlan = {
  id: string;
  format: keyof typeof format;
  camera: CameraPlan;
  light: Light;
  paint: (stage: Stage) => void;
};

/** Makes a scene from its plan: a stage is set, painted and taken down on each call of `svg`. */
export function scene(plan: ScenePlan): Scene {
  const { width, height } = format[plan.format];
  return {
    id: plan.id,
    width,
    height,
    svg: () => {
      const stage = new Stage(plan.id, width, height, plan.camera, plan.light);
      plan.paint(stage);
      return stage.toSvg();
    },
  };
}
