/**
 * The edits that the office requested on its page (server/office/): if the checks pass, each becomes a commit in the
 * server's clone, is published with it, and is pushed to the code host. Over 200 lines, because each step documents
 * what it leaves behind when it fails.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '#content/source.server.ts';
import { inboxFile } from '#server/inbox/open.ts';
import { Database } from '#server/inbox/sqlite/database.ts';
import { photoFolder } from '#server/office/folders.ts';
import { applyEdit, type Edit, EditConflict } from '#server/office/edits.ts';
import { mistakesIn } from '#server/office/mistakes.ts';
import { type Answer, type OfficeRequest, officeRequests } from '#server/office/requests.ts';

type Git = (...args: string[]) => string;

export type OfficeEditsDeps = {
  root: string;
  dataDir: string;
  /** Throws if git fails. */
  git: Git;
  /** Throws a {@link ContentError} with the mistakes of the clone's content. */
  check: () => void;
  /** The last published state. */
  published: string;
};

export type OfficeEdits = {
  /**
   * Commits each edit. One that a conflict with the code host's state has dropped is made again.
   * @returns whether the state with them was checked
   */
  make: () => Promise<boolean>;
  /** Records the results. `mistakes`: why the state with the edits could not be built. */
  settle: (mistakes: ContentError | undefined) => Promise<void>;
  /** @returns whether the code host has all of them now */
  push: () => Promise<boolean>;
  close: () => void;
};

const trailer = 'Office-Request';
const author = ['-c', 'user.name=The office’s page', '-c', 'user.email=office@localhost'];

/** Whether a commit is an edit of the office's page. */
export const isOfficeEdit = (git: Git, commit: string): boolean =>
  git('log', '-1', `--format=%(trailers:key=${trailer},valueonly)`, commit) !== '';

/** Is there while edits are written into the clone's files. */
const unfinished = 'refs/office-edits';

const putBack = (git: Git): void => {
  git('reset', '--hard', '--quiet');
  git('clean', '--force', '--quiet', '--', 'content');
};

/**
 * Takes out what a publish that was killed has written and not committed. It is made again. What an operator has edited
 * on the server since is in the same files, so all of it stays in Git's stash. @returns what was done, in plain words
 */
export function putBackUnfinished(git: Git): string[] {
  if (git('for-each-ref', unfinished) === '') return [];
  git(...author, 'stash', 'push', '--include-untracked', '--quiet', '--message', unfinished, '--', 'content');
  git('update-ref', '-d', unfinished);
  return ['A publish was ended while it wrote. What was being edited on the server then is listed by: git stash list'];
}

/** Undefined if no site keeps its data in this folder. */
export function openOfficeEdits({ root, dataDir, git, check, published }: OfficeEditsDeps): OfficeEdits | undefined {
  const file = inboxFile(dataDir);
  if (!existsSync(file)) return undefined;
  const database = new Database({ file, isGuest: true });
  const requests = officeRequests(database);
  const contentDir = path.join(root, 'content');
  const isIn = ({ key }: OfficeRequest) =>
    git('log', '-1', '--format=%H', `--grep=^${trailer}: ${key}$`, 'HEAD') !== '';
  const head = () => git('rev-parse', 'HEAD');
  /** The clone's commit before this run's edits. */
  let before = head();

  /** The mistakes in the clone's present content. */
  function mistakes(): ContentError | undefined {
    try {
      check();
      return undefined;
    } catch (error) {
      if (error instanceof ContentError) return error;
      throw error;
    }
  }

  /** Writes the edits into the clone. @returns the question that a conflict raises */
  async function write(edits: readonly Edit[]): Promise<Answer | undefined> {
    for (const [index, edit] of edits.entries()) {
      const full = path.join(contentDir, edit.file);
      if ('photo' in edit) {
        await writePhoto(full, edit);
        continue;
      }
      try {
        writeFileSync(full, applyEdit(readFileSync(full, 'utf8'), edit));
      } catch (error) {
        if (!(error instanceof EditConflict)) throw error;
        const { present, instead } = error;
        const found = present === '' ? 'What it was for is not there any more.' : `It says now:\n${present}`;
        const text = `Meanwhile this was changed at the code host, in content/${edit.file}. ${found}`;
        return { text, edits: edits.with(index, instead) };
      }
    }
    return undefined;
  }

  async function writePhoto(full: string, { file: name, photo, isGone }: Extract<Edit, { photo: string }>) {
    if (isGone) return rmSync(full, { force: true });
    if (existsSync(full)) throw new ContentError([`content/${name} is there already: a photo has taken its place.`]);
    // Loaded only for photos: its decoders take longer to load than a whole run without a photo.
    const { cleanPhoto } = await import('./photo.ts');
    writeFileSync(full, await cleanPhoto(path.join(photoFolder(dataDir), photo), name));
  }

  /** Makes a request's edits in the clone, and checks for mistakes. */
  async function attempt(
    edits: OfficeRequest['edits'],
  ): Promise<{ question?: Answer | undefined; found?: ContentError | undefined }> {
    try {
      if (!edits) throw new ContentError(['Another version of the website took this edit: please ask for it again.']);
      const question = await write(edits);
      return question ? { question } : { found: mistakes() };
    } catch (error) {
      if (error instanceof ContentError) return { found: error };
      throw error;
    }
  }

  async function makeOne(request: OfficeRequest): Promise<void> {
    const was = head();
    const { question, found } = await attempt(request.edits);
    if (question) {
      putBack(git);
      await requests.move(request, 'question', { answer: question });
      return;
    }
    if (found) {
      putBack(git);
      await requests.move(request, 'refused', { answer: answerTo(found) });
      discardPhotos(request);
      return;
    }
    git('add', '--all', '--', 'content');
    if (git('diff', '--cached', '--name-only') !== '')
      git(...author, 'commit', '--quiet', '--message', request.said, '--message', `${trailer}: ${request.key}`);
    // The office may have withdrawn the request meanwhile.
    if (!(await requests.move(request, 'committed'))) git('reset', '--hard', '--quiet', was);
  }

  /** Deletes the original photo, with its location and owner, as soon as it isn't needed. */
  function discardPhotos({ edits }: OfficeRequest): void {
    for (const edit of edits ?? [])
      if ('photo' in edit && !edit.isGone) rmSync(path.join(photoFolder(dataDir), edit.photo), { force: true });
  }

  return {
    async make() {
      for (const request of await requests.inState('committed', 'published'))
        if (!request.isPushed && !isIn(request)) await requests.move(request, 'waiting');
      before = head();
      const waiting = await requests.inState('waiting');
      // A publish that was killed may have made only the commit.
      for (const request of waiting) if (isIn(request)) await requests.move(request, 'committed');
      const left = waiting.filter((request) => !isIn(request));
      if (left.length === 0) return false;
      const others = before !== git('for-each-ref', '--format=%(objectname)', published) && mistakes();
      if (others) {
        const text = `It waits, because an edit at the code host has a mistake:\n${answerTo(others).text}`;
        for (const request of left) await requests.move(request, 'waiting', { answer: { text } });
        return false;
      }
      git('update-ref', unfinished, 'HEAD');
      try {
        for (const request of left) await makeOne(request);
      } catch (error) {
        putBack(git);
        throw error;
      } finally {
        git('update-ref', '-d', unfinished);
      }
      return true;
    },

    async settle(found) {
      const made = await requests.inState('committed');
      if (found && head() !== before) {
        git('reset', '--hard', '--quiet', before);
        for (const request of made) await requests.move(request, 'refused', { answer: answerTo(found) });
        return;
      }
      if (head() !== git('for-each-ref', '--format=%(objectname)', published)) return;
      for (const request of made) {
        await requests.move(request, 'published');
        const undone = request.undoes === undefined ? undefined : await requests.find(request.undoes);
        if (undone) await requests.move(undone, 'ended');
      }
    },

    async push() {
      const left = (await requests.inState('published', 'ended')).filter((one) => !one.isPushed && isIn(one));
      if (left.length === 0) return true;
      const [, branch = ''] = /^[^/]+\/(.+)$/.exec(git('rev-parse', '--abbrev-ref', '@{upstream}')) ?? [];
      try {
        git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
      } catch {
        // Git reports the error on standard error. The next publish tries again.
        return false;
      }
      await requests.markPushed(left.map(({ id }) => id));
      left.forEach(discardPhotos);
      return true;
    },

    close: () => database.close(),
  };
}

function answerTo(error: ContentError): Answer {
  const found = mistakesIn(error);
  const faults = found.flatMap(({ field, message }) => (field === undefined ? [] : [[field, message] as const]));
  return {
    text: found.map(({ field, message }) => [field, message].filter(Boolean).join(' ')).join('\n'),
    faults: Object.fromEntries(faults),
  };
}
