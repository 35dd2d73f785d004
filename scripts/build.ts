/** `npm run build`: turns the sources into a site in build/ that the server can hold in memory. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { embedHosts } from '#app/components/embeds/hosts.ts';
import { pageNames } from '#app/page-names.ts';
import { ContentError } from '#content/source.server.ts';
import { readContent } from '#content/load.server.ts';
import { prepare } from './prepare.ts';
import { bundleAnswers } from './build/answers.ts';
import { bundleSite } from './build/pages.ts';
import { contentSecurityPolicy, framesOn } from './build/csp.ts';
import { buildFolders, copyContentSnapshot, recoverBuild, swapBuilds } from './build/folders.ts';
import { contentErrorExitCode } from './build/ensure-build.ts';
import { finishSite } from './build/finish.ts';
import { fingerprintOf, recordFingerprint } from './build/fingerprint.ts';
import { writeSearchFile } from './build/search-index.ts';
import { serviceWorker } from './build/precache-entries.ts';
import { writeWellKnownFiles } from './build/well-known-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const { next, served } = buildFolders(root);
const log = (line: string) => process.stdout.write(`${line}\n`);

/** The memory that a build was measured to need. With less, the system may kill it without a message. */
const neededMb = 1000;
const freeMb = Math.floor(process.availableMemory() / 1e6);
if (freeMb < neededMb)
  log(
    `A build takes about ${neededMb} MB of memory, and ${freeMb} MB are free. Should it end without a word: add swap.`,
  );

try {
  const fingerprint = await fingerprintOf(root);
  pageNames(root);
  const pictures = await prepare(root, log);
  await recoverBuild(root);
  await rm(next, { recursive: true, force: true });
  const content = readContent(path.join(root, 'content'));
  const hostsFor = (frames: readonly string[]) => embedHosts(content.embeds, frames);
  const policyOf = (html: string) => contentSecurityPolicy(html, hostsFor(framesOn(html)));
  // Concurrently: the encoders take longest, and the pages need only names and sizes of pictures.
  const ends = await Promise.allSettled([pictures.encode(), bundleSite({ root, out: next, policyOf })]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  await bundleAnswers(root, next);
  await writeWellKnownFiles(path.join(next, 'client'), content);
  await writeSearchFile(path.join(next, 'client'), content);
  await copyContentSnapshot(path.join(root, 'content'), next);
  await finishSite({
    root,
    build: next,
    before: served,
    csp: hostsFor,
    redirects: content.redirects,
    worker: (saved) => serviceWorker(root, saved),
  });
  await recordFingerprint(next, fingerprint);
  await swapBuilds(root);
} catch (error) {
  // The editor fixes a content error. Any other error is ours and prints its stack.
  const isEditors = error instanceof ContentError;
  process.stderr.write(`${isEditors ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = isEditors ? contentErrorExitCode : 2;
}
