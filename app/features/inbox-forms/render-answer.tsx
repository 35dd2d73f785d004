/** The one part of the pages that runs on the server: the build bundles it (scripts/build/answers.ts). */
import { renderToString } from 'react-dom/server.edge';
import type { RenderAnswer } from '#domain/form-answer.ts';
import { AnswerPage } from './answer-page.tsx';

export const renderAnswer = ((answer) => renderToString(<AnswerPage answer={answer} />)) satisfies RenderAnswer;
