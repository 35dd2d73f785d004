import { Prose } from '#app/components/ui/prose.tsx';
import type { Ages } from '#content/schema/ages.ts';

type AgeMatrixProps = {
  caption: string;
  bands: readonly Pick<Ages['bands'][number], 'id' | 'label' | 'summary'>[];
} & Pick<Ages, 'matrix'>;

/** Who may do what at which age. The youngest may not come at all: one cell for all rows. */
export function AgeMatrix({ caption, bands: [youngest, ...bands], matrix }: AgeMatrixProps) {
  return (
    <table className="matrix">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">What</span>
          </th>
          {[youngest, ...bands].map((band) => (
            <th key={band?.id} scope="col">
              {band && <a href={`#${band.id}`}>{band.label}</a>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matrix.map(({ title, cells }, index) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {index === 0 && youngest && (
              <td rowSpan={matrix.length} className="matrix-never">
                <b>No</b>
                <Prose as="span" html={youngest.summary} className="" />
              </td>
            )}
            {bands.map(({ id, label }) => {
              const cell = cells[id];
              return (
                cell && (
                  <td key={id} data-column={label} className={`matrix-${cell.answer}`}>
                    <b>{cell.word}</b> {cell.text && <Prose as="span" html={cell.text} className="" />}
                  </td>
                )
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
