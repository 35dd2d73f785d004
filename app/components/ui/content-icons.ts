/**
 * The shapes of the icons that content names. Only these are shipped: each new name of the schema asks for its shape
 * here.
 */
import { Shield, Target, Users, type IconNode } from 'lucide';
import type { IconName } from '#content/schema/text.ts';

export const contentIcons: Readonly<Record<IconName, IconNode>> = {
  shield: Shield,
  target: Target,
  users: Users,
};
