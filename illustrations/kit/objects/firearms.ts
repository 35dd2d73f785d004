/**
 * Firearms as they rest on a bench during a cease fire, in millimeters: action open, chamber flag in. They are seen
 * from their right side, so the muzzle is at the right, and the bolt handle and port of a right-handed action are in
 * view. A scene only places and scales them: the dimensions are those of common sporting arms.
 */
import type { Inks } from '../inks.ts';
import { circle, ellipse, path, place, rectangle, stroke } from '../shapes.ts';

/** A chamber flag, 170 long from the tip of its shank at 0, 0: the tag is what the line sees. */
export const chamberFlag = ({ orange, brick }: Inks): string =>
  [
    path('M0-6C0-9 2-10 5-10L78-10L80-6L96-6L104-82L176-82L176-38L116-38L108 6L80 6L78 2L5 2C2 2 0 1 0-2Z', orange),
    rectangle(112, -74, 58, 7, brick),
  ].join('');

/**
 * A bolt-action rifle with a telescopic sight, 1100 long: butt at 0, muzzle at 1100, the bore 150 above the belly of its
 * stock at 0. The bolt is drawn back as far as it goes with its handle up, and a flag is in the chamber.
 */
export function boltRifle(inks: Inks): string {
  const { black, bark, clay, fir, sage, straw } = inks;
  return [
    // Barrel, free of the forend, with a crowned muzzle.
    path('M540-165L612-163L1094-157L1100-156L1100-144L1094-143L612-137L540-136Z', black),
    // Stock: butt, comb, wrist, pistol grip, forend; then the light along its top, and the recoil pad.
    path(
      'M0-142L12-147L205-147C236-147 252-139 276-137C300-135 322-141 352-143L560-143L800-147C814-147 821-140 818-133C814-122 800-117 780-115L556-104L350-100C334-99 326-94 320-84L306-58C303-52 296-49 288-50L266-53C258-54 255-60 252-68C247-82 234-90 214-85L24-36C12-33 4-37 3-46Z',
      bark,
    ),
    path(
      'M0-142L12-147L205-147C236-147 252-139 276-137C300-135 322-141 352-143L560-143L800-147C808-147 814-145 817-142C700-135 600-133 470-133L352-133C318-126 300-122 276-124C250-126 232-135 205-135L2-128Z',
      clay,
    ),
    path('M-18-142L0-142L3-46L3-38L-14-34Z', black),
    // Receiver, tang and the open port.
    path('M330-141C336-154 344-168 356-168L540-168L540-140L330-140Z', black),
    path('M432-164L510-164L510-149L432-149Z', straw),
    // Bolt, far back: its body, the shroud behind it, the handle up.
    path('M252-161L432-161L432-148L252-148Z', sage),
    path('M226-168C222-158 222-148 228-141L258-141L258-168Z', black),
    stroke('M276-155L281-190', 9, black),
    circle(282, -199, 12, black),
    // Trigger, its guard and the floorplate.
    stroke('M344-101C344-72 356-63 379-63C402-63 414-74 416-102', 5, black),
    stroke('M381-101C379-91 381-83 387-79', 5, black),
    path('M416-106L520-105L520-96L422-96Z', black),
    // Sight: bases on the receiver, tube, both bells, turrets, rings and the front lens.
    path('M378-190L404-190L404-164L378-164ZM514-190L538-190L538-164L514-164Z', black),
    path('M300-212L344-212L364-206L574-206L606-214L668-214L668-176L606-176L574-184L364-184L344-178L300-178Z', black),
    path('M662-214L670-214L670-176L662-176Z', sage),
    path('M442-219L464-219L464-200L442-200Z', black),
    path('M384-209L398-209L398-181L384-181ZM519-209L533-209L533-181L519-181Z', fir),
    // The flag's shank fills the chamber, and its tag stands above the stock before the sight.
    place(chamberFlag(inks), 440, -155, 0.72),
  ].join('');
}

/**
 * An over-and-under shotgun, broken open at its hinge, 1140 long when closed: butt at 0, the foot of its butt at 0. It is
 * turned a little towards the viewer, so that both chambers are seen to be empty: light falls through the bores.
 */
export function overUnder(inks: Inks): string {
  const { black, bark, clay, fir, sage, straw } = inks;
  const barrels = [
    path('M-6-24L724-20L724-8L-6-4ZM-6 0L724-2L724 10L-6 20Z', black),
    path('M0-28L724-24L724-20L0-24Z', fir),
    path('M44 19L300 12L324 16L316 28L64 40C50 40 44 32 44 19Z', bark),
    path('M44 19L300 12L318 14L62 28Z', clay),
    // Both breeches with their bores.
    ...[-14, 10].map(
      (y) => ellipse(-7, y, 11, 13, sage) + ellipse(-8, y, 7.5, 9.5, black) + ellipse(-7, y, 5, 6.5, straw),
    ),
    path('M714-30L722-30L722-24L714-24Z', straw),
  ];
  return [
    path(
      'M338-166L300-158C276-150 250-150 228-156L0-146L0-42C0-36 10-32 22-36L232-88C250-91 258-84 264-72C268-62 284-58 296-64C308-70 314-96 350-106Z',
      bark,
    ),
    path('M338-166L300-158C276-150 250-150 228-156L0-146L0-132L232-140C260-138 300-138 338-152Z', clay),
    path('M-16-148L0-146L0-40L-12-36Z', black),
    place(barrels.join(''), 440, -146, 1, 19),
    // The frame with its face open, and the hinge.
    path('M330-168L404-164C414-152 424-136 430-112L424-104L352-104C336-120 330-142 330-168Z', black),
    path('M352-152L394-149L404-124L362-120Z', sage),
    circle(418, -114, 9, fir),
    stroke('M336-110C336-84 346-75 362-75C380-75 388-86 388-106', 5, black),
    stroke('M360-108C358-98 360-92 366-88', 5, black),
  ].join('');
}
