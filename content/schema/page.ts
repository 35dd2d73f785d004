/** The front matter of content/pages/*.md. The page's text follows, in sections headed `## Heading {#id}`. */
import { z } from 'zod';
import { askedOfSection } from './asked.ts';
import { action, day, inline, line, slug } from './text.ts';

export const pageSchema = z
  .strictObject({
    title: line
      .max(60, 'must have at most 60 characters: search engines cut the rest')
      .describe('the title in the browser’s tab and in search results, without the club’s name'),
    description: line.min(50).max(160).describe('one or two sentences for search results, 50 to 160 characters'),
    heading: line.describe('the big heading'),
    label: line.optional().describe('small capitals above the heading'),
    lead: inline.optional().describe('the answer that a visitor came for, below the heading'),
    card: line
      .max(100, 'must have at most 100 characters: it is one line of a picture')
      .optional()
      .describe('the answer on the preview of links to the page, where the first sentence of its lead is none'),
    template: z
      .literal('text')
      .optional()
      .describe('text for a page that is this file alone: its top, its text, its pictures and its buttons'),
    listed: z
      .boolean()
      .default(true)
      .describe('false for a page for a state of the site: no menu, sitemap or search engine names it'),
    figures: z
      .record(slug, z.strictObject({ name: line, figure: line }))
      .optional()
      .describe('up to three figures of the page, each with its name, beside the heading on wide screens'),
    image: slug.optional().describe('the picture at the top, by its id in images.yaml'),
    revised: day.optional().describe('the day on which the text last changed'),
    counselReview: z
      .enum(['pending', 'approved'])
      .optional()
      .describe('whether the club’s counsel has approved a legal text'),
    asked: z
      .record(slug, askedOfSection)
      .default({})
      .describe('how visitors ask for the page (`page`) and for its sections, by their ids; the search leads there'),
    actions: z.record(slug, action).default({}).describe('the page’s buttons'),
  })
  .superRefine(({ counselReview, revised }, context) => {
    if (counselReview !== undefined && revised === undefined)
      context.addIssue({
        code: 'custom',
        path: ['revised'],
        message: 'is missing: a legal text says when it last changed',
      });
  });
