import { createContext } from 'react';

/** Whether third-party content may load by itself. Undefined until the choice is known; nothing loads until then. */
export const EmbedPermission = createContext<boolean | undefined>(undefined);
