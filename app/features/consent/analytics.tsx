import { useEffect } from 'react';
import type { Embeds } from '#content/schema/embeds.ts';
import { useConsent } from './consent.tsx';

/** Loads the club's analytics script, where one is configured and the visitor allows it. Nothing else ever loads it. */
export function Analytics({ scriptUrl, siteId }: Embeds['analytics']) {
  const { analytics } = useConsent();

  useEffect(() => {
    if (!analytics || !scriptUrl) return undefined;
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.defer = true;
    if (siteId) script.dataset['siteId'] = siteId;
    document.head.append(script);
    return () => script.remove();
  }, [analytics, scriptUrl, siteId]);

  return null;
}
