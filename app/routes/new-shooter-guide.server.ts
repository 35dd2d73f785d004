import { picture } from '#app/lib/pictures.server.ts';
import { questionsIn } from './faq.server.ts';

export const loader = () => ({
  questions: questionsIn('en-US').find(({ id }) => id === 'new-shooters')?.items ?? [],
  picture: picture('main-canopy-noon'),
});
