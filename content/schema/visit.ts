/** The content for planning a visit: content/visit.yaml, go-now.yaml, bring.yaml and visitor-card.yaml. */
import { z } from 'zod';
import { guns, mostPeople, people, pointIds } from '#domain/visit.ts';
import { asked } from './asked.ts';
import { eachOf, inline, line, refuse, slug, target } from './text.ts';

export const visitSchema = z
  .strictObject({
    people: eachOf(people, () => line),
    first: z.strictObject({ label: line, no: line, yes: line }),
    guns: z.strictObject({ label: line, options: eachOf(guns, () => line) }),
    everybody: line.describe('said instead of the group while nothing was chosen'),
    total: line.describe('comes before the sum of the day passes'),
    spectatorsExtra: line.describe('said behind the sum where at least one person only watches'),
    groups: z.array(
      z.strictObject({
        id: slug,
        title: line,
        points: z.array(
          z.strictObject({
            id: z.enum(pointIds).describe('the name by which domain/visit.ts knows when the sentence holds'),
            text: inline,
          }),
        ),
      }),
    ),
  })
  .superRefine(({ groups }, context) => {
    const found = groups.flatMap(({ points }) => points.map(({ id }) => id));
    const missing = pointIds.filter((id) => !found.includes(id));
    if (missing.length > 0) refuse(context, ['groups'], `lacks the sentences ${missing.join(', ')}`);
    for (const id of ['stop', 'cost', 'papers', 'bring'])
      if (!groups.some((group) => group.id === id)) refuse(context, ['groups'], `needs a group with the id ${id}`);
  });
export type Visit = z.infer<typeof visitSchema>;

const count = z.number().int().min(0).max(mostPeople).default(0).describe('how many of them come');

export const goNowSchema = z.strictObject({
  title: line,
  drive: z.strictObject({
    label: line,
    unit: line.describe('shown after each number of minutes'),
    choices: z
      .array(z.number().int().positive().max(600))
      .min(1)
      .describe('the drives to choose from, in minutes, the shortest first'),
  }),
  who: z.strictObject({
    label: line,
    cases: z
      .array(
        z.strictObject({
          label: line,
          party: eachOf(people, () => count)
            .extend({ first: z.boolean().default(false).describe('at least one of them was never here before') })
            .describe('who comes: what they bring is what "Your visit" tells such a group'),
        }),
      )
      .min(1),
  }),
  early: line
    .regex(/^\d+ minut(?:e|o)s$/, 'must be a number of minutes, such as "30 minutes"')
    .transform((text) => Number.parseInt(text, 10))
    .describe('how long before the last check-in to be there on a first visit: {{figure.arrive-early}}'),
  unanswered: line.describe('shown in a list while nothing is chosen'),
  more: line.describe('leads to all that "Your visit" tells the same group'),
  answers: z.strictObject({
    looking: line.describe('while closures, roads and alerts are being asked for'),
    missing: line.describe('without a signal, in place of the questions'),
    yes: line,
    tight: line.describe('in time for the last check-in, with only minutes to spare'),
    ask: line.describe('something may prevent it, or is not known'),
    no: line,
  }),
});

export const bringSchema = z.strictObject({
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
              to: target.optional().describe('the place that the search shows for it'),
              way: inline.optional().describe('said below the answer: what to do instead, with a link'),
              asked: asked.optional(),
              unlike: slug.optional().describe('an option that is often meant by the same words: its rule is said too'),
              doubtful: z
                .strictObject({
                  to: target.describe('the place that has both rules'),
                  unlike: slug.describe('the other option that may be meant'),
                  asked,
                })
                .optional()
                .describe('names that another option goes by as well: the rule of that one is said first'),
              at: z
                .strictObject({
                  name: slug.describe('the id of the range in ranges.yaml'),
                  otherwise: slug.describe('the option that is meant where a query names another range'),
                })
                .optional()
                .describe('where the option holds only on one range'),
            }),
          )
          .min(2),
      }),
    )
    .min(1),
  typed: line.describe('above the field for everyday words: What do you have?'),
  unknown: line.describe('said where none of the words is known'),
  failed: line.describe('said where the words of the search could not be loaded'),
  ways: inline.describe('how to ask, with links, where neither a rule nor the search answers'),
  unanswered: line.describe('shown in a list while nothing is chosen'),
  answers: z.strictObject({ none: line, yes: line, no: line, ask: line }),
  answersEs: z
    .strictObject({ yes: line, no: line, ask: line })
    .describe('how an answer begins in Spanish, in the search'),
  undecided: line.describe('said where no rule decides'),
});

const listPanel = z.strictObject({
  title: line,
  items: z.array(line).min(1).max(9, 'must have at most nine items: there is no room for more on the card'),
});

export const visitorCardSchema = z.strictObject({
  title: line,
  about: line.describe('one sentence, which a PDF reader shows as the document’s subject'),
  lead: z.array(line).min(1).describe('how to print, cut and fold the card'),
  front: z.strictObject({
    checkIn: line.describe('what is in bold below the hours'),
    notes: z.array(line).min(1),
  }),
  bring: listPanel,
  range: listPanel,
  roads: listPanel.describe('the ways to the range, below the road map'),
  emergency: z.strictObject({
    title: line,
    steps: z.array(line).min(1),
    address: line.describe('the word before the address'),
    coordinates: line.describe('the word before the coordinates'),
    road: line.describe('what else to tell people who look for the place'),
  }),
});
