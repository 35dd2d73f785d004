import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { install as installFetch } from 'undici';
import { contentCheck, publishCheck } from '#server/http/health-checks.ts';
import { rangeDay } from '#domain/range-time.ts';
import { contentOfBuild, firstContentError, ownContent } from '#server/content.ts';
import { makeDataFolder } from '#server/inbox/data-folder.ts';
import { drain } from '#server/http/graceful-shutdown.ts';
import { readSettings } from '#server/env.ts';
import { createLimitedServer } from '#server/http/limits.ts';
import { requestListener } from '#server/http/request-listener.ts';
import { listen, urlOf } from '#server/http/listen.ts';
import { createLog, type Log } from '#server/http/log.ts';
import { standardOutput } from '#server/http/log-output.ts';
import { isInterruptedRequest } from '#server/feeds/upstream-error.ts';
import { createServices, type Services } from '#server/create-services.ts';
import { loadSite, outdatedBuild } from '#server/http/site.ts';
import { reportStartupErrors } from '#server/start-error.ts';

const flushMs = 1000;

const repeatedSignalMs = 1000;

const ownBuild = path.join(import.meta.dirname, '..', 'build');

export type MainOptions = {
  env?: Readonly<Record<string, string | undefined>>;
  buildDir?: string;
  /** Only checked for mistakes: the site is served from its build's own snapshot. */
  contentDir?: string;
  problem?: string;
  open?: typeof createServices;
  now?: () => Date;
};

/** Returns once the site is listening. Prints errors that the operator can fix, with exit code 1; throws all others. */
export async function main(options: MainOptions = {}): Promise<void> {
  await reportStartupErrors(() => start(options));
}

async function start(options: MainOptions): Promise<void> {
  const {
    env = process.env,
    buildDir = ownBuild,
    contentDir = ownContent,
    problem: found,
    open = createServices,
    now = () => new Date(),
  } = options;
  ignoreBrokenPipes();
  // After rejecting a response with more than five content encodings, Node 24's fetch (undici 7) emits errors outside
  // of its promise: a reset connection or an abort then ends the process. undici 8 closes the connection.
  installFetch();
  const settings = readSettings(env);
  makeDataFolder(settings.DATA_DIR);
  const log = createLog(settings);
  const site = await loadSite(buildDir);
  const services = await open({ settings, log, site, contentDir: contentOfBuild(buildDir, contentDir), now });
  const error = firstContentError(contentDir) ?? found;
  const findProblem = () => error ?? outdatedBuild(site, rangeDay(now()));
  const problem = findProblem();
  const content = contentCheck(contentDir, site.builtAt, findProblem);
  const checks = { ...services.checks, content, publish: publishCheck(buildDir, now) };
  const limited = createLimitedServer(requestListener({ ...services, settings, site, log, now, checks }), { log });
  const { server } = limited;
  try {
    await listen(server, settings, env);
  } catch (error) {
    await services.close();
    throw error;
  }
  stopOnSignal(() => drain(limited), services, log);
  if (problem !== undefined)
    process.stderr.write(`NOT UP TO DATE: this is the site as it was built at ${site.builtAt}. ${problem}\n`);
  process.stdout.write(`The site is at ${urlOf(server.address() as AddressInfo)} (Ctrl+C stops it)\n`);
}

/** The process reading our output may exit (`| head`, a crashed log collector); keep serving the site. */
function ignoreBrokenPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

function stopOnSignal(stopServer: () => Promise<void>, services: Services, log: Log): void {
  let stoppingSince: number | undefined;
  const stop = async (signal: string) => {
    if (stoppingSince !== undefined) {
      // A second signal exits at once. npm forwards the terminal's Ctrl+C, so two signals in quick succession count as
      // one.
      if (performance.now() - stoppingSince > repeatedSignalMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ signal }, 'stopping');
    await stopServer();
    await services.close();
    log.info('stopped');
    await end(0);
  };
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'crashed');
    void end(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, (name: string) => void stop(name).catch(crash));
  // Log it ourselves: Node's own report would print full error texts, with visitors' addresses.
  process.on('uncaughtException', (error) => {
    // It leaves no broken state: the client gets an error or a timeout.
    if (isInterruptedRequest(error)) log.error({ err: error }, 'an interrupted request failed outside of its promise');
    else crash(error);
  });
}

async function end(code: number): Promise<never> {
  await standardOutput.flush(flushMs);
  process.exit(code);
}

if (import.meta.main) await main();
