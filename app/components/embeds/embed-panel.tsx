/** What stands in a frame's place: before it loads, while it is switched off, or because the club has none. */

type EmbedPanelProps = {
  title: string;
  text: string;
  load?: { label: string; onClick: () => void };
};

export function EmbedPanel({ title, text, load }: EmbedPanelProps) {
  return (
    <div className="grid content-center justify-items-center gap-2 p-6 text-center text-ink">
      <p className="font-display text-xl font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{text}</p>
      {load && (
        <button type="button" onClick={load.onClick} className="button mt-2 border-current hover:bg-current/10">
          {load.label}
          <span className="sr-only">: {title}</span>
        </button>
      )}
    </div>
  );
}
