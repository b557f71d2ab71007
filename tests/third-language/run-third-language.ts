import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../support/copy-tree.ts';
import { addLanguage } from './add-language.ts';

// This is the second half of `npm run third-language`: it adds a language to a copy of this
// repository as a person would, builds the site and walks every page in that language. Words after
// the command go to Playwright.
const folder = copyTree();
const run = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(folder, file), ...args], {
    cwd: folder,
    stdio: 'inherit',
    // Another language has a seed of its own.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', WARMLIGHT_SEEDED: '' },
  });
try {
  const touched = addLanguage(folder);
  console.log(`A third language is ${touched.length} places:\n  ${touched.join('\n  ')}`);
  run('src/scripts/build.ts');
  const config = ['--config', 'tests/third-language/playwright.config.ts'];
  run('node_modules/playwright/cli.js', 'test', ...config, ...process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
