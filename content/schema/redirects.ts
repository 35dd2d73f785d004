import { z } from 'zod';

const path = z
  .string()
  .regex(/^\/[A-Za-z0-9/._~-]*$/, 'must be a path such as /old-page or /prices.html')
  .describe('an old path and a new one: /prices.html: /pass');
const target = z
  .string()
  .regex(/^\/[^\s?]*$/, 'must be a page such as /pass, or a place on it such as /pass#annual-pass')
  .describe('where the old address leads: /pass');
export const redirectsSchema = z.record(path, target);
