/** A sheet of paper: what is drawn later lies on top. Knows SVG, and nothing of mountains. */

/** A point on the sheet, in pixels of the view box, y downward. */
export type P2 = readonly [x: number, y: number];

/** A gradient stop: place 0..1, colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

const round = (n: number): string => String(Math.round(n * 10) / 10);

/** Points as an SVG path, closed. */
export function polygon(points: readonly P2[]): string {
  if (points.length < 3) return '';
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Points as an open SVG path. */
export function polyline(points: readonly P2[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Points as a closed curve that passes through the middles between them. */
export function blob(points: readonly P2[]): string {
  const n = points.length;
  if (n < 3) return '';
  const middle = (i: number): P2 => {
    const a = points[i % n] ?? [0, 0];
    const b = points[(i + 1) % n] ?? [0, 0];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const start = middle(n - 1);
  let d = `M${round(start[0])} ${round(start[1])}`;
  for (let i = 0; i < n; i++) {
    const c = points[i] ?? [0, 0];
    const to = middle(i);
    d += `Q${round(c[0])} ${round(c[1])} ${round(to[0])} ${round(to[1])}`;
  }
  return `${d}Z`;
}

/** Points as an ellipse path, so that many can share one element. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const a = `${round(rx)} ${round(ry)} 0 1 1`;
  return `M${round(cx - rx)} ${round(cy)}A${a} ${round(cx + rx)} ${round(cy)}A${a} ${round(cx - rx)} ${round(cy)}Z`;
}

/** How a path is filled or stroked. */
type Ink = {
  fill?: string;
  stroke?: string;
  /** Stroke width in view-box pixels. */
  width?: number;
  opacity?: number;
  /** Butt ends instead of round ones. */
  butt?: boolean;
};

export class Picture {
  readonly width: number;
  readonly height: number;
  #defs = new Map<string, string>();
  #body: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Draws one path. An empty path is skipped. */
  path(d: string, ink: Ink): void {
    if (d === '') return;
    const fill = ink.fill ?? (ink.stroke === undefined ? '#000' : 'none');
    let s = `<path d="${d}" fill="${fill}"`;
    if (ink.stroke !== undefined) {
      const ends = ink.butt ? '' : ' stroke-linecap="round" stroke-linejoin="round"';
      s += ` stroke="${ink.stroke}" stroke-width="${round(ink.width ?? 1)}"${ends}`;
    }
    // Not `opacity`: that would cost the renderer a layer for each path.
    if (ink.opacity !== undefined && ink.opacity < 1) {
      s += ` ${ink.stroke === undefined ? 'fill' : 'stroke'}-opacity="${ink.opacity.toFixed(2)}"`;
    }
    this.#body.push(`${s}/>`);
  }

  /** A gradient from one point to another, in sheet pixels; gives the paint to fill with. */
  linear(from: P2, to: P2, stops: readonly Stop[]): string {
    const place = `x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}"`;
    return this.#gradient('linearGradient', place, stops);
  }

  /** A vertical gradient between two heights. */
  vertical(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.linear([0, top], [0, bottom], stops);
  }

  /** A gradient from a centre outwards, in sheet pixels. */
  radial(centre: P2, radius: number, stops: readonly Stop[]): string {
    const place = `cx="${round(centre[0])}" cy="${round(centre[1])}" r="${round(radius)}"`;
    return this.#gradient('radialGradient', place, stops);
  }

  /** A rectangle over the whole sheet. */
  wash(fill: string, opacity = 1): void {
    this.path(`M0 0H${this.width}V${this.height}H0Z`, { fill, opacity });
  }

  /** Number of drawn elements: the budget of the tests. */
  get size(): number {
    return this.#body.length;
  }

  /** The finished sheet. */
  toSvg(): string {
    const { width: w, height: h } = this;
    const defs = [...this.#defs.values()].join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${defs}</defs>${this.#body.join('')}</svg>`;
  }

  #gradient(tag: string, place: string, stops: readonly Stop[]): string {
    const inner = stops
      .map(([at, colour, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
        return `<stop offset="${at}" stop-color="${colour}"${alpha}/>`;
      })
      .join('');
    const key = `${tag} ${place} ${inner}`;
    const id = `g${this.#defs.size + 1}`;
    const known = this.#defs.get(key);
    if (known !== undefined) return `url(#${/id="([^"]+)"/.exec(known)?.[1] ?? id})`;
    this.#defs.set(key, `<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${inner}</${tag}>`);
    return `url(#${id})`;
  }
}
