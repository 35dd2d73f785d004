export { markPath, markSize } from '#scripts/mark/mark.ts';
