/** Ear muffs and shooting glasses, which everyone wears, in millimeters, with the middle of their foot at 0, 0. */
import type { Inks } from '../inks.ts';
import { ellipse, path, place, stroke } from '../shapes.ts';

/** Ear muffs that stand on their cups, 190 wide and 223 high, lit from the left. */
export function earMuffs(inks: Inks, shell: string, lit: string): string {
  const cup = (side: number) =>
    place(
      [
        path(
          `M${-18 * side}-190C${26 * side}-206 ${70 * side}-190 ${80 * side}-140L${84 * side}-54C${80 * side}-8 ${30 * side} 6 ${-18 * side}-2Z`,
          shell,
        ),
        path(`M${-18 * side}-186C${-62 * side}-186 ${-64 * side}-6 ${-18 * side}-6Z`, inks.black),
        side < 0
          ? path(
              'M-30-184C-64-182-74-160-76-136L-80-56C-78-30-66-14-48-6C-58-30-60-60-58-96C-56-140-48-168-30-184Z',
              lit,
            )
          : path('M20-184C42-178 52-160 54-130L58-96C50-130 40-160 20-184Z', lit),
        stroke(`M${34 * side}-96L${44 * side}-214`, 15, inks.black),
        ellipse(36 * side, -96, 15, 24, inks.black),
      ].join(''),
      side * 118,
      0,
      1,
      side * -5,
    );
  const drawn = [
    path(
      'M-176-206C-172-380-110-470 0-470C110-470 172-380 176-206L140-206C136-350 88-424 0-424C-88-424-136-350-140-206Z',
      inks.black,
    ),
    path('M-168-226C-162-372-104-456-14-460C-96-440-140-366-148-226Z', lit),
    cup(-1),
    cup(1),
  ];
  return place(drawn.join(''), 0, 0, 190 / 400);
}

/** Clear safety glasses seen from the front and a little above, 150 wide. */
export function glasses(inks: Inks, lens: string, shine: string): string {
  const side = (d: number) =>
    [
      stroke(`M${d * 246}-122L${d * 214}-196`, 15, inks.black),
      path(
        `M${d * 26}-128C${d * 90}-150 ${d * 190}-152 ${d * 252}-128C${d * 262}-70 ${d * 226}-10 ${d * 150}-2C${d * 84} 4 ${d * 44}-30 ${d * 26}-82Z`,
        inks.black,
      ),
      path(
        `M${d * 44}-116C${d * 104}-132 ${d * 184}-134 ${d * 234}-114C${d * 240}-66 ${d * 208}-24 ${d * 148}-18C${d * 94}-14 ${d * 60}-42 ${d * 44}-84Z`,
        lens,
      ),
    ].join('');
  const gleam = (x: number) => path(`M${x}-124L${x + 44}-126L${x + 4}-30L${x - 26}-44Z`, shine);
  const drawn = [
    side(-1),
    side(1),
    path('M-34-128C-12-140 12-140 34-128L30-96C12-108-12-108-30-96Z', inks.black),
    gleam(-170),
    gleam(110),
  ];
  return place(drawn.join(''), 0, 0, 150 / 500);
}
