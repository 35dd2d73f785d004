import { picture } from '#app/lib/pictures.server.ts';
import { loadContent } from '#content/load.server.ts';

export const loader = () => {
  const { shareholderContact, president } = loadContent().site;
  return { picture: picture('practical-bay'), name: shareholderContact.name, president };
};
