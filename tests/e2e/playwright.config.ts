import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { inCi } from '#src/scripts/testing/run-command.ts';
import { defaultLocale, locales } from '#src/shared/platform/locale.ts';
import { requireChromium } from '../support/require-chromium.ts';

const root = join(import.meta.dirname, '../..');
const executablePath = requireChromium();

const args = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-component-update'],
  ...['--disable-background-networking', '--disable-sync', '--disable-dev-shm-usage'],
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1,
};

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(root, 'test-results'),
  globalSetup: '../../src/scripts/testing/seed-for-run.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What fails on a busy machine is run again, and the summary tells how many were.
  retries: inCi ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { launchOptions: { executablePath, args }, trace: 'off', screenshot: 'off' },
  projects: locales.map((locale) => ({
    name: locale.split('-', 1)[0] as string,
    ...(locale === defaultLocale ? {} : { grepInvert: /@once/ }),
    use: { ...phone, locale },
  })),
});
