import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser as PlaywrightBrowser } from '@playwright/test';

const run = promisify(execFile);

type BrowserProgram = { executablePath: string; args: string[]; env: Record<string, string> };

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// The test machine may have no internet access, so a browser that looks for updates only waits. Without a graphics
// card, drawing by the "GPU process" costs more than drawing without it.
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Finds the browser to test with: on Linux the lean one from npm, elsewhere the installed one, or CHROME_PATH. */
export async function findBrowser(): Promise<BrowserProgram> {
  const wanted = process.env['CHROME_PATH'];
  if (!wanted && process.platform === 'linux' && process.arch === 'x64') return bundled();
  const executablePath = [wanted, ...installed].find((file) => file !== undefined && existsSync(file));
  if (!executablePath) throw new Error('No Chromium or Chrome was found to test with. Set CHROME_PATH to one.');
  // As root, as in most containers, Chromium refuses to start with its sandbox.
  return { executablePath, args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])], env: {} };
}

/** Opens the tests' browser for a script. @param port of the DevTools protocol, for Lighthouse */
export async function openBrowser(port?: number): Promise<PlaywrightBrowser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: port === undefined ? args : [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
}

/** The oldest supported Chromium, on Linux. It has no fonts and few libraries, so it uses the other one’s. */
export async function oldestBrowser(): Promise<BrowserProgram> {
  const { env, args } = await bundled();
  const folder = await unpack('chromium-109', ['chromium.br', 'swiftshader.tar.br']);
  return { executablePath: path.join(folder, 'chromium'), args, env };
}

async function bundled(): Promise<BrowserProgram> {
  const folder = await unpack('@sparticuz/chromium', [
    'chromium.br',
    'al2023.tar.br',
    'fonts.tar.br',
    'swiftshader.tar.br',
  ]);
  const executablePath = path.join(folder, 'chromium');
  const fonts = existsSync('/usr/share/fonts') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  const libraries = { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') };
  const starts = async (env: Record<string, string>) =>
    run(executablePath, ['--no-sandbox', '--version'], { env: { ...process.env, ...env } }).then(
      () => true,
      () => false,
    );
  const env = (await starts(fonts)) ? fonts : { ...fonts, ...libraries };
  return { executablePath, args: ['--no-sandbox'], env };
}

/** Unpacks a package's Chromium; returns the folder. If several processes do so at once, the first one's files stay. */
async function unpack(name: string, files: readonly string[]): Promise<string> {
  const folder = path.resolve('.generated/cache', name === '@sparticuz/chromium' ? 'browser' : name);
  if (existsSync(folder)) return folder;
  const own = `${folder}-${process.pid}`;
  await mkdir(own, { recursive: true });
  // The package unpacks into the folder for temporary files, which other users share.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = own;
  const { inflate } = await import('@sparticuz/chromium');
  await Promise.all(files.map((file) => inflate(path.resolve('node_modules', name, 'bin', file))));
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await rename(own, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(own, { recursive: true });
  });
  return folder;
}
