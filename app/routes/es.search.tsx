export { default } from './search.tsx';
