/** The office's edits of the content, on machines with a clone of it. Apart from the page, which the edge has too. */
import { contentJob, type ContentJobDeps } from './content-job.ts';
import { contentKinds, type KindDeps, kindsOf } from './content-kinds.ts';
import { deletePhotos } from './delete-photos.ts';
import type { OpenEditing } from './open.ts';
import { receivePhoto } from './receive-photo.ts';
import { requestsJob } from './requests-job.ts';
import { photosIn } from './folders.ts';
import { officeRequests } from './requests.ts';

export type EditingDeps = Pick<ContentJobDeps, 'openCopy' | 'callPublisher'> & {
  content: KindDeps['content'];
  contentDir: string;
  dataDir: string;
};

export const contentEditing =
  ({ content, contentDir, dataDir, ...deps }: EditingDeps): OpenEditing =>
  ({ engine, words, now, log }) => {
    const requests = officeRequests(engine);
    const kinds = kindsOf({ content, photos: photosIn(contentDir) });
    const jobs = contentKinds.map((name) => contentJob(name, kinds[name], { ...deps, requests, words, now }));
    return {
      jobs: [requestsJob({ ...deps, requests, jobs, words, now }), ...jobs],
      receivePhoto: (request) => receivePhoto(request, dataDir),
      cleanUp: () =>
        deletePhotos(dataDir, requests, now()).catch((error: unknown) =>
          log.error({ err: error }, 'photos could not be deleted'),
        ),
    };
  };
