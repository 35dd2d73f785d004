import { downloadNotice, isDraft, isOwnForm, otherWays } from '#app/features/downloads/downloads.server.ts';
import { loadContent } from '#content/load.server.ts';

export const loader = () => {
  const { youthForm } = loadContent();
  return {
    draft: isDraft(),
    notice: downloadNotice('page'),
    form: isOwnForm()
      ? null
      : { title: youthForm.title, draft: isDraft() ? youthForm.draft : null, sections: youthForm.sections },
    other: otherWays(),
  };
};
