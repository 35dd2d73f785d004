import { useEffect } from 'react';
import type { Embeds } from '#content/schema/embeds.ts';
import { useConsent } from './consent.tsx';

/** Whether the script was started on this page: nothing can take it back. */
let running = false;

/**
 * Loads the club's analytics script, where one is configured and the visitor allows it. Nothing else ever loads it.
 * Whoever takes their permission back gets the page anew, without it.
 */
export function Analytics({ scriptUrl, siteId }: Embeds['analytics']) {
  const { analytics } = useConsent();

  useEffect(() => {
    if (!scriptUrl || analytics === running) return;
    if (running) return location.reload();
    running = true;
    const script = Object.assign(document.createElement('script'), { src: scriptUrl });
    if (siteId) script.dataset['siteId'] = siteId;
    document.head.append(script);
  }, [analytics, scriptUrl, siteId]);

  return null;
}
