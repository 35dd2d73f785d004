import type { ReactNode } from 'react';

/** Up to three figures, each below its name: on the paper beside the ink of the masthead, where it has no sign. */
export function MastheadFigures({ rows }: { rows: readonly (readonly [name: string, figure: ReactNode])[] }) {
  return (
    <dl className="masthead-figures">
      {rows.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
