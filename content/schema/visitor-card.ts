import { z } from 'zod';
import { line } from './text.ts';

const listPanel = z.strictObject({
  title: line,
  items: z.array(line).min(1).max(9, 'must have at most nine items: there is no room for more on the card'),
});

export const visitorCardSchema = z.strictObject({
  title: line,
  about: line.describe('one sentence, which a PDF reader shows as the document’s subject'),
  lead: z.array(line).min(1).describe('how to print, cut and fold the card'),
  front: z.strictObject({
    checkIn: line.describe('what stands in bold below the hours'),
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
