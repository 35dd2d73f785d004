/** What a loader takes out of a page's Markdown. */
export { actionsOf } from '#app/lib/page-content.ts';
export { topOf } from '#app/lib/page-content.server.ts';
