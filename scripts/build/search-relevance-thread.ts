import { answer } from './in-thread.ts';
import { learnRelevance, type Lesson } from './search-relevance.ts';

await answer((lesson: Lesson) => learnRelevance(...lesson));
