import { createContext } from 'react';
import { createSharedState } from '#app/lib/shared-state.ts';

/** Whether third-party content may load by itself. Undefined until the choice is known; nothing loads until then. */
export const embedPermission = createSharedState<boolean | undefined>(undefined);

export const EmbedPermission = createContext(embedPermission);
