import { Prose } from '#app/components/ui/prose.tsx';
import type { Part } from '#content/page.server.ts';
import { AgeBars, Dial, MountainRoad, Ruler } from './pictograms.tsx';

type Look = { Pictogram: (props: { figure: number; warning: number }) => React.ReactNode; inks: string };

/** Each number's design, by the id of its part in content/pages/safety-rules.md. */
const looks: Readonly<Record<string, Look>> = {
  'cease-fire': { Pictogram: Dial, inks: 'bg-paint-sage text-paint-black' },
  'speed-limit': { Pictogram: MountainRoad, inks: 'bg-paint-sun text-paint-black' },
  smoking: { Pictogram: Ruler, inks: 'bg-paint-brick text-paint-fog' },
  age: { Pictogram: AgeBars, inks: 'bg-paint-straw text-paint-black' },
};

/** In "Cease fire every 20 minutes", the number and its unit. */
const numberIn = (text: string) => /(\d+)\s+(\p{L}+)/u.exec(text.replaceAll('&nbsp;', ' '));

export function NumberPosters({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="grid grid-cols-2 large-text:grid-cols-1 gap-[clamp(0.6rem,1.4vw,1.25rem)] md:grid-cols-4">
      {parts.map(({ id, title, html }) => {
        const [, figure = '', unit = ''] = numberIn(title) ?? [];
        const { Pictogram, inks = '' }: Partial<Look> = looks[id] ?? {};
        return (
          <li
            key={id}
            id={id}
            className={`night-inks @container grid grid-rows-[1fr_auto] min-[56.25rem]:aspect-4/6 ${inks}`}
          >
            <div aria-hidden="true" className="grid grid-rows-[auto_1fr] screen-only">
              <p className="font-display flex flex-wrap gap-x-[calc(var(--cq)*3)] px-[calc(var(--cq)*6)] pt-[calc(var(--cq)*4)]">
                <b className="font-extrabold text-[length:calc(var(--cq)*64)]/[0.82] tracking-[-0.02em]">{figure}</b>{' '}
                <i className="pt-[calc(var(--cq)*3.4)] text-[length:max(0.9375rem,calc(var(--cq)*8.6))]/none not-italic">
                  {unit}
                </i>
              </p>
              <svg viewBox="0 0 400 214" className="self-end w-full mt-[calc(var(--cq)*8)]">
                {Pictogram && <Pictogram figure={Number(figure)} warning={Number(/\d+/.exec(html)?.[0] ?? 0)} />}
              </svg>
            </div>
            <div className="px-[calc(var(--cq)*6)] pt-[calc(var(--cq)*5)] pb-[calc(var(--cq)*6)] bg-deep text-on-deep min-h-[max(6.25rem,calc(var(--cq)*36))] min-[56.25rem]:min-h-[calc(var(--cq)*44)]">
              {/* A figure and its unit are in one line. */}
              <h3 className="text-[length:max(1.125rem,calc(var(--cq)*8.6))] [text-wrap:wrap]">
                {title.replaceAll(/(\d) /g, '$1\u00a0')}
              </h3>
              <Prose
                html={html}
                className="prose mt-[0.3rem] text-[length:max(0.9375rem,min(1.0625rem,calc(var(--cq)*5.4)))]/[1.35]"
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
