import type { ReactNode } from 'react';
import { EmbedPermission } from '#app/components/embeds/embed-permission.ts';
import { useConsent } from './consent.tsx';

/** Lets the frames inside it load as far as the visitor allows. */
export function EmbedConsent({ children }: { children: ReactNode }) {
  return <EmbedPermission value={useConsent().embedded}>{children}</EmbedPermission>;
}
