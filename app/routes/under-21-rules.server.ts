import { youthFormDownload } from '#app/features/downloads/downloads.server.ts';
import { topOf } from '#app/lib/page-content.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const { answer, bands, matrix } = loadContent().ages;
  return {
    top: topOf({ ...loadPage('under-21-rules'), lead: answer }),
    ...youthFormDownload('page'),
    matrix,
    bands: bands.map(({ id, label, summary, house, law }) => ({ id, label, summary, house, law })),
  };
};
