const files = import.meta.glob<string>('./spots/*.svg', { eager: true, query: '?url', import: 'default' });

/** The objects that illustrations/spots.ts prints. */
export type SpotName = 'bench' | 'chamber-flag' | 'clay-target' | 'ear-muffs' | 'glasses' | 'sign';

/** One object from the range on a disc, below a heading. It is decorative: the words beside it say the same. */
export function Spot({ name }: { name: SpotName | undefined }) {
  if (!name) return null;
  return (
    <img
      src={files[`./spots/${name}.svg`]}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      className="size-24 max-lg:hidden print:hidden"
    />
  );
}
