/** What a visit costs: every byte that came over the wire until the page rests, before any scrolling. */
import type { Page } from '@playwright/test';

export type Transfer = {
  url: string;
  /** As the browser sorts it: Document, Stylesheet, Script, Image, Font, Fetch. */
  kind: string;
  /** Bytes on the wire, headers included. */
  bytes: number;
};

/** Opens the page with an empty cache and lists what it loads until the network has been silent for half a second. */
export async function transfersOf(page: Page, path: string): Promise<Transfer[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const asked = new Map<string, { url: string; kind: string }>();
  const transfers: Transfer[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response, type }) =>
    asked.set(requestId, { url: response.url, kind: type }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) transfers.push({ ...request, bytes: encodedDataLength });
  });
  await page.goto(path);
  // The first key brings the page to life at once: its scripts belong to what is counted.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  return transfers;
}

/** The sum of their bytes; of one kind, where it is named. */
export const bytesOf = (transfers: readonly Transfer[], kind?: string): number =>
  transfers.reduce((sum, transfer) => sum + (kind === undefined || transfer.kind === kind ? transfer.bytes : 0), 0);
