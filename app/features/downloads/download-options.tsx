import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Card, CardGrid } from '#app/components/ui/card.tsx';
import type { DownloadOption } from './download-options.server.ts';

/** The ways to get a form when its download does not start: in a tab, on paper, by mail, at the office. */
export function DownloadOptions({
  options,
  level = 'h3',
}: {
  options: readonly DownloadOption[];
  level?: 'h3' | 'h4';
}) {
  return (
    <CardGrid columns={2}>
      {options.map(({ id, title, html, action }) => (
        <Card key={id} title={title} html={html} level={level}>
          <ActionLink tone="quiet" action={action} newTab={/\.\w+$/.test(action.to)} />
        </Card>
      ))}
    </CardGrid>
  );
}
