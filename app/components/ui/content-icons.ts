/**
 * The shapes of the icons that content names. Only these are shipped: each new name of the schema asks for its shape
 * here.
 */
import { CalendarOff, CreditCard, Eye, Gift, Package, Shield, Store, Target, Users, type IconNode } from 'lucide';
import type { IconName } from '#content/schema/icons.ts';

export const contentIcons: Readonly<Record<IconName, IconNode>> = {
  'calendar-off': CalendarOff,
  'credit-card': CreditCard,
  eye: Eye,
  gift: Gift,
  package: Package,
  shield: Shield,
  store: Store,
  target: Target,
  users: Users,
};
