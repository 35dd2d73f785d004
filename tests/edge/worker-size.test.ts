import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { edgeDir } from './support.ts';

const worker = path.join(edgeDir, 'worker.js');

// Each start of a Worker parses all of it. 1.37 MB had the office's edits of files, which a Worker has none of.
// It is 1.212 MB, with the words that the search and the calendar's titles know: the Worker searches for browsers that
// run no script, and reads the calendar.
it('the worker has at most 1.25 MB, and nothing that edits files or receives photographs', () => {
  expect(statSync(worker).size).toBeLessThan(1.25e6);
  const code = readFileSync(worker, 'utf8');
  // Texts that only these modules have.
  for (const text of ['This is not a JPEG, PNG, WebP or HEIC picture.', 'Multipart: Boundary not found'])
    expect([text, code.includes(text)]).toEqual([text, false]);
});
