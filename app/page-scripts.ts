/** What a page says of its scripts and data: written into its HTML by entry.server.tsx, read there by start.ts. */
export type PageScripts = {
  /** Address of the page's data. scripts/site/pin-data.ts puts that of a copy in its place, which never changes. */
  data: string;
  /** Address of React Router's list of all routes, a script. */
  manifest: string;
  /** Address of the module of each matching route, by its id, outermost route first. */
  routes: Record<string, string>;
  entry: string;
  /** What all of these import: asked for with them, not after them. */
  imports: string[];
};
