import type { Source } from './source.server.ts';
import type { Path } from './values.server.ts';

/**
 * A likely mistake, unless a comment in the file allows it. Undefined keys: in a page's body.
 * @param meant what the comment has to say, if that is not the wrong words
 */
export function warning(
  source: Source,
  keys: Path | undefined,
  words: string,
  message: string,
  instead: string,
  meant = words,
): string[] {
  if (source.isMeant(meant)) return [];
  const allowed = `${instead}${instead.endsWith('?') ? '' : '.'} If you mean it, write # meant: ${meant}${keys ? '' : ' (on a line of its own, between the hyphens at the top)'}`;
  return [keys ? source.problem(keys, message, allowed, words) : source.bodyProblem(words, message, allowed)];
}
