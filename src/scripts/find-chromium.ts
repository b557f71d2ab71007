import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's Chromium without windows comes first: the same tests take half as long in it. */
const quickest = '/usr/bin/chromium-headless-shell';
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const chineseFonts = ['/usr/share/fonts/opentype/noto', '/usr/share/fonts/noto-cjk'];

export const howToGetChromium =
  'There is no Chromium: "npx playwright install --with-deps chromium" gets one, or CHROME_PATH names one.';

/**
 * Finds a Chromium that starts: CHROME_PATH, the one without windows, Playwright's own, the
 * system's.
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (!starts(given)) throw new Error(`CHROME_PATH is ${given}, which does not start.`);
    return given;
  }
  return [quickest, chromium.executablePath(), ...systemPaths].find(starts);
}

/** Answers pages look right, and posters have words, only with a font for Chinese. */
export function hasChineseFont(): boolean {
  return process.platform !== 'linux' || chineseFonts.some(existsSync);
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
  const path = findChromium();
  console.log(path ?? howToGetChromium);
  process.exitCode = path ? 0 : 1;
}
