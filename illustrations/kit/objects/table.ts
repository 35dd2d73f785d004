/** A picnic table with two seats: 1000 wide, its feet at 0, 0 and 1000, 0; seen from the side and a little above. */
import { polygon, parsePoints, strip } from '../shapes.ts';

export const picnicTable = (dark: string, top: string, seat: string): string =>
  [
    polygon(parsePoints('60,-150 940,-150 1000,-118 20,-118'), dark),
    strip(parsePoints('230,-262 130,6'), 34, 34, dark),
    strip(parsePoints('190,-262 330,-20'), 34, 34, dark),
    strip(parsePoints('770,-262 870,6'), 34, 34, dark),
    strip(parsePoints('810,-262 670,-20'), 34, 34, dark),
    polygon(parsePoints('150,-330 850,-330 920,-272 80,-272'), top),
    polygon(parsePoints('80,-272 920,-272 920,-244 80,-244'), dark),
    polygon(parsePoints('30,-140 970,-140 1010,-104 -10,-104'), seat),
    polygon(parsePoints('-10,-104 1010,-104 1010,-82 -10,-82'), dark),
  ].join('');
