import { z } from 'zod';
import { line, refuse, slug } from './text.ts';

export const bringSchema = z
  .strictObject({
    questions: z
      .array(
        z.strictObject({
          id: slug.describe('the name by which rules.yaml knows the question'),
          label: line.describe('what the choice is about: Gun'),
          options: z
            .array(
              z.strictObject({
                id: slug.describe('the name by which rules.yaml knows the answer'),
                label: line.describe('what the visitor chooses: Handgun'),
                unruled: z.literal(true).optional().describe('true where no rule has to allow it'),
              }),
            )
            .min(2),
        }),
      )
      .min(1),
    unanswered: line.describe('shown in a list while nothing is chosen'),
    answers: z.strictObject({ none: line, yes: line, no: line, ask: line }),
    undecided: line.describe('said where no rule decides'),
  })
  .superRefine(({ questions }, context) => {
    const ids = questions.flatMap(({ options }) => options.map(({ id }) => id));
    const doubled = ids.find((id, index) => ids.indexOf(id) !== index);
    if (doubled) refuse(context, ['questions'], `has the option ${doubled} twice`);
  });
export type Bring = z.infer<typeof bringSchema>;
