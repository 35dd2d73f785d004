import { isOwnForm, youthFormDownload } from '#app/features/downloads/downloads.server.ts';
import { loadContent } from '#content/load.server.ts';

export const loader = () => {
  const { youthForm } = loadContent();
  const download = youthFormDownload('page');
  return {
    ...download,
    form: isOwnForm()
      ? null
      : { title: youthForm.title, draft: download.draft ? youthForm.draft : null, sections: youthForm.sections },
  };
};
