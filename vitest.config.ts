import { defineConfig } from 'vitest/config';
import { inCi } from './src/scripts/testing/run-command.ts';

const serverTests = ['tests/server/**/*.test.ts'];
const storeTests = ['tests/stores/**/*.test.ts'];

/** Runs the same files on both engines; `openTestDatabase` reads TEST_ENGINE. */
function onEngine(engine: 'sqlite' | 'postgres') {
  return {
    extends: true,
    test: { name: `server-${engine}`, include: serverTests, env: { TEST_ENGINE: engine } },
  } as const;
}

/** Parts of pages are Astro's to compile; tests only ask which is which. */
const partsOfPages = {
  name: 'parts-of-pages',
  enforce: 'pre',
  load: (id: string) => (id.endsWith('.astro') ? 'export default function part() {}' : undefined),
} as const;

export default defineConfig({
  plugins: [partsOfPages],
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // All but stores hold nothing between tests, and importing anew for each file took half the time.
    isolate: false,
    // It is as in the browser: what passes only when run again is named by the summary.
    retry: inCi ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: ['tests/support/postgres-for-run.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...serverTests, ...storeTests, 'tests/bench/**'],
        },
      },
      { extends: true, test: { name: 'stores', include: storeTests, isolate: true } },
      onEngine('sqlite'),
      onEngine('postgres'),
    ],
  },
});
