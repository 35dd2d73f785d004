/**
 * What a part of a page may depend on, written `### Contact form {#contact-form when=own-contact-form}`: the part is on
 * the page only while that holds of content/embeds.yaml. So a text stays true with any services that the club sets up.
 */
import { z } from 'zod';
import type { Embeds } from './embeds.ts';

export const conditionSchema = z.enum([
  'own-contact-form',
  'provider-contact-form',
  'own-email-list',
  'provider-email-list',
  'analytics',
  'no-analytics',
  'stations',
]);
export type Condition = z.infer<typeof conditionSchema>;

/** Whether it holds while these services are set up. */
export function holds(condition: Condition, { crm, signup, analytics, stations }: Embeds): boolean {
  switch (condition) {
    case 'own-contact-form':
      return crm.formId === null;
    case 'provider-contact-form':
      return crm.formId !== null;
    case 'own-email-list':
      return signup.formUrl === null;
    case 'provider-email-list':
      return signup.formUrl !== null;
    case 'analytics':
      return analytics.scriptUrl !== null;
    case 'no-analytics':
      return analytics.scriptUrl === null;
    case 'stations':
      return stations.some(({ station }) => station !== null);
  }
}
