import { createContext } from 'react';

/** Whether other companies' content may load by itself. Undefined until the choice is known: then nothing loads. */
export const EmbedPermission = createContext<boolean | undefined>(undefined);
