import { Prose } from '#app/components/ui/prose.tsx';
import type { Part } from '#content/page.server.ts';
import { AgeBars, Dial, MountainRoad, Ruler } from './pictograms.tsx';

type Look = { Pictogram: (props: { figure: number; warning: number }) => React.ReactNode; inks: string };

/** What each number looks like, by the id of its part in content/pages/safety-rules.md. */
const looks: Readonly<Record<string, Look>> = {
  'cease-fire': { Pictogram: Dial, inks: 'bg-paint-sage text-paint-black' },
  'speed-limit': { Pictogram: MountainRoad, inks: 'bg-paint-sun text-paint-black' },
  smoking: { Pictogram: Ruler, inks: 'bg-paint-brick text-paint-fog' },
  age: { Pictogram: AgeBars, inks: 'bg-paint-straw text-paint-black' },
};

/** "Cease fire every 20 minutes": the number, and what it counts. */
const numberIn = (text: string) => /(\d+)\s+(\p{L}+)/u.exec(text.replaceAll('&nbsp;', ' '));

/** Posters of the numbers to remember. Each takes its number from its own heading. */
export function NumberPosters({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="number-posters">
      {parts.map(({ id, title, html }) => {
        const [, figure = '', unit = ''] = numberIn(title) ?? [];
        const { Pictogram, inks = '' }: Partial<Look> = looks[id] ?? {};
        return (
          <li key={id} id={id} className={`number-poster ${inks}`}>
            <div aria-hidden="true" className="number-poster-sheet screen-only">
              <p>
                <b>{figure}</b> <i>{unit}</i>
              </p>
              <svg viewBox="0 0 400 214">
                {Pictogram && <Pictogram figure={Number(figure)} warning={Number(/\d+/.exec(html)?.[0] ?? 0)} />}
              </svg>
            </div>
            <div className="number-poster-foot">
              <h3>{title}</h3>
              <Prose html={html} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
