import type { Content } from './load.server.ts';
import { renderInline } from './markdown.server.ts';
import { ContentError } from './source.server.ts';
import type { Html } from './schema/text.ts';

export type RuleBlock = { id: string; title: string; rules: readonly Html[] };

/** @throws {ContentError} where the form names a group that rules.yaml does not have */
export function rulesOf({ rules, youthForm: { rules: chosen } }: Pick<Content, 'rules' | 'youthForm'>): RuleBlock[] {
  const groups = chosen.groups.map((id): RuleBlock => {
    const group = rules.groups.find((one) => one.id === id);
    if (group) return { id, title: group.title, rules: group.rules.map(({ text }) => text) };
    throw new ContentError([
      `content/youth-form.yaml  rules.groups names ${id}, which rules.yaml does not have. It has: ${rules.groups.map((one) => one.id).join(', ')}`,
    ]);
  });
  return [
    { id: 'universal', title: chosen.universal, rules: rules.universal.map(({ title }) => renderInline(`${title}.`)) },
    ...groups,
  ];
}
