/** content/redirects.yaml: addresses that once existed, and where they lead now. */
import { z } from 'zod';

const path = z
  .string()
  .regex(/^\/[A-Za-z0-9/._~-]*$/, 'must be a path such as /old-page or /prices.html')
  .describe('an old path and a new one: /old-page: /new-page');
export const redirectsSchema = z.record(path, path);
