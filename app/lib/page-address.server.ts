import { contentLanguage, loadContent } from '#content/load.server.ts';
import { pageNameOf, pathIn } from '#domain/language.ts';

/** The path of a page in the content's current language, or of the English page if there is no other. */
export function addressOf(path: string): string {
  const inLanguage = pathIn(contentLanguage(), path);
  return loadContent().pages.has(pageNameOf(inLanguage)) ? inLanguage : path;
}
