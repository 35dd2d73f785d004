import { Prose } from '#app/components/ui/prose.tsx';
import { CopyButton } from '#app/features/page-parts/buttons.tsx';
import type { Subscriptions } from './subscriptions.server.ts';

export function Subscribe({ files, copied }: Pick<Subscriptions, 'files' | 'copied'>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {files.map(({ id, title, html, copy }) => (
        <div key={id} className="ruled flex flex-col">
          <h3 className="text-2xl">{title}</h3>
          <Prose html={html} className="prose mt-1 mb-3 grow" />
          <CopyButton label={copy.label} copied={copied} text={copy.to} />
        </div>
      ))}
    </div>
  );
}
