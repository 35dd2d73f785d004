/**
 * The clubs on which the code is tested, so that no test depends on what the real club says (tests/clubs/README.md).
 * Each is a folder of texts like `content/`; they share the drawings, and the code that reads them.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '#content/load.server.ts';
import { fingerprintOf } from '#scripts/site/fingerprint.ts';
import { buildIn, copyPart, refreshCode } from './project-copy.ts';

const root = path.resolve(import.meta.dirname, '..');
const clubs = path.join(root, 'tests/clubs');
/** Whose texts are whole. The others say only what is different with them. */
export const plainClub = path.join(clubs, 'plain');

/** Copies the texts under test, without the code that reads them, to where they may be changed. */
export function copyContent(to: string): void {
  cpSync(contentFolder(), to, {
    recursive: true,
    filter: (file) => !file.endsWith('.ts') && path.basename(file) !== 'images',
  });
  mkdirSync(path.join(to, 'images'), { recursive: true });
}

/** Where a club's project lies: the code, with its content. */
export const clubFolder = (club: string): string => path.join(root, '.generated/clubs', club);

/** Gives a club's project with a build of the present sources, making it where there is none. Throws when it fails. */
export async function builtClub(club: string): Promise<string> {
  const folder = clubFolder(club);
  const record = path.join(folder, 'made-from');
  const sources = await sourcesOf(club);
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return folder;
  rmSync(record, { force: true });
  refresh(folder, club);
  const { status, stdout, stderr } = buildIn(folder);
  if (status !== 0) throw new Error(`The site of the club "${club}" could not be built:\n${stdout}\n${stderr}`);
  writeFileSync(record, sources);
  return folder;
}

/** A hash over all that a club's site is made from. */
async function sourcesOf(club: string): Promise<string> {
  const sum = createHash('sha256').update(await fingerprintOf(root));
  for (const folder of [plainClub, path.join(clubs, club)]) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (path.extname(file)) sum.update(file).update(readFileSync(path.join(folder, file)));
  }
  return sum.digest('hex');
}

/** Brings the copy up to date. What it has generated and built stays. */
function refresh(folder: string, club: string): void {
  refreshCode(root, folder);
  const content = path.join(folder, 'content');
  rmSync(content, { recursive: true, force: true });
  const isCodeOrFolder = (file: string) => file.endsWith('.ts') || path.extname(file) === '';
  cpSync(path.join(root, 'content'), content, {
    recursive: true,
    filter: (file) => isCodeOrFolder(file) && path.basename(file) !== 'images',
  });
  copyPart('content/images/illustrations', root, folder);
  cpSync(plainClub, content, { recursive: true });
  cpSync(path.join(clubs, club), content, { recursive: true });
  // Pictures are encoded once for all of them.
  if (!existsSync(path.join(folder, '.generated')))
    for (const part of ['images', 'images.json', 'cache'])
      copyPart(path.join('.generated', part), root, folder, /cache[\\/]browser$/);
}

if (import.meta.main) {
  const [club = 'plain'] = process.argv.slice(2);
  process.stdout.write(`${await builtClub(club)}\n`);
}
