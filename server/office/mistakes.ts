/** What is wrong with content after an edit, at the field of the form that it was typed into. */
import type { ContentError } from '#content/source.server.ts';

/** `field`: the last key of the content's path, as in `[3].closes`. `meant`: the words of a comment that allows it. */
export type Mistake = { file: string; field: string | undefined; message: string; meant: string | undefined };

/** `content/special-days.yaml:12  The entry [1].closes must be later than opens`, and lines with what goes there. */
export const mistakesIn = ({ problems }: Pick<ContentError, 'problems'>): Mistake[] => problems.map(mistakeIn);

function mistakeIn(problem: string): Mistake {
  const [head = '', ...more] = problem.split('\n');
  const [, file = '', said = head] = /^content\/([^\s:]+)(?::\d+)? +(.*)$/.exec(head) ?? [];
  const [, keys, message = said] = /^The entry ((?:[\w-]+)?(?:\[\d+\]|\.[\w-]+)+) (.*)$/.exec(said) ?? [];
  const [, key] = /([A-Za-z-]+)(?:\[\d+\])?$/.exec(keys ?? '') ?? [];
  const field = file.startsWith('images/') ? 'file' : file.startsWith('es.') ? 'es' : key;
  // What goes there is said for those who type into the file.
  const [, meant] = /[.?] If you mean it, write # meant: (.+?)(?: \(on a line|$)/.exec(more.join('\n')) ?? [];
  return { file, field, meant, message };
}
