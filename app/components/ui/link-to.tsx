import type { ComponentProps } from 'react';
import type { LinkedPage } from '#words/shell-words.server.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

type LinkToProps = Omit<ComponentProps<'a'>, 'href'> & { page: LinkedPage; place?: string };

/** A link to one of our pages in the current language, or to the English page, which it then marks as English. */
export function LinkTo({ page, place, children, ...rest }: LinkToProps) {
  const { pages, language, inEnglish } = useShellWords();
  const isEnglish = language === 'es' && pages[page] === undefined;
  return (
    <a href={(pages[page] ?? page) + (place ? `#${place}` : '')} {...rest}>
      {children}
      {isEnglish && <span> {inEnglish}</span>}
    </a>
  );
}
