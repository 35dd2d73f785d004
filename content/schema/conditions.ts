/** The conditions of page parts, `### Contact form {#contact-form when=own-contact-form}`, tested on embeds.yaml. */
import { z } from 'zod';
import type { Embeds } from './embeds.ts';

const conditions = {
  'own-contact-form': ({ crm }: Embeds) => crm.formId === null,
  'provider-contact-form': ({ crm }: Embeds) => crm.formId !== null,
  'own-email-list': ({ signup }: Embeds) => signup.formUrl === null,
  'provider-email-list': ({ signup }: Embeds) => signup.formUrl !== null,
  analytics: ({ analytics }: Embeds) => analytics.scriptUrl !== null,
  'no-analytics': ({ analytics }: Embeds) => analytics.scriptUrl === null,
  stations: ({ stations }: Embeds) => stations.some(({ station }) => station !== null),
};
export type Condition = keyof typeof conditions;
export const conditionSchema = z.enum(Object.keys(conditions) as [Condition, ...Condition[]]);

export const holds = (condition: Condition, embeds: Embeds): boolean => conditions[condition](embeds);
