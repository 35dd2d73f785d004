/**
 * The icons that content may name, as https://lucide.dev/icons/ calls them. `content-icons.ts` of the app has their
 * shapes.
 */
import { z } from 'zod';

export const iconSchema = z
  .enum(['shield', 'target', 'users'])
  .describe('an icon of https://lucide.dev/icons/, by its name there');
export type IconName = z.infer<typeof iconSchema>;
