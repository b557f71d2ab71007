import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { engineNames, missingFor } from '#src/scripts/testing/find-engines.ts';
import { inCi } from '#src/scripts/testing/run-command.ts';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results'),
  globalSetup: '../../src/scripts/testing/seed-for-run.ts',
  workers: 2,
  forbidOnly: true,
  retries: inCi ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: engineNames
    .filter((name) => missingFor(name).length === 0)
    .map((name) => ({ name, use: { locale: 'zh-CN' } })),
});
