import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** Opens the browser of the tests for a script. @param port where Lighthouse speaks to it, too */
export async function openBrowser(port?: number): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: port === undefined ? args : [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
}
