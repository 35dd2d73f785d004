/**
 * The icons that content may name, as https://lucide.dev/icons/ calls them. `content-icons.ts` of the app has their
 * shapes.
 */
import { z } from 'zod';

export const iconSchema = z
  .enum([
    'backpack',
    'calendar-check',
    'calendar-off',
    'clock',
    'credit-card',
    'eye',
    'gift',
    'graduation-cap',
    'infinity',
    'log-in',
    'package',
    'shield',
    'shield-check',
    'store',
    'target',
    'timer',
    'trees',
    'user-plus',
    'users',
  ])
  .describe('an icon of https://lucide.dev/icons/, by its name there');
export type IconName = z.infer<typeof iconSchema>;
