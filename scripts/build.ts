/**
 * `npm run build`: builds the site in build/, for today and for each day soon on which content changes.
 * npm run build -- --as-of 2027-01-01   builds the site as of another day
 * PREVIEW=on npm run build              builds a preview, which says so and has its forms turned off
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { embedHosts } from '#app/components/embeds/hosts.ts';
import { pageNames } from '#app/page-names.ts';
import { ContentError } from '#content/source.server.ts';
import { findBaseline } from '#content/baseline.server.ts';
import { isPreview, readContent } from '#content/load.server.ts';
import { day as daySchema } from '#content/schema/text.ts';
import { addDays } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { laterFolder } from '#server/http/site-manifest.ts';
import { prepare } from './prepare.ts';
import { checkAsked } from './build/asked-twice.ts';
import { bundleAnswers } from './build/answers.ts';
import { bundleSite } from './build/pages.ts';
import { recordBuildTime, timed } from './build/build-times.ts';
import { contentSecurityPolicy, framesOn } from './build/csp.ts';
import { buildFolders, copyContentSnapshot, recover, swapIn } from './build/folders.ts';
import { buildDocuments } from './build/documents/build.ts';
import { contentErrorExitCode } from './build/ensure-build.ts';
import { compressAhead, compressorOf, finishSite, type FinishOptions } from './build/finish.ts';
import { fingerprintOf, recordFingerprint } from './build/fingerprint.ts';
import { SiteError } from '#server/said/site.ts';
import { together } from './build/map-concurrent.ts';
import { knownClosures, recordClosures } from './build/known-closures.ts';
import { progressOn } from './build/progress.ts';
import { writeSearchFiles } from './build/search-index.ts';
import { bundleServiceWorker } from './build/service-worker.ts';
import { recordUntranslated } from './build/untranslated.ts';
import { writeWellKnownFiles } from './build/well-known-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const folders = buildFolders(root);
const { next, served } = folders;
const { log, update } = progressOn(process.stdout);

const { values } = parseArgs({ options: { 'as-of': { type: 'string' } } });

const daysAhead = 35;

/** The measured memory need of a first build. With less, the system may kill it without a message. */
const neededMb = 1700;
const freeMb = Math.floor(process.availableMemory() / 1e6);
if (freeMb < neededMb)
  log(
    `A build takes about ${neededMb} MB of memory, and ${freeMb} MB are free. Should it end without a word: add swap.`,
  );

try {
  // React, Vite and Workbox read it when they are loaded or bundled.
  process.env['NODE_ENV'] = 'production';
  const fingerprint = await fingerprintOf(root);
  pageNames(root);
  const today = values['as-of'] === undefined ? rangeDay(new Date()) : daySchema.parse(values['as-of']);
  const contentDir = path.join(root, 'content');
  const content = readContent(contentDir, today, findBaseline(contentDir));
  checkAsked(contentDir, content);
  const changes = content.changes.filter((day) => day <= addDays(today, daysAhead));
  const later = changes.map((day) => ({ folder: laterFolder(day), content: readContent(contentDir, day) }));
  const known = await knownClosures(process.env, () => content.embeds);
  await recover(folders);
  await rm(next, { recursive: true, force: true });
  const { plan, files, cards } = await prepare({ root, content, log, update });
  const editions = [{ folder: 'client', content }, ...later];
  const hostsFor = (frames: readonly string[]) => embedHosts(content.embeds, frames);
  const policyOf = (html: string) => contentSecurityPolicy(html, hostsFor(framesOn(html)));
  const compressor = compressorOf(root);
  const buildPages = async () => {
    await together([timed('plan', () => plan), timed('files', files)]);
    await timed('pages', () => bundleSite({ root, out: next, editions, policyOf, known }));
    const folderOf = ({ folder }: (typeof editions)[number]) => path.join(next, folder);
    const writeSearch = async () => {
      for (const edition of editions) await writeSearchFiles(folderOf(edition), edition.content);
    };
    await together([
      timed('search', writeSearch),
      timed('cards', cards),
      bundleAnswers(root, next),
      ...editions.map((edition) => writeWellKnownFiles(folderOf(edition), edition.content, known)),
      ...later.map((edition) =>
        buildDocuments({ folder: path.join(folderOf(edition), 'documents'), log: () => {}, content: edition.content }),
      ),
    ]);
    await timed('compress', () => compressAhead(editions.map(folderOf), compressor));
  };
  const pictures = plan.then(({ encode }) => timed('pictures', encode));
  const worker = bundleServiceWorker(root, content);
  await together([pictures, worker, buildPages()]);
  await copyContentSnapshot(contentDir, next);
  const site: FinishOptions = {
    root,
    build: next,
    before: served,
    csp: hostsFor,
    redirects: content.redirects,
    asOf: today,
    changes,
    nextChange: content.changes[changes.length],
    preview: isPreview(),
    worker: await worker,
    compressor,
  };
  await timed('finish', () => finishSite(site));
  await recordClosures(next, known, today);
  await recordUntranslated(next, root, content.toTranslate);
  if (!isPreview()) await recordFingerprint(next, fingerprint);
  await swapIn(folders);
  if (values['as-of'] !== undefined)
    log(`This is the site as of ${today}. Build again without --as-of before you publish.`);
  const cpuSeconds = await recordBuildTime(root, (await plan).isFirst ? 'first' : 'next');
  log(`site: ${(performance.now() / 1000).toFixed(1)} s, ${cpuSeconds} s of processor time`);
} catch (error) {
  update('');
  // Editors fix content errors, and a SiteError explains itself. Any other error is a bug of ours, so print its stack.
  const isEditors = error instanceof ContentError;
  const isExplained = isEditors || error instanceof SiteError;
  process.stderr.write(`${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = isEditors ? contentErrorExitCode : 2;
}
