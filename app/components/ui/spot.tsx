const files = import.meta.glob<string>('./spots/*.svg', { eager: true, query: '?url', import: 'default' });

/** One object from the range on a disc, by the name of its file. It says nothing that the words beside it don't. */
export function Spot({ name, className = '' }: { name: string; className?: string }) {
  return (
    <img src={files[`./spots/${name}.svg`]} alt="" width={160} height={160} loading="lazy" className={className} />
  );
}
