import { Button } from '../ui/button.tsx';

type EmbedPanelProps = {
  title: string;
  text: string;
  load?: { label: string; onClick: () => void };
};

/** What stands in a frame's place: before it loads, while it is switched off, or because the club has none. */
export function EmbedPanel({ title, text, load }: EmbedPanelProps) {
  return (
    <div className="grid content-center justify-items-center gap-2 p-6 text-center text-ink">
      <p className="font-display text-xl font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{text}</p>
      {load && (
        <Button onClick={load.onClick} className="mt-2">
          {load.label}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </div>
  );
}
