/** The content of the build with edits, checked as each edit is: in a copy, because the web process has no clone. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Content, readContent } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import type { Day } from '#domain/days.ts';
import { applyEdit, type Edit, EditConflict, type TextEdit, withRow } from './edits.ts';
import { officeFolder } from './folders.ts';
import { type Mistake, mistakesIn } from './mistakes.ts';

export type Checked = { content: Content } | { mistakes: readonly Mistake[] };

export type ContentCopy = {
  read: (file: string) => string;
  /** Takes half a second, in which the process does nothing else. */
  check: (edits: readonly Edit[], today: Day) => Checked;
};

export type OpenContentCopy = (waiting: readonly Edit[]) => ContentCopy;

/** Has the publish service look at once: deploy/site-office.path watches this file. */
export function callPublisher(dataDir: string): void {
  const below = officeFolder(dataDir);
  mkdirSync(below, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(below, 'asked'), new Date().toISOString(), { mode: 0o600 });
}

/** A row that can't be beside another one is added all the same: the check says why, at its field. */
const withEdit = (text: string, edit: TextEdit): string =>
  'add' in edit && edit.remove.length === 0 ? edit.add.reduce(withRow, text) : applyEdit(text, edit);

const isChanging = 'is being changed by an edit that waits: withdraw that one, or wait until it is published';

/**
 * Opens the content with the edits that wait to be published, as far as they go together.
 * @param contentDir the build's content  @param dataDir where a copy is made for each check, and deleted again
 */
export function contentCopy(contentDir: string, dataDir: string): OpenContentCopy {
  return (waiting) => {
    const texts = new Map<string, string>();
    const read = (file: string) => texts.get(file) ?? readFileSync(path.join(contentDir, file), 'utf8');
    for (const edit of waiting) {
      // A photograph is decoded by the publish service only.
      if ('photo' in edit) continue;
      try {
        texts.set(edit.file, applyEdit(read(edit.file), edit));
      } catch (error) {
        // The publish service asks about it.
        if (!(error instanceof EditConflict)) throw error;
      }
    }
    return {
      read,
      check(edits, today) {
        const below = officeFolder(dataDir);
        mkdirSync(below, { recursive: true, mode: 0o700 });
        const folder = mkdtempSync(path.join(below, 'check-'));
        try {
          const pictures = path.join(contentDir, 'images');
          cpSync(contentDir, folder, { recursive: true, filter: (from) => from !== pictures });
          const after = new Map(texts);
          for (const edit of edits)
            if (!('photo' in edit)) after.set(edit.file, withEdit(after.get(edit.file) ?? read(edit.file), edit));
          for (const [file, text] of after) writeFileSync(path.join(folder, file), text);
          return { content: readContent(folder, today, { read, editedOn: today }) };
        } catch (error) {
          if (error instanceof EditConflict)
            return {
              mistakes: [{ file: error.instead.file, field: undefined, message: isChanging, meant: undefined }],
            };
          if (!(error instanceof ContentError)) throw error;
          return { mistakes: mistakesIn(error) };
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    };
  };
}
