/** The one part of the pages that runs on the server: the build bundles it (scripts/site/answer-bundle.ts). */
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router';
import type { RenderAnswer } from '#domain/form-answer.ts';
import { AnswerPage } from './answer-page.tsx';

export const renderAnswer = ((answer) =>
  renderToString(
    <StaticRouter location="/form-result">
      <AnswerPage answer={answer} />
    </StaticRouter>,
  )) satisfies RenderAnswer;
