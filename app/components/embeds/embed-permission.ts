import { createContext } from 'react';

/**
 * May other companies' content load by itself? Undefined until the visitor's choice is known: then nothing loads. Who
 * knows the choice provides it around the page.
 */
export const EmbedPermission = createContext<boolean | undefined>(undefined);
