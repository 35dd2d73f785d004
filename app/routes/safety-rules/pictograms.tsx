/** The posters' drawings, each 400 by 214. */

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A wedge for every minute between two cease fires; the last ones mark the warning. */
export function Dial({ figure, warning }: { figure: number; warning: number }) {
  const point = (minute: number, radius: number) => {
    const angle = Math.PI * (1 - minute / figure);
    return `${Math.round(200 + radius * Math.cos(angle))} ${Math.round(214 - radius * Math.sin(angle))}`;
  };
  return (
    <>
      {indexes(figure).map((minute) => (
        <path
          key={minute}
          d={`M${point(minute + 0.08, 98)}L${point(minute + 0.08, 196)}L${point(minute + 0.92, 196)}L${point(minute + 0.92, 98)}Z`}
          className={minute < figure - warning ? 'fill-paint-straw' : 'fill-paint-brick'}
        />
      ))}
      <circle cx="200" cy="214" r="80" className="fill-paint-fog" />
    </>
  );
}

export function MountainRoad() {
  return (
    <>
      <path d="M0 96C60 70 110 84 170 62C250 34 330 70 400 50V214H0Z" className="fill-paint-sage" />
      <path d="M0 132C90 108 160 124 230 108C300 94 350 108 400 100V214H0Z" className="fill-paint-pine" />
      <path
        d="M206 112C176 124 236 138 156 164C104 182 60 196 20 214H306C318 196 300 178 262 158C222 138 246 124 220 112Z"
        // In dark mode too, the road is the darkest part; paint-black is the lettering's color there.
        className="fill-paint-black dark:fill-page"
      />
      <path
        d="M214 118l-5 7M218 136l-13 9M190 164l-24 15M150 190l-22 15"
        className="fill-none stroke-paint-straw dark:stroke-paint-fog"
        strokeWidth="7"
      />
    </>
  );
}

/** A tick for every foot of the distance, and the object to keep that far away. */
export function Ruler({ figure }: { figure: number }) {
  const ticks = indexes(figure + 1).map((foot) => {
    const length = foot % 10 === 0 ? 46 : foot % 5 === 0 ? 30 : 17;
    return `M${Math.round(30 + (foot * 340) / figure)} 190v-${length}`;
  });
  return (
    <>
      <path
        d={`M26 190H374${ticks.join('')}`}
        className="fill-none stroke-paint-fog"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M30 106h104v15H30z" className="fill-paint-straw" />
      <path d="M30 106h28v15H30z" className="fill-paint-sun" />
      <path d="M134 106h13v15h-13z" className="fill-paint-black" />
      <path
        d="M154 104c22-14-10-26 14-44s-4-26 18-44"
        className="fill-none stroke-paint-fog"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </>
  );
}

/** A bar for every year below the minimum age. */
export function AgeBars({ figure }: { figure: number }) {
  const width = 368 / figure;
  return indexes(figure).map((year) => {
    const height = Math.round(174 * ((year + 0.75) / figure));
    return (
      <rect
        key={year}
        x={16 + year * width}
        y={214 - height}
        width={width - 6}
        height={height}
        className={year === figure - 1 ? 'fill-paint-brick' : 'fill-paint-pine'}
      />
    );
  });
}
