import { contentLanguage, loadContent } from '#content/load.server.ts';
import { pageNameOf, pathIn } from '#domain/language.ts';

/** The address of a page in the language that is being read, or of the English one where there is no other. */
export function addressOf(path: string): string {
  const inLanguage = pathIn(contentLanguage(), path);
  return loadContent().pages.has(pageNameOf(inLanguage)) ? inLanguage : path;
}
