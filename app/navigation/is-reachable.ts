/** How long a page may take to answer, in milliseconds. */
const timeoutMs = 3000;

/** Whether a page can be loaded, from this device or from the server. */
export async function isReachable(pathname: string): Promise<boolean> {
  try {
    const { ok } = await fetch(pathname, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return ok;
  } catch {
    return false;
  }
}
