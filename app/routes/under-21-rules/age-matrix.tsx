import { EnglishTerms } from '#app/components/ui/english-terms.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PageProps } from '#app/lib/page-props.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

type AgeMatrixProps = { caption: string } & Pick<PageProps<'under-21-rules'>, 'bands' | 'matrix'>;

/** Meaning is carried by color, word and weight together. */
const looks = {
  yes: 'bg-paint-mist text-paint-black',
  with: 'bg-paint-straw text-paint-black',
  no: 'shadow-[inset_0_0_0_2px_var(--color-danger)] text-danger',
  never:
    'bg-paint-brick text-paint-fog print:border-[2.5pt] print:bg-transparent print:text-ink phone:block phone:order-first phone:mb-3',
};

const cellLook = 'h-[4.125rem] p-2 lg:p-3 align-top bare:h-auto bare:p-1 bare:border phone:h-auto phone:py-2';

/** On a phone each row is a question, with its answers by age below. */
const answerLook =
  'phone:grid phone:grid-cols-[minmax(auto,6.5rem)_minmax(0,1fr)] phone:gap-x-3 phone:before:content-[attr(data-column)] phone:before:row-span-2 phone:before:font-semibold';

/** Who may do what at which age. The youngest may not come at all, so they have one cell for all rows. */
export function AgeMatrix({ caption, bands: [youngest, ...bands], matrix }: AgeMatrixProps) {
  const words = useShellWords();
  return (
    <table className="night-inks w-full border-separate border-spacing-[4px] table-fixed leading-[1.3] text-left phone:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="phone:sr-only">
        <tr>
          <th scope="col">
            <span className="sr-only">{words.what}</span>
          </th>
          {[youngest, ...bands].map((band) => (
            <th key={band?.id} scope="col" className="px-3 pb-[0.4rem] font-display text-[clamp(1.5rem,2.6vw,2.5rem)]">
              {band && (
                <a href={`#${band.id}`} className="hover:underline">
                  {band.label}
                </a>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="phone:block">
        {matrix.map(({ title, cells }, index) => (
          <tr key={title} className="phone:grid phone:grid-cols-1 phone:gap-1 phone:mb-4 phone:wrap-anywhere">
            <th scope="row" className="py-[0.8rem] pr-2 align-top font-display text-[1.375rem]/[1.05]">
              <EnglishTerms of={title} />
            </th>
            {index === 0 && youngest && (
              <td rowSpan={matrix.length} className={`${cellLook} ${looks.never}`}>
                {/* A phone shows no header row of ages: without the age, the word would seem to answer for every
                    child. */}
                <span className="hidden phone:block mb-1 font-display text-2xl/none">{youngest.label}</span>
                <b className="block mb-[0.6rem] phone:mb-1 font-display text-[clamp(3.5rem,8vw,7rem)]/[0.86]">
                  {words.no}
                </b>
                <Prose as="span" html={youngest.summary} className="" />
              </td>
            )}
            {bands.map(({ id, label }) => {
              const cell = cells[id];
              return (
                cell && (
                  <td key={id} data-column={label} className={`${cellLook} ${answerLook} ${looks[cell.answer]}`}>
                    <b className="font-display text-[1rem]/[1.05] hyphens-auto lg:text-[1.25rem]/[1.05] phone:text-[1.25rem]/[1.05]">
                      <EnglishTerms of={cell.word} />
                    </b>{' '}
                    {cell.text && <Prose as="span" html={cell.text} className="" />}
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
