/**
 * Photographs that do not exist: each different, each with the grain and the soft edges that cost an encoder its bits.
 */
import sharp from 'sharp';

const width = 1600;
const height = 1067;
/**
 * In pixels, of the picture of grain from which each photograph cuts its own. Upscaled twice, like a lens slightly out
 * of focus.
 */
const grainSize = { width: 1200, height: 900 };

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The low bits of this generator repeat soon.
    return (state >>> 8) / 2 ** 24;
  };
}

/** Takes the photographs; its grain is made once, because that is most of the work. */
export class Camera {
  readonly #grain: Uint8Array;

  constructor() {
    const random = seeded(1953);
    this.#grain = Uint8Array.from({ length: grainSize.width * grainSize.height }, () => 104 + random() * 48);
  }

  /** The photograph with this number as a JPEG of about 300 kB, 1600 × 1067 pixels. */
  async photograph(number: number): Promise<Buffer> {
    const random = seeded(number);
    const grain = await sharp(this.#grain, { raw: { ...grainSize, channels: 1 } })
      .extract({
        left: Math.floor(random() * (grainSize.width - width / 2)),
        top: Math.floor(random() * (grainSize.height - height / 2 - 1)),
        width: width / 2,
        height: Math.ceil(height / 2),
      })
      .resize(width, height, { kernel: 'cubic', fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return sharp(Buffer.from(view(random)))
      .composite([{ input: grain, blend: 'soft-light' }])
      .removeAlpha()
      .jpeg({ quality: 88 })
      .toBuffer();
  }
}

/** Sky, three ridges and some trees before them, in the light of some hour. */
function view(random: () => number): string {
  const sky = random() * 360;
  const wood = 90 + random() * 70;
  const ridges = [0.4, 0.55, 0.75].map((depth, index) => {
    const at = () => Math.round(height * (depth + (random() - 0.5) * 0.12));
    const points = [0, 0.25, 0.5, 0.75, 1].map((x) => `${Math.round(x * width)} ${at()}`);
    return `<path d="M${points.join('L')}V${height}H0Z" fill="hsl(${wood + index * 12} ${22 + index * 8}% ${52 - index * 15}%)"/>`;
  });
  const trees = Array.from({ length: 14 }, () => {
    const x = Math.round(random() * width);
    const top = Math.round(height * (0.45 + random() * 0.3));
    const tall = Math.round(height * (0.15 + random() * 0.25));
    return `<path d="M${x} ${top}l${Math.round(tall / 5)} ${tall}h${-Math.round(tall / 2.5)}Z" fill="hsl(${wood} 30% ${14 + Math.round(random() * 14)}%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${sky} 45% 60%)"/><stop offset="1" stop-color="hsl(${sky + 30} 60% 88%)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>${ridges.join('')}${trees.join('')}</svg>`;
}

const words = {
  who: [
    'Two shooters',
    'A grown-up and a teenager',
    'A range officer',
    'A shooter in a red cap',
    'Four friends',
    'A coach',
    'A woman in a green jacket',
    'Members of the club',
    'A visitor',
    'Three volunteers',
    'A couple',
    'An old member',
  ],
  does: [
    'wait',
    'talk',
    'look downrange',
    'put on ear protection',
    'walk back from the targets',
    'sit and rest',
    'read the rules',
    'carry a box',
    'sweep the boards',
    'watch the flag',
    'hang up a paper target',
    'fold a map',
  ],
  place: [
    'beside the long bench',
    'under the red roof',
    'at the check-in window',
    'before the earth berm',
    'below a madrone',
    'near the parking area',
    'at the notice board',
    'on the gravel path',
    'behind the firing line',
    'between two oaks',
    'at the picnic tables',
    'on the wooden steps',
  ],
  light: [
    'in low evening sun',
    'on a gray morning',
    'with fog in the valley',
    'under high clouds',
    'at noon',
    'after the first rain',
    'as the sun comes up',
    'in the shade',
    'on a windy day',
    'in late summer',
    'with snow on the ridges',
    'in the last light',
  ],
  more: [
    'firs behind them',
    'a truck at the left',
    'clay shards in the grass',
    'a dog asleep in the dust',
    'orange cones in a row',
    'a ladder at the wall',
    'puddles in front',
    'a flag at half height',
    'the ridge far away',
    'benches in a row',
    'a gate half open',
    'targets in the distance',
  ],
} as const;

/**
 * A description such as an editor writes, about 90 characters, for the photograph with this number. No two are the
 * same.
 */
export function descriptionOf(number: number): string {
  const random = seeded(number + 10_000);
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return `${one(words.who)} ${one(words.does)} ${one(words.place)} ${one(words.light)}, ${one(words.more)}, photograph ${number + 1}`;
}
