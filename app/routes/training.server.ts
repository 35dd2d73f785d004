import { picture } from '#app/lib/pictures.server.ts';
import { loadContent } from '#content/load.server.ts';

export const loader = () => ({
  providers: loadContent().training.map(({ photo, ...provider }) => ({
    ...provider,
    photo: photo === undefined ? undefined : picture(photo),
  })),
});
