/**
 * The shapes of the icons that content names. Only these are shipped: each new name of the schema asks for its shape
 * here.
 */
import {
  Backpack,
  CalendarCheck,
  CalendarOff,
  Clock,
  CreditCard,
  Eye,
  Gift,
  GraduationCap,
  Infinity as Endless,
  LogIn,
  Package,
  Shield,
  ShieldCheck,
  Store,
  Target,
  Timer,
  Trees,
  UserPlus,
  Users,
  type IconNode,
} from 'lucide';
import type { IconName } from '#content/schema/icons.ts';

export const contentIcons: Readonly<Record<IconName, IconNode>> = {
  backpack: Backpack,
  'calendar-check': CalendarCheck,
  'calendar-off': CalendarOff,
  clock: Clock,
  'credit-card': CreditCard,
  eye: Eye,
  gift: Gift,
  'graduation-cap': GraduationCap,
  infinity: Endless,
  'log-in': LogIn,
  package: Package,
  shield: Shield,
  'shield-check': ShieldCheck,
  store: Store,
  target: Target,
  timer: Timer,
  trees: Trees,
  'user-plus': UserPlus,
  users: Users,
};
