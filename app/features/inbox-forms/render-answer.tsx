/** The only page component that runs on the server at run time; the build bundles it (scripts/build/answers.ts). */
import { renderToString } from 'react-dom/server.edge';
import { shellWords } from '#words/shell-words.server.ts';
import { ShellWordsContext } from '#app/lib/shell-words.ts';
import type { RenderAnswer } from '#domain/form-answer.ts';
import { searchResults } from '#app/features/search/search-answer.tsx';
import { AnswerPage } from './answer-page.tsx';

export const renderAnswer = (async (answer) => {
  const results = answer.page === 'search' && (await searchResults(answer));
  return renderToString(
    <ShellWordsContext value={shellWords(answer.language)}>
      <AnswerPage answer={answer} results={results} />
    </ShellWordsContext>,
  );
}) satisfies RenderAnswer;
