import { questionsIn } from './faq.server.ts';

export const loader = () => ({ questions: questionsIn('es') });
