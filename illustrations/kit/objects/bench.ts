/** A shooting bench and the objects on it, in millimeters, with the middle of each foot at 0, 0. */
import type { Inks } from '../inks.ts';
import { ellipse, path, rectangle, stroke } from '../shapes.ts';

/** A bench, 1200 wide and 760 high, with its stool, seen from the side on which one sits. */
export const bench = ({ black, bark, sun }: Inks): string =>
  [
    rectangle(-490, -330, 980, 40, bark),
    path('M-510-680L-440-680L-480 0L-550 0ZM440-680L510-680L550 0L480 0Z', black),
    rectangle(-600, -760, 1200, 58, sun),
    rectangle(-600, -706, 1200, 46, black),
    rectangle(-130, -200, 260, 26, bark),
    path('M-140-420L-90-420L-110 0L-160 0ZM90-420L140-420L160 0L110 0Z', black),
    rectangle(-170, -470, 340, 40, sun),
    rectangle(-170, -434, 340, 28, black),
  ].join('');

/** A rest, 260 wide and 130 high, seen across the bore: a sandbag whose near ear hides the foot of what lies on it. */
export const sandbag = ({ bark, clay, oat }: Inks): string =>
  [
    path('M-84-92C-98-120-78-134-52-130C-20-126 20-126 52-130C78-134 98-120 84-92Z', oat),
    path('M-130 0C-142-58-122-94-76-96L76-96C122-94 142-58 130 0C90 4-90 4-130 0Z', clay),
    path('M-120-74C-108-90-94-96-76-96L20-96C-30-86-84-80-120-74Z', oat),
    stroke('M-118-58C-40-46 40-46 118-58M-122-26C-40-14 40-14 122-26', 4, bark),
  ].join('');

/** A spotting scope on its table tripod, 330 long and 210 high, its eyepiece at the left. */
export const spottingScope = ({ black, fir, pine, sage }: Inks): string =>
  [
    stroke('M2-112L-54-2M10-112L92-2M6-112L14-2', 12, black),
    path('M-18-150L38-150L30-104L-10-104Z', fir),
    path('M-105-190L62-194L146-199L146-133L62-136L-105-150Z', black),
    path('M-164-184L-105-190L-105-150L-164-156Z', fir),
    ellipse(146, -166, 9, 33, black),
    ellipse(-166, -170, 11, 21, black),
    ellipse(-169, -170, 7, 15, sage),
    path('M-18-206L18-208L18-192L-18-190Z', black),
    stroke('M64-189L136-195', 5, pine),
    ellipse(6, -117, 10, 6, black),
  ].join('');
