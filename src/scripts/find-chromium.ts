import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installDebianPackages } from './testing/install-debian-packages.ts';
import { inCi, runTool } from './testing/run-command.ts';

/** Debian's Chromium without windows, in which the same tests take half as long. */
const withoutWindows = {
  path: '/usr/bin/chromium-headless-shell',
  package: 'chromium-headless-shell',
};
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const downloadTimeoutMs = 5 * 60_000;
const chineseFonts = ['/usr/share/fonts/opentype/noto', '/usr/share/fonts/noto-cjk'];

/** A Chromium that starts: CHROME_PATH, the one without windows, Playwright's own, the system's. */
export function findChromium(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (!starts(given)) throw new Error(`CHROME_PATH is ${given}, which does not start.`);
    return given;
  }
  return [withoutWindows.path, chromium.executablePath(), ...systemPaths].find(starts);
}

/** The same, installed first where there is none and that is possible; in CI always the quick one. */
export async function getChromium(): Promise<string | undefined> {
  if (inCi && !process.env.CHROME_PATH && !existsSync(withoutWindows.path)) {
    await installDebianPackages(withoutWindows.package);
  }
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found, installing one.');
  const args = ['install', '--no-shell', 'chromium'];
  await runTool('playwright/cli.js', args, { timeoutMs: downloadTimeoutMs });
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  (await installDebianPackages(withoutWindows.package)) ||
    (await installDebianPackages('chromium'));
  return findChromium();
}

/** Pages look right, and posters have words, only with a font for Chinese. */
export async function getChineseFont(): Promise<boolean> {
  if (process.platform !== 'linux' || chineseFonts.some(existsSync)) return true;
  return installDebianPackages('fonts-noto-cjk');
}

/** A downloaded browser without the system's libraries exists, yet does not start. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const path = await getChromium();
  console.log(path ?? 'No Chromium, and none could be installed: set CHROME_PATH.');
  process.exitCode = path ? 0 : 1;
}
