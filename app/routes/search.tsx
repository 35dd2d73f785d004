/** The search page. The query is in its address; without our script the server answers it. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Search } from '#app/features/search/search.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';
import { usePageState } from '#app/page-state.ts';
import type { PageProps } from '#app/lib/page-content.ts';

export default function SearchPage({ top }: PageProps) {
  const { search } = usePageState();
  const query = useHydratedValue(() => new URLSearchParams(search).get('q') ?? '', '');
  return (
    <>
      <PageHeader {...top} />
      <div className="band page-width">
        <Search key={query} query={query} onFollow={keepInAddress} />
      </div>
    </>
  );
}

/** For the way back. */
function keepInAddress(query: string) {
  history.replaceState(history.state, '', `?${new URLSearchParams({ q: query }).toString()}`);
}
