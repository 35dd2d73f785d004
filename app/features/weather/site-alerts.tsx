import { type ComponentType, useEffect, useState } from 'react';

/** Weather warnings on every page. Most days have none: its script comes once the page is alive. */
export function SiteAlerts() {
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    import('./alert-banner.tsx').then(
      ({ AlertBanner }) => setBanner(() => AlertBanner),
      (error: unknown) => console.error('The weather warnings could not be loaded:', error),
    );
  }, []);
  return Banner ? <Banner /> : null;
}
