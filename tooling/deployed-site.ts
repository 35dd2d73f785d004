/** A site of its own that is deployed again and again, on one address: the club's build, changed a little each time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { embedHosts } from '#app/components/embeds/hosts.ts';
import { readContent } from '#content/load.server.ts';
import { buildFolders, swapBuilds } from '#scripts/site/build-folders.ts';
import { finishSite } from '#scripts/site/finish.ts';
import { clubFolder } from './clubs.ts';
import { freePort } from './free-port.ts';
import { renameChangedData } from './next-build.ts';
import { ProjectCopy } from './project-copy.ts';

type Deploy = {
  /** Texts of the built site and what takes their place; scripts and styles that change get a new name. */
  changes?: readonly (readonly [file: RegExp, from: RegExp, to: string])[];
  /** Whether parts of earlier builds stay. */
  keepEarlier?: boolean;
};

export class DeployedSite {
  readonly #project = new ProjectCopy(clubFolder('plain'));
  readonly #port: number;
  #server: ChildProcess | undefined;
  #deploys = 0;

  private constructor(port: number) {
    this.#port = port;
    cpSync(path.join(clubFolder('plain'), 'build'), this.#folders.served, { recursive: true });
  }

  static async start(): Promise<DeployedSite> {
    const site = new DeployedSite(await freePort());
    await site.#serve();
    return site;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  get #folders() {
    return buildFolders(this.#project.folder);
  }

  /** Puts a changed build in the place of the last one, as a build does, and starts the server anew. */
  async deploy({ changes = [], keepEarlier = true }: Deploy = {}): Promise<void> {
    const root = this.#project.folder;
    const { served, next } = this.#folders;
    const content = readContent(path.join(root, 'content'));
    for (const part of ['client', 'server', 'content'])
      cpSync(path.join(served, part), path.join(next, part), { recursive: true });
    const client = path.join(next, 'client');
    for (const [file, from, to] of changes) edit(client, file, from, to);
    renameParts(client, (this.#deploys += 1));
    await finishSite({
      root,
      build: next,
      ...(keepEarlier && { before: served }),
      csp: (frames) => embedHosts(content.embeds, frames),
      redirects: content.redirects,
      // Nobody waits for these bytes, and every page is new.
      quality: 4,
    });
    await swapBuilds(root);
    await this.#stop();
    await this.#serve();
  }

  async remove(): Promise<void> {
    await this.#stop();
    this.#project.remove();
  }

  async #serve(): Promise<void> {
    const nowhere = 'http://127.0.0.1:9';
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: this.#project.folder,
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.#port),
        LOG_LEVEL: 'error',
        NWS_URL: nowhere,
        EPA_UV_URL: nowhere,
        CALTRANS_URL: nowhere,
        CALENDAR_ICS_URL: nowhere,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#server = child;
    await once(child.stdout, 'data');
  }

  async #stop(): Promise<void> {
    if (this.#server?.exitCode === null && this.#server.kill()) await once(this.#server, 'exit');
  }
}

const textFile = /\.(html|js|css|json)$/;

function edit(folder: string, file: RegExp, from: RegExp, to: string): void {
  let found = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.test(name) || !textFile.test(name)) continue;
    const text = readFileSync(path.join(folder, name), 'utf8');
    if (from.test(text)) found += 1;
    writeFileSync(path.join(folder, name), text.replaceAll(new RegExp(from, 'g'), to));
  }
  if (found === 0) throw new Error(`No file like ${file} has ${from}`);
}

/** Every script has another name than in the build before, as after a change of what all of them need. */
function renameParts(client: string, deploy: number): void {
  const assets = path.join(client, 'assets');
  const parts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = new Map(parts.map((name) => [name, name.replace(/(?:~\d+)?\.js$/, `~${deploy}.js`)]));
  for (const [from, to] of renamed) renameSync(path.join(assets, from), path.join(assets, to));
  const anyPart = new RegExp(parts.map((name) => name.replaceAll(/[.~]/g, String.raw`\$&`)).join('|'), 'g');
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!textFile.test(name)) continue;
    const file = path.join(client, name);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(anyPart, (part) => renamed.get(part) ?? part),
    );
  }
  renameChangedData(client);
}
