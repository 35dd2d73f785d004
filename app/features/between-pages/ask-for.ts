/** How long a page may take to show that it is there, in milliseconds. */
const patience = 3000;

/** Asks for a page, on this device or from the server. Rejects where neither has it soon. */
export const askFor = (path: string): Promise<Response> =>
  fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
