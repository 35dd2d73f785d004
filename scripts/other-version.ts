import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Serves the site of a git ref from a temporary worktree while `look` runs. */
export async function withVersion(root: string, ref: string, look: (origin: string) => Promise<void>): Promise<void> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'version-')), 'site');
  execFileSync('git', ['worktree', 'add', '--detach', folder, ref], { cwd: root, stdio: 'inherit' });
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    const site = spawn('npm', ['start'], {
      cwd: folder,
      // npm doesn't forward signals, so the whole process group is stopped.
      detached: true,
      env: { ...process.env, PORT: '0', DATA_DIR: path.join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await look(await addressSaidBy(site.stdout));
    } finally {
      if (site.pid && site.exitCode === null) {
        process.kill(-site.pid);
        await once(site, 'exit');
      }
    }
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root, stdio: 'inherit' });
  }
}

async function addressSaidBy(output: AsyncIterable<Buffer>): Promise<string> {
  let said = '';
  for await (const chunk of output) {
    said += chunk.toString();
    const [, address] = /The site is at (http:\S+)/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`That version did not start:\n${said}`);
}
