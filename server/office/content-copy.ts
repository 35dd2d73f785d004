/** The content of the build with edits, checked as each edit is: in a copy, because the web process has no clone. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Content, readContent } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import type { Day } from '#domain/days.ts';
import { applyEdit, type Edit } from './edits.ts';
import { officeFolder } from './folders.ts';
import { type Mistake, mistakesIn } from './mistakes.ts';

export type Checked = { content: Content } | { mistakes: readonly Mistake[] };

export type ContentCopy = {
  read: (file: string) => string;
  /** Takes half a second, in which the process does nothing else. @throws {EditConflict} */
  check: (edits: readonly Edit[], today: Day) => Checked;
};

/** Has the publish service look at once: deploy/site-office.path watches this file. */
export function callPublisher(dataDir: string): void {
  const below = officeFolder(dataDir);
  mkdirSync(below, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(below, 'asked'), new Date().toISOString(), { mode: 0o600 });
}

/** @param contentDir the build's content  @param dataDir where the copy is made, and deleted again */
export function contentCopy(contentDir: string, dataDir: string): ContentCopy {
  const read = (file: string) => readFileSync(path.join(contentDir, file), 'utf8');
  return {
    read,
    check(edits, today) {
      const below = officeFolder(dataDir);
      mkdirSync(below, { recursive: true, mode: 0o700 });
      const folder = mkdtempSync(path.join(below, 'check-'));
      try {
        const pictures = path.join(contentDir, 'images');
        cpSync(contentDir, folder, { recursive: true, filter: (from) => from !== pictures });
        for (const edit of edits) {
          // A photograph is decoded by the publish service only.
          if ('photo' in edit) continue;
          const file = path.join(folder, edit.file);
          writeFileSync(file, applyEdit(readFileSync(file, 'utf8'), edit));
        }
        return { content: readContent(folder, today, { read, editedOn: today }) };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return { mistakes: mistakesIn(error) };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
